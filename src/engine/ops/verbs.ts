/** From a verb to what it does. Verbs never suspend: all they need was asked before (DESIGN §5). */
import type { Ins } from '../code.ts';
import type { Frame, State } from '../state.ts';
import { attackNow, retarget } from './battle.ts';
import { extraBattle, goTo, skip, turnCount } from './course.ts';
import { bond, control, counter, equip, note, position, shift, stay, swapControl } from './field.ts';
import { asMonster, comeBack, rearrange } from './guise.ts';
import { coin, die, show, shuffle } from './info.ts';
import { life, setLp } from './life.ts';
import { delay, modify, negate, win } from './modify.ts';
import {
  destroy,
  draw,
  excavate,
  mill,
  placeCards,
  search,
  send,
  setCards,
  toDeck,
  toHand,
  use,
} from './move.ts';
import { makeTokens, summon } from './summon.ts';

/** Carries out one verb. @returns its success, which `ifYouDo` and `then` ask about. */
export function runVerb(s: State, f: Frame, ins: Ins & { i: 'do' }): boolean {
  const { op } = ins;
  switch (op.k) {
    case 'destroy':
      return destroy(s, f, ins, op);
    case 'toGrave':
    case 'discard':
    case 'tribute':
    case 'banish':
      return send(s, f, ins, op);
    case 'toHand':
      return toHand(s, f, ins, op);
    case 'toDeck':
      return toDeck(s, f, ins, op);
    case 'use':
      return use(s, f, ins, op);
    case 'search':
      return search(s, f, ins);
    case 'draw':
      return draw(s, f, ins, op);
    case 'mill':
      return mill(s, f, ins, op);
    case 'excavate':
      return excavate(s, f, ins, op);
    case 'summon':
      return summon(s, f, ins, op);
    case 'token':
      return makeTokens(s, f, ins, op);
    case 'set':
      return setCards(s, f, ins, op);
    case 'return':
      return comeBack(s, f, ins);
    case 'rearrange':
      return rearrange(s, f, ins);
    case 'asMonster':
      return asMonster(s, f, ins, op);
    case 'place':
      return placeCards(s, f, ins, op);
    case 'equip':
      return equip(s, f, ins, op);
    case 'control':
      return control(s, f, ins, op);
    case 'swapControl':
      return swapControl(s, f, ins, op);
    case 'shift':
      return shift(s, f, ins);
    case 'position':
      return position(s, f, ins, op);
    case 'damage':
    case 'gainLp':
    case 'loseLp':
    case 'payLp':
      return life(s, f, ins, op);
    case 'modify':
      return modify(s, f, ins, op);
    case 'negate':
      return negate(s, f, ins, op);
    case 'counter':
      return counter(s, f, ins, op);
    case 'skip':
      return skip(s, f, op);
    case 'goTo':
      return goTo(s, op);
    case 'extraBattle':
      return extraBattle(s, f, op);
    case 'turnCount':
      return turnCount(s, op);
    case 'retarget':
      return retarget(s, f, ins, op);
    case 'attackNow':
      return attackNow(s, f, op);
    case 'setLp':
      return setLp(s, f, op);
    case 'reveal':
      return show(s, f, ins, op);
    case 'shuffle':
      return shuffle(s, f, op);
    case 'coin':
      return coin(s, f, ins, op);
    case 'die':
      return die(s, f, ins, op);
    case 'delay':
      return delay(s, f, op);
    case 'bond':
      return bond(s, f, ins, op);
    case 'note':
      return note(s, f, ins, op);
    case 'stay':
      return stay(s, f);
    case 'win':
      return win(s, f, op);
    default:
      throw new Error(`${op.k} is an instruction of its own`);
  }
}
