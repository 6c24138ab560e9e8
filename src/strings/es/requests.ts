import type { Strings } from '../index.ts';

export const requests: Strings['requests'] = {
  numberOr: (most, action) => `se esperaba un número del 1 al ${most}, o una acción como ${action}`,
  numberOrOption: (most, option) => `se esperaba un número del 1 al ${most}, o ${option}`,
  notJson: (why) => `no es JSON: ${why}`,
  noExchange: (line) => `${line} no es un cambio; uno es {"swap":["Out","In"]}`,
  noCard: (card, near) => `ninguna carta se llama ${card}${near === '' ? '' : `; ¿quieres decir ${near}?`}`,
  takesCard: '`card` lleva el nombre de una carta',
  takesTrue: (key) => `\`${key}\` lleva true`,
  takesChoice: '`jump` lleva el número de una elección',
  duelOnly: (key) => `\`${key}\` es para un duelo; ahora no se juega ninguno`,
  side: {
    exchange: '¿Cambiar cartas con el Side Deck?',
    comesIn: (card) => `¿Qué entra por ${card}?`,
    play: 'Jugar con este deck',
    back: 'Deshacer el último cambio',
    reset: 'El deck como se registró',
    keep: 'Dejarla',
    out: (card) => `Sacar ${card}`,
    in: (card) => `Meter ${card}`,
  },
};
