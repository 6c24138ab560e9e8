import type { Strings } from '../index.ts';

export const terms: Strings['terms'] = {
  lifePoints: {
    name: 'Puntos de Vida',
    text: 'Por lo que se lucha: con 0 pierdes. Los quitan los combates, los efectos y los costes.',
  },
  turn: {
    name: 'Turno y fases',
    text: 'Un turno tiene Draw, Standby, Main 1, Battle, Main 2 y End Phase. Después le toca al otro jugador.',
  },
  mainPhase: {
    name: 'Main Phase',
    text: 'Aquí Invocas, Colocas, activas Mágicas y cambias posiciones. Hay una antes del combate y otra después.',
  },
  battlePhase: {
    name: 'Battle Phase',
    text: 'Aquí atacan tus monstruos, uno tras otro. Quien empieza el Duelo no la tiene en el primer turno.',
  },
  damageStep: {
    name: 'Damage Step',
    text: 'La parte de un ataque en que se comparan los valores y se inflige el daño. Casi ninguna carta puede usarse en él.',
  },
  normalSummon: {
    name: 'Invocación Normal',
    text: 'Jugar un monstruo de la mano boca arriba en Posición de Ataque. Una vez por turno; Colocar un monstruo también cuenta.',
  },
  tributeSummon: {
    name: 'Invocación por Sacrificio',
    text: 'La Invocación Normal de un monstruo fuerte: Nivel 5 y 6 cuestan uno de tus monstruos, Nivel 7 o más dos.',
  },
  tribute: {
    name: 'Sacrificio',
    text: 'Mandar un monstruo tuyo al Cementerio como precio de una Invocación o un efecto. No ha sido destruido.',
  },
  set: {
    name: 'Colocar',
    text: 'Poner una carta boca abajo en el Campo. Un monstruo Colocado está en Posición de Defensa; la carta aún no hace nada.',
  },
  flipSummon: {
    name: 'Invocación por Volteo',
    text: 'Voltear tu monstruo Colocado a Posición de Ataque en tu Main Phase, no en el turno en que se Colocó.',
  },
  specialSummon: {
    name: 'Invocación Especial',
    text: 'Toda Invocación que hace una carta: por un efecto, una Fusión o un Ritual. Puede haber muchas en un turno.',
  },
  fusionSummon: {
    name: 'Invocación por Fusión',
    text: 'Polimerización manda al Cementerio los monstruos nombrados y trae en su lugar un Monstruo de Fusión.',
  },
  ritualSummon: {
    name: 'Invocación por Ritual',
    text: 'Una Mágica de Ritual trae su Monstruo de Ritual desde tu mano; Sacrificas monstruos con Niveles suficientes.',
  },
  revive: {
    name: 'Revivir',
    text: 'Invocar de Modo Especial un monstruo del Cementerio. Algunos deben haber sido Invocados correctamente antes.',
  },
  level: {
    name: 'Nivel',
    text: 'Las estrellas de un monstruo. Deciden cuántos Sacrificios cuesta su Invocación.',
  },
  atkDef: {
    name: 'ATK y DEF',
    text: 'Un monstruo lucha con su ATK en Posición de Ataque y con su DEF en Posición de Defensa.',
  },
  position: {
    name: 'Posición de batalla',
    text: 'Ataque, Defensa boca arriba o Defensa boca abajo. Una vez por turno puedes girar un monstruo, no recién llegado ni tras atacar.',
  },
  attack: {
    name: 'Ataque',
    text: 'Uno de tus monstruos en Posición de Ataque lucha contra uno suyo. Contra Posición de Defensa nadie pierde Puntos de Vida, salvo si el ATK era bajo.',
  },
  directAttack: {
    name: 'Ataque directo',
    text: 'Sin monstruos en medio atacas al jugador, que pierde tantos Puntos de Vida como el ATK.',
  },
  replay: {
    name: 'Repetición',
    text: 'Si cambian los monstruos del lado atacado después de declarar el ataque, se puede volver a elegir.',
  },
  spell: {
    name: 'Carta Mágica',
    text: 'Se usa desde la mano o el Campo en tu propia Main Phase; las de Juego Rápido también en otros momentos.',
  },
  quickPlay: {
    name: 'Mágica de Juego Rápido',
    text: 'Una Mágica que también responde a otras cartas. En el turno del otro debe estar Colocada de antes.',
  },
  equip: {
    name: 'Mágica de Equipo',
    text: 'Se queda en el Campo y refuerza a un monstruo. Si este se va, la Carta de Equipo es destruida.',
  },
  fieldSpell: {
    name: 'Mágica de Campo',
    text: 'Tiene su propia zona y cambia el Campo para ambos jugadores.',
  },
  trap: {
    name: 'Carta de Trampa',
    text: 'Primero se Coloca y funciona a partir del turno siguiente, también en el turno del otro jugador.',
  },
  counterTrap: {
    name: 'Contratrampa',
    text: 'La Trampa más rápida: responde a lo que se acaba de hacer, y solo otra Contratrampa le responde.',
  },
  chain: {
    name: 'Cadena',
    text: 'Las cartas que se responden unas a otras forman una Cadena. Se resuelve al revés: la última primero.',
  },
  spellSpeed: {
    name: 'Velocidad de Hechizo',
    text: 'Lo rápida que es una carta: 1 no responde a nada, 2 responde a 1 y 2, 3 responde a todo.',
  },
  priority: {
    name: 'Prioridad',
    text: 'A quién le toca actuar: primero el jugador del turno, después el otro. Dos pases seguidos la acaban.',
  },
  response: {
    name: 'Respuesta',
    text: 'Tras una jugada se pregunta al otro jugador si responde con una carta rápida.',
  },
  cost: {
    name: 'Coste',
    text: 'Lo que pagas para activar una carta. No se devuelve, aunque el efecto sea negado.',
  },
  target: {
    name: 'Objetivo',
    text: 'Una carta elegida al activar un efecto. Si ya no está cuando se resuelve, esa parte falla.',
  },
  negate: {
    name: 'Negar',
    text: 'Hacer que una activación, efecto, Invocación o ataque quede en nada.',
  },
  effects: {
    name: 'Efectos de monstruo',
    text: 'Los Continuos actúan siempre, los de Ignición se usan en tu Main Phase, los Disparados empiezan cuando ocurre algo, los Rápidos también responden.',
  },
  missedTiming: {
    name: 'Perder el momento',
    text: 'Un efecto opcional de «cuando» se pierde si ocurrió otra cosa después de lo que espera.',
  },
  graveyard: {
    name: 'Cementerio',
    text: 'Donde están las cartas destruidas, Sacrificadas, descartadas y usadas, a la vista de ambos.',
  },
  banished: {
    name: 'Retirada del juego',
    text: 'Apartada por el resto del Duelo, a no ser que una carta la devuelva. No está en el Cementerio.',
  },
  handLimit: {
    name: 'Límite de mano',
    text: 'Al final de tu turno te quedas con seis cartas como máximo.',
  },
  token: {
    name: 'Ficha',
    text: 'Un monstruo que crea un efecto; no es carta de ningún Deck y desaparece al dejar el Campo.',
  },
  control: {
    name: 'Control',
    text: 'Quién juega una carta. La que deja el Campo va siempre a su dueño.',
  },
};
