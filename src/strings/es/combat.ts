import type { Strings } from '../index.ts';

export const combat: Strings['combat'] = {
  unanswered: (parts: string) => `Sin respuesta: ${parts}.`,
  both: 'ambos son destruidos',
  falls: (name: string) => `${name} es destruido`,
  none: 'nada es destruido',
  noDamage: 'sin daño',
  you: (n: number) => `recibes ${n}`,
  they: (name: string, n: number) => `${name} recibe ${n}`,
  facts: 'La mesa en frases',
  faceUp: 'blanco boca arriba',
  ownWindow: 'Nada responde aún: ¿activas algo?',
  thinking: (name: string, seconds: number) => `${name} piensa: ${seconds} s`,
  last: (play: string) => `última: ${play}`,
  points: (zones: string) => `Apunta a ${zones}`,
  nowhere: 'ninguna zona',
  resuming: 'Se repiten las elecciones de la partida guardada.',
  loading: 'Primero se cargan las cartas.',
  equipped: 'lleva una Carta de Equipo',
  materials: 'tantos Materiales Xyz debajo',
  counters: 'tantos contadores encima',
  arrows: 'Monstruo de Enlace: adónde apuntan sus flechas',
};
