import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Aprender',
  menu: 'un primer duelo en ocho lecciones, y el glosario',
  hint: 'Ocho lecciones cortas en una mesa de verdad, y las palabras y reglas del juego.',
  glossary: 'Glosario',
  glossaryHint: 'las palabras del juego, y todas las reglas',
  opponent: 'Adversario',
  lesson: 'Lección',
  done: 'hecha',
  begin: 'Empezar',
  next: 'Lección siguiente',
  again: 'Otra vez',
  takeBack: 'Deshacer la última elección',
  list: 'A la lista de lecciones',
  astray: 'Está permitido, pero no es lo que se pide aquí. z lo deshace; o sigue y mira.',
  lost: 'Ha ido por otro camino: la meta ya no se puede alcanzar. No se pierde nada: deshaz o prueba otra vez.',
  leave: {
    title: '¿Dejar la lección?',
    text: 'Otra vez empieza de nuevo; las lecciones hechas quedan hechas.',
    stay: 'Seguir con la lección',
    list: 'A la lista de lecciones',
    quit: 'Salir de Duelo',
  },
  finished:
    'Era la última lección. Ya sabes lo necesario para un primer duelo: en el menú, Intro en «Duelo» lo empieza.',
  inLines: 'Aquí se elige con el número; z deshace, w h1 dice por qué, ? ayuda.',
  lessons: {
    turn: {
      title: 'Tu turno',
      intro: [
        'En un duelo hay que dejar los Puntos de Vida del otro en 0.',
        'Un turno: robar, jugar cartas en la Main Phase, atacar en la Battle Phase, terminar.',
        'Ya has robado. Arriba y abajo marcan una línea del menú, Intro la hace.',
      ],
      steps: {
        summon: (card) =>
          `Invoca de Modo Normal a ${card('Gemini Elf')}: marca su línea y pulsa Intro. Una vez por turno.`,
        battle: () => 'Los monstruos solo atacan en la Battle Phase. Pulsa b, o Intro en su línea.',
        attack: (card) => `Ataca con ${card('Gemini Elf')}. No hay monstruo en medio: golpeas al jugador.`,
        end: () => 'No queda nada por hacer: termina tu turno con e.',
      },
      end: 'Invocaste un monstruo, atacaste directamente y le quitaste su ATK de los Puntos de Vida al otro jugador.',
    },
    tribute: {
      title: 'Sacrificios y cartas Colocadas',
      intro: [
        'Los monstruos de Nivel 5 y 6 cuestan uno de los tuyos, los de Nivel 7 o más dos: los Sacrificios.',
        'Las Trampas se Colocan antes, boca abajo. Funcionan desde el turno siguiente.',
      ],
      steps: {
        tribute: (card) =>
          `Invoca por Sacrificio a ${card('Summoned Skull')}: ${card('Battle Ox')} es su Sacrificio y va al Cementerio.`,
        set: (card) => `Coloca ${card('Trap Hole')}: queda boca abajo y espera al otro jugador.`,
        end: (card) => `Termina tu turno con e. Desde ahora se puede usar ${card('Trap Hole')}.`,
      },
      end: 'Un monstruo fuerte cuesta Sacrificios. Una carta Colocada aún no hace nada, pero el otro no puede verla.',
    },
    battle: {
      title: 'Combate y posiciones',
      intro: [
        'En Posición de Ataque un monstruo lucha con su ATK, en Defensa con su DEF.',
        'El más débil es destruido. Entre dos en Ataque, su jugador pierde la diferencia.',
      ],
      steps: {
        defend: (card) =>
          `${card('Mystical Elf')} tiene poco ATK pero 2000 de DEF: ponla en Posición de Defensa.`,
        battle: () => 'A la Battle Phase con b. Lo Colocado y en Defensa se queda como está.',
        attack: (card) =>
          `Ataca a ${card('Battle Ox')} con ${card('Vorse Raider')}: 1900 contra 1700. Lo Colocado no lo conoces.`,
        end: () => 'Le ha costado 200 Puntos de Vida al otro. Termina tu turno con e.',
      },
      end: 'Gana el valor más alto. Contra Posición de Defensa nadie pierde Puntos de Vida, salvo si el ataque era débil.',
    },
    spells: {
      title: 'Mágicas',
      intro: [
        'Las Mágicas se usan desde la mano en tu propia Main Phase.',
        'Una Mágica de Equipo se queda en su monstruo; casi todas las demás van al Cementerio.',
      ],
      steps: {
        typhoon: (card) =>
          `Una carta Colocada puede ser una Trampa. Activa ${card('Mystical Space Typhoon')} y destrúyela.`,
        axe: (card) =>
          `¡Era ${card('Mirror Force')}! Ahora activa ${card('Axe of Despair')} en ${card('Gemini Elf')}: 1000 de ATK más.`,
        attack: (card) => `2900 bastan: a la Battle Phase con b, y ataca a ${card('Summoned Skull')}.`,
      },
      end: 'Abriste camino, reforzaste tu monstruo y ganaste el combate. w sobre un monstruo dice de qué se compone su ATK.',
    },
    traps: {
      title: 'Trampas',
      intro: [
        'Una Trampa se Coloca en tu turno y salta en el del otro.',
        'Cuando ocurre algo a lo que responde, se te pregunta.',
      ],
      steps: {
        set: (card) => `Coloca ${card('Mirror Force')}. Responderá a un ataque.`,
        end: () => 'Termina tu turno con e. Después juega el otro; Intro sigue en una pausa.',
        answer: (card) => `Espera el ataque. Cuando se te pregunte, elige ${card('Mirror Force')}.`,
      },
      end: 'Una Trampa, y todos los monstruos atacantes desaparecieron. Por eso se temen las cartas Colocadas.',
    },
    chains: {
      title: 'Cadenas',
      intro: [
        'Una carta se puede responder con otra: eso hace una Cadena.',
        'Se resuelve al revés, la última primero. La respuesta debe ser bastante rápida.',
      ],
      steps: {
        jar: (card) =>
          `Van a destruir tu ${card('Jar of Greed')}. Encadénala ahora: robas antes de que pase.`,
        jammer: (card) =>
          `${card('Fissure')} destruiría tu monstruo. Encadena ${card('Magic Jammer')}, una Contratrampa; se paga con un descarte.`,
      },
      end: 'El último eslabón se resolvió primero: robaste antes de perder la Trampa, y la Mágica fue negada antes de actuar.',
    },
    why: {
      title: 'Por qué, y deshacer',
      intro: [
        'Aquí nada puede salir mal: lo no permitido no se ofrece.',
        'w dice por qué una carta se puede jugar o no; z deshace una elección.',
      ],
      steps: {
        why: (card) =>
          `¿Por qué no está ${card('Summoned Skull')} en el menú? Izq, márcalo en tu mano y pulsa w. Esc vuelve.`,
        wrong: (card) =>
          `Ahora equivócate: Invoca de Modo Normal a ${card('Mystical Elf')} en Ataque, con 800 de ATK.`,
        undo: (card) => `${card('Battle Ox')} le ganaría. Deshazlo: pulsa z.`,
        right: (card) => `Invoca de Modo Normal a ${card('Gemini Elf')}, con 1900 de ATK.`,
      },
      end: 'w sirve en cada carta, en las fases y en las pilas; sus reglas se abren en el glosario. z deshace, Z rehace.',
    },
    win: {
      title: 'Gana el duelo',
      intro: [
        'El otro tiene 3500 Puntos de Vida y un monstruo en Posición de Defensa.',
        'Puedes ganar este turno. Ya sabes cómo.',
      ],
      steps: {
        win: (card) => `Abre camino con ${card('Fissure')}, trae un segundo monstruo y ataca con los dos.`,
      },
      end: '¡Has ganado tu primer duelo!',
    },
  },
};
