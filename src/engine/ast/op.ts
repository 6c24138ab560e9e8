/** Operations (AST.md §8). Each may bind what it really did with `as`; `link` says how it hangs on the one before. */
import type { Ev } from './event.ts';
import type { Filter } from './filter.ts';
import type { Cards, Some } from './group.ts';
import type { Mod } from './mod.ts';
import type { Cond, Num } from './num.ts';
import type { Attr, Link, PhaseName, Ref, SummonPos, Until, Who } from './words.ts';

export type PosTo =
  | 'attack'
  | 'defense'
  | 'faceDownDefense'
  | 'faceUpDefense'
  | 'faceUp'
  | 'faceDown'
  | 'switch';

/** Where the materials of a Fusion or Ritual come from and go (FUSION-01, RITUAL-04, PRM-19). */
export interface MaterialUse {
  in: import('./words.ts').Place[];
  leaves: 'gy' | 'banish' | 'tribute';
  /** Whose cards; default the own ones. Of the other side only face-up monsters are known. */
  of?: 'both';
  must?: Ref;
  level?: { cmp: '=' | '>='; to: 'own' | number };
}

export type OpBody =
  | { k: 'destroy'; what: Cards; to?: 'banished' | 'deckTop' }
  | { k: 'toGrave' | 'discard' | 'tribute'; what: Cards }
  | { k: 'banish'; what: Cards; face?: 'down' }
  | { k: 'toHand'; what: Cards; of?: Who }
  | {
      k: 'toDeck';
      what: Cards;
      at: 'top' | 'bottom' | 'topOrBottom' | 'shuffle' | 'faceUpShuffle';
      /** Into whose Deck; absent: each owner's. */
      of?: Who;
    }
  | { k: 'pick'; what: Some }
  | { k: 'draw'; who: Who; n: Num }
  | { k: 'mill'; who: Who; n: Num }
  | { k: 'search'; what: Some }
  | { k: 'excavate'; who: Who; stop: { n: Num } | { hits: Num; where: Filter[] } }
  | {
      k: 'summon';
      what: Cards;
      to: Who;
      pos: SummonPos[];
      by?: Who;
      ignoring?: 'conditions';
      /** Counts as a Fusion or Ritual Summon of such a monster, and as its proper Summon (REVIVE-02). */
      proper?: true;
    }
  | { k: 'summonByRule'; what: Some; how: 'fusion' | 'ritual'; to: Who; materials: MaterialUse }
  | { k: 'normalSummon'; what: Some; set: boolean; extra: true }
  | { k: 'set'; what: Cards; of: Who; asMonster?: { atk: number; def: number } }
  | { k: 'return'; what: Cards }
  | { k: 'token'; n: Num; token: number; to: Who; pos: SummonPos; like?: Ref }
  | { k: 'place'; what: Cards; in: 'szone' | 'fzone'; of: Who; face: 'up' | 'down' }
  | { k: 'equip'; what: Cards; to: Ref }
  | { k: 'control'; what: Cards; to: Who; until: Until }
  | { k: 'swapControl'; a: Cards; b: Cards; until: Until }
  | { k: 'position'; what: Cards; to: PosTo; quiet?: true }
  | { k: 'rearrange'; what: Cards }
  /** To a free Main Monster Zone beside its own (EMZ-18). */
  | { k: 'shift'; what: Cards }
  | { k: 'asMonster'; pos: SummonPos[]; level: number; atk: number; def: number; attr: Attr; race: string }
  | { k: 'damage' | 'gainLp' | 'loseLp' | 'payLp'; who: Who; n: Num }
  | { k: 'setLp'; you: Num; opp: Num }
  | { k: 'modify'; what: Cards | { player: Who }; mods: Mod[]; until: Until }
  | { k: 'negate'; what: 'activation' | 'effect' | 'summon' | 'attack'; of: Ref }
  | { k: 'counter'; on: Cards; kind: string; n: Num }
  | { k: 'retarget'; what: 'attack' | 'link'; to: Cards | 'direct' }
  | { k: 'attackNow'; by: Ref; on: Ref }
  | { k: 'skip'; phase: PhaseName | 'turn'; of: Who; n: Num }
  | { k: 'goTo'; phase: PhaseName }
  | { k: 'extraBattle'; of: Who }
  | { k: 'turnCount'; n: number }
  | { k: 'reveal'; what: Cards; to: Who }
  | { k: 'shuffle'; whose: Who }
  | { k: 'order'; what: Cards; by: Who }
  | {
      k: 'declare';
      by: Who;
      what: 'name' | 'race' | 'attr' | 'kind' | 'level' | 'stat' | 'coin' | 'number' | 'zones';
      as: string;
      /** Bounds of a number; of zones, how many. */
      within?: { min: Num; max: Num; step: number };
      /** Whose Monster Zones; absent: either player's. */
      of?: Who;
    }
  | { k: 'coin'; n: Num; as: string }
  | { k: 'die'; by: Who; n: Num; as: string }
  | { k: 'may'; by: Who; do: Op[] }
  | { k: 'if'; c: Cond; do: Op[]; else?: Op[] }
  | { k: 'payElse'; by: Who; may: boolean; pay: Op[]; else: Op[] }
  | { k: 'modes'; by: Who; of: { name?: string; if?: Cond[]; do: Op[] }[] }
  | { k: 'each'; do: Op[] }
  | { k: 'every'; of: Cards; do: Op[] }
  | { k: 'repeat'; while: Cond; do: Op[] }
  | {
      k: 'delay';
      on: Ev;
      times: 'once' | 'each' | { nth: Num };
      chain: boolean;
      if?: Cond[];
      do: Op[];
      until?: Until;
    }
  | { k: 'bond'; what: Cards; name: string }
  | { k: 'note'; name: string; n: Num }
  | { k: 'run'; effectOf: Ref; as_: 'yours' }
  | { k: 'use'; what: Cards; until: Until }
  | { k: 'stay' }
  | { k: 'win'; who: Who; reason: string };

/** `link` stands on every operation but the first of a list. */
export type Op = OpBody & { link?: Link; as?: string };
