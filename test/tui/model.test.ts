import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAMAGE_SUBS, type DamageSubStep, PHASES } from '../../src/engine/types.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { nextTop } from '../../src/tui/components/Menu.tsx';
import { handWindow, shares } from '../../src/tui/model/cellRows.ts';
import { cellOf, nameIn } from '../../src/tui/model/cells.ts';
import { battleLines, chainLines, forecastText } from '../../src/tui/model/chain.ts';
import { detailOf, whereText } from '../../src/tui/model/detail.ts';
import { decisionKey, menuEntries, menuTitle } from '../../src/tui/model/menu.ts';
import { phaseBar, subStepText } from '../../src/tui/model/phase.ts';
import { pilesOf } from '../../src/tui/model/piles.ts';
import { addressOf, cardAt, moveSpot, nextActing, startSpot } from '../../src/tui/model/table.ts';
import { ASCII } from '../../src/tui/theme.ts';
import {
  battleWindow,
  card,
  decision,
  exampleMain,
  exampleTable,
  extraZonesTable,
  responseWindow,
  side,
  unknown,
  view,
} from './fake.ts';
import { fakeWords } from './fakeWords.ts';

const EN = stringsOf('en');

describe('cells', () => {
  const table = exampleTable();
  const at = { view: table, words: fakeWords, theme: ASCII, strings: EN, can: new Set<number>() };
  const shown = (given: Parameters<typeof cellOf>[0]) => cellOf(given, 'm1', at);

  test('what a zone shows is read without colour', () => {
    const attacker = card('Gemini Elf', { zone: 'mzone', position: 'attack' });
    expect(shown(attacker)).toMatchObject({ name: 'Gemini Elf', values: '^ 1900/900' });
    expect(shown({ ...attacker, position: 'defense' })).toMatchObject({ values: 'v 1900/900' });
    expect(shown({ ...attacker, position: 'faceDownDefense', faceUp: false })).toMatchObject({
      name: '[Gemini Elf]',
    });
    expect(shown({ ...attacker, atk: 2400, def: 400 })).toMatchObject({ values: '^ 2400+/400-' });
    expect(shown({ ...attacker, owner: 1 })).toMatchObject({ name: '~Gemini Elf' });
    expect(shown({ ...attacker, negated: true })).toMatchObject({ tail: '!' });
    expect(shown(unknown({ zone: 'mzone', position: 'faceDownDefense' }))).toMatchObject({
      name: '[set]',
      values: 'v ?',
    });
    const axe = table.sides[0].spells[1];
    expect(axe && shown(axe)).toMatchObject({ name: 'Axe of Despair', tail: '>m3' });
  });

  test('a name that is cut keeps its marks', () => {
    const hidden = { ...shown(card('Giant Soldier of Stone', { zone: 'mzone', faceUp: false })), tail: '' };
    expect(nameIn(hidden, 11, ASCII)).toBe('[Giant S..]');
    expect(nameIn({ ...hidden, name: 'Axe of Despair', tail: '>om3' }, 11, ASCII)).toBe('Axe o..>om3');
  });

  test('a line is shared out fairly', () => {
    expect(shares([5, 5], 80)).toEqual([5, 5]);
    expect(shares([4, 20, 20], 30)).toEqual([4, 13, 13]);
    expect(shares([4, 20, 20], 31)).toEqual([4, 14, 13]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3, max: 40 }), { minLength: 1, maxLength: 8 }), (wanted) => {
        const given = shares(wanted, 80);
        expect(given.reduce((total, share) => total + share, 0)).toBeLessThanOrEqual(80);
        given.forEach((share, i) => {
          expect(share).toBeLessThanOrEqual(wanted[i] as number);
        });
      }),
    );
  });

  test('a long hand shows the cards around the cursor', () => {
    expect(handWindow(5, 0, 8)).toEqual({ from: 0, to: 5 });
    expect(handWindow(20, 0, 6)).toEqual({ from: 0, to: 6 });
    expect(handWindow(20, 10, 6)).toEqual({ from: 7, to: 13 });
    expect(handWindow(20, 19, 6)).toEqual({ from: 14, to: 20 });
  });
});

describe('the table', () => {
  const table = exampleTable();

  test('every card on it has an address that leads back to it', () => {
    for (const zones of table.sides) {
      const cards = [
        ...zones.monsters,
        ...zones.spells,
        zones.field,
        ...(zones === table.sides[0] ? zones.hand : []),
      ];
      for (const found of cards) if (found) expect(cardAt(table, addressOf(table, found))).toBe(found);
    }
    expect(cardAt(table, 'nonsense')).toBeNull();
  });

  test('from any card every other one is reached with the arrows', () => {
    const start = startSpot(table);
    const reached = new Set<string>();
    const waiting = start === null ? [] : [start];
    for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
      if (reached.has(spot)) continue;
      reached.add(spot);
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = moveSpot(table, spot, direction);
        if (next !== null) waiting.push(next);
      }
    }
    expect([...reached].sort()).toEqual(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'm2', 'm3', 'm4', 's1', 's2', 'om2', 'om4', 'os1', 'os2', 'os3'].sort(),
    );
  });

  test('an empty table has nowhere to go', () => {
    const empty = view([side(), side()]);
    expect(startSpot(empty)).toBeNull();
    expect(moveSpot(empty, 'm1', 'left')).toBeNull();
    expect(nextActing(empty, null, null, 1)).toBeNull();
  });

  test('the Field Zone stands beside the Spells and Traps', () => {
    const field = card('Mystic Plasma Zone', { zone: 'fzone' });
    const at = view([side({ field, hand: [card('Kuriboh')] }), side()]);
    expect(moveSpot(at, 'h1', 'up')).toBe('f');
    expect(addressOf(at, field)).toBe('f');
  });
});

describe('the menu', () => {
  const table = exampleTable();
  const asked = exampleMain(table);
  const entries = (rows: number, group: 'position' | null = null, selected: number | null = null) =>
    menuEntries({ view: table, decision: asked, words: fakeWords, strings: EN, rows, group, selected });

  test('offers every option once, whatever the room', () => {
    for (let rows = 1; rows < 20; rows++) {
      const options = new Set<number>();
      for (const entry of entries(rows)) {
        if (entry.pick.k === 'option') options.add(entry.pick.i);
        else if (entry.pick.k === 'open') {
          const inside = menuEntries({
            view: table,
            decision: asked,
            words: fakeWords,
            strings: EN,
            rows,
            group: entry.pick.group,
            selected: null,
          });
          for (const member of inside) if (member.pick.k === 'option') options.add(member.pick.i);
        }
      }
      expect(options.size).toBe(asked.options.length);
    }
  });

  test('no two lines read the same', () => {
    const twins = [card('Kuriboh', { slot: 0 }), card('Kuriboh', { slot: 1 })];
    const at = view([side({ hand: twins }), side()]);
    const two = decision([
      { k: 'summon', card: twins[0] as never },
      { k: 'summon', card: twins[1] as never },
      { k: 'mode', n: 0 },
      { k: 'mode', n: 1 },
    ]);
    const labels = menuEntries({
      view: at,
      decision: two,
      words: { ...fakeWords, option: () => 'Same' },
      strings: EN,
      rows: 9,
      group: null,
      selected: null,
    }).map(({ label }) => label);
    expect(labels).toEqual(['Same (h1)', 'Same (h2)', 'Same (3)', 'Same (4)']);
  });

  test('answers stay in the order they are asked in', () => {
    const yes = decision([{ k: 'no' }, { k: 'yes' }], { kind: 'yesNo', purpose: 'may' });
    const list = menuEntries({
      view: table,
      decision: yes,
      words: fakeWords,
      strings: EN,
      rows: 9,
      group: null,
      selected: null,
    });
    expect(list.map(({ pick }) => pick)).toEqual([
      { k: 'option', i: 0 },
      { k: 'option', i: 1 },
    ]);
  });

  test('says how far a choice of several has come', () => {
    const two = decision([], { purpose: 'tribute', min: 2, max: 2, chosen: [card('Kuriboh')] });
    expect(menuTitle(two, EN)).toBe('Choose a Tribute: 2 of 2');
    expect(menuTitle({ ...two, min: 1, max: 3 }, EN)).toBe('Choose a Tribute: 2 of 1 to 3');
    expect(menuTitle(decision([], { kind: 'battle' }), EN)).toBe('Your Battle Phase');
  });

  test('a decision is known again by what it asks', () => {
    expect(decisionKey(exampleMain(table))).toBe(decisionKey(asked));
    expect(decisionKey({ ...asked, purpose: 'target' })).not.toBe(decisionKey(asked));
    expect(decisionKey({ ...asked, options: asked.options.slice(1) })).not.toBe(decisionKey(asked));
  });

  test('the first visible line follows SelectInput as it turns its list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        (count, limit, moves) => {
          const rows = Math.min(limit, count);
          // SelectInput's own arithmetic.
          let rotate = 0;
          let selected = 0;
          let top = 0;
          let at = 0;
          for (const down of moves) {
            const edge = down ? selected === rows - 1 : selected === 0;
            if (edge) rotate += down ? -1 : 1;
            const hasLimit = count > rows;
            if (edge) selected = hasLimit ? selected : down ? 0 : rows - 1;
            else selected += down ? 1 : -1;
            const from = hasLimit ? ((-rotate % count) + count) % count : 0;
            const next = (from + selected) % count;
            top = nextTop(top, at, next, rows, count);
            at = next;
            if (hasLimit) expect(top).toBe(from);
          }
        },
      ),
    );
  });
});

describe('phases', () => {
  test.each(PHASES)('%s is in brackets and the bar fits beside the turn', (phase) => {
    for (const language of LANGUAGES) {
      for (const sub of DAMAGE_SUBS) {
        const bar = phaseBar(
          view([side(), side()], { phase, sub: phase === 'battle' ? sub : 'none' }),
          '·',
          stringsOf(language).duel,
        );
        expect(bar.match(/\[[^\]]+\]/g)).toHaveLength(1);
        expect(bar.length).toBeLessThanOrEqual(66);
      }
    }
  });

  test('damage sub-steps are counted', () => {
    const at = (sub: DamageSubStep, format = 'goat') =>
      view([side(), side()], { phase: 'battle', sub, format });
    expect(subStepText(at('none'), EN)).toBe('');
    expect(subStepText(at('beforeCalc'), EN)).toBe('Damage Step 2 of 7: before calculation');
    expect(subStepText(at('end'), EN)).toBe('Damage Step 7 of 7: end');
    expect(phaseBar(at('calc'), '-', EN.duel)).toContain('[Battle: damage 4/7]');
    expect(subStepText(at('afterCalc', 'modern'), EN)).toBe('Damage Step 4 of 5: after calculation');
    const seen = { ...battleWindow().view };
    for (const language of LANGUAGES) {
      for (const sub of DAMAGE_SUBS) {
        const text = subStepText({ ...seen, sub }, stringsOf(language));
        expect(text.length, text).toBeLessThanOrEqual(39);
      }
    }
  });

  test('a battle is foretold from the side of the one who looks', () => {
    const { view: table } = battleWindow();
    const at = {
      view: table,
      reader: 0 as const,
      names: ['You', 'Kaiba'] as const,
      words: fakeWords,
      theme: ASCII,
      strings: EN,
    };
    const { attacker, target } = table.battle as NonNullable<typeof table.battle>;
    const say = (falls: [boolean, boolean], damage: [number, number]): string =>
      forecastText({ attackerFalls: falls[0], targetFalls: falls[1], damage }, attacker, target, at);
    expect(say([false, true], [0, 0])).toBe('Unanswered: Giant Soldier of Stone is destroyed, no damage.');
    expect(say([true, true], [0, 0])).toBe('Unanswered: both are destroyed, no damage.');
    expect(say([false, false], [300, 0])).toBe('Unanswered: nothing is destroyed, you take 300.');
    expect(say([true, false], [0, 200])).toBe('Unanswered: Summoned Skull is destroyed, Kaiba takes 200.');
  });
});

describe('what is told', () => {
  const names = ['You', 'Kaiba'] as const;

  test('a long chain shows its last links and counts the others', () => {
    const { view: table } = responseWindow();
    const link = table.chain[0] as (typeof table.chain)[number];
    table.chain = Array.from({ length: 5 }, (_, i) => ({ ...link, n: i + 1, negated: i === 4 }));
    const at = { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN };
    expect(chainLines(at, 3).map(({ text }) => text)).toEqual([
      ' 3 earlier links (c)',
      '#4 Kaiba: Trap Hole -> Luster Dragon (m5)',
      '#5 Kaiba: Trap Hole -> Luster Dragon (m5) (negated)',
    ]);
    expect(chainLines(at, 0)).toEqual([]);
  });

  test('a battle names both sides, its step and the damage there is', () => {
    const { view: table } = battleWindow();
    const at = { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN };
    if (table.battle !== null) table.battle.damage = [0, 300];
    expect(battleLines(at).map(({ text }) => text)).toEqual([
      ' Damage Step 2 of 7: target face-up',
      ' Summoned Skull (m3) ^ 3500+',
      ' -> Giant Soldier of Stone (om4) v 2000',
      ' Kaiba takes 300 damage',
    ]);
    if (table.battle !== null) table.battle.target = null;
    expect(battleLines(at)[2]?.text).toBe(' -> directly');
  });

  test('a card tells its values, where it is and what is true of it', () => {
    const table = exampleTable();
    const skull = table.sides[0].monsters[2] as ReturnType<typeof card>;
    const stolen = {
      ...skull,
      owner: 1 as const,
      negated: true,
      attacked: true,
      level: 8,
      counters: [{ kind: 'Spell', n: 2 }],
    };
    const detail = detailOf(
      stolen,
      { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN },
      60,
    );
    const lines = detail.lines.map(({ text }) => text);
    expect(detail.title).toBe('Summoned Skull');
    expect(lines).toContain('ATK 3500 (printed 2500)  DEF 1200  Level 8 (printed 6)');
    expect(lines).toContain('It belongs to Kaiba');
    expect(lines).toContain('Its effects are negated');
    expect(lines).toContain('It has attacked this turn');
    expect(lines).toContain('Wears Axe of Despair');
    expect(lines).toContain('2 Spell Counters');
    const axe = table.sides[0].spells[1] as ReturnType<typeof card>;
    const worn = detailOf(
      axe,
      { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN },
      60,
    );
    expect(worn.lines.map(({ text }) => text)).toContain('Equipped to Summoned Skull (m3)');
  });

  test('a card is new where it can be used, not in a pile; on the field it says which way it faces', () => {
    const table = exampleTable();
    const at = { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN };
    const axe = table.sides[0].spells[1] as ReturnType<typeof card>;
    const since = { ...axe, entered: table.turn };
    expect(whereText(since, at)).toBe('Yours (s2), face-up on the field, came this turn');
    expect(whereText({ ...since, zone: 'gy' }, at)).toMatch(/in the Graveyard$/);
  });

  test('an unseen card tells nothing but where it lies', () => {
    const table = exampleTable();
    const hidden = table.sides[1].spells[1] as ReturnType<typeof unknown>;
    const detail = detailOf(
      hidden,
      { view: table, reader: 0 as const, names, words: fakeWords, theme: ASCII, strings: EN },
      60,
    );
    expect(detail.title).toBe('Unknown card');
    expect(detail.lines.map(({ text }) => text).join(' ')).toContain('Kaiba (s2), Set');
  });

  test('piles show the newest card first and the Deck only as a count of each card', () => {
    const piles = pilesOf(exampleTable(), names, fakeWords, EN);
    const texts = (id: string) => piles.find((pile) => pile.id === id)?.entries.map((entry) => entry.text);
    expect(texts('gy')).toEqual(['Book of Moon', 'Monster Reborn', 'Sangan']);
    expect(texts('deck')).toEqual(['2 x Book of Moon', '1 x Sangan']);
    expect(texts('ohand')).toEqual(['Snatch Steal']);
    for (const pile of piles) expect(pile.empty).not.toBe('');
  });
});

describe('Extra Monster Zones', () => {
  const table = extraZonesTable();
  const [mine, theirs] = [table.sides[0].monsters[5]!, table.sides[1].monsters[5]!];

  test('EMZ-19 they stand between the sides, the left one first as the viewer sees them', () => {
    expect(addressOf(table, mine)).toBe('e1');
    expect(addressOf(table, theirs)).toBe('e2'); // his left is our right
    expect(cardAt(table, 'e1')).toBe(mine);
    expect(cardAt(table, 'e2')).toBe(theirs);
    expect(addressOf({ ...table, me: 1 }, mine)).toBe('e2');
    expect(cardAt(exampleTable(), 'e1')).toBeNull();
  });

  test('the cursor goes through them', () => {
    expect(moveSpot(table, 'm3', 'up')).toBe('e1');
    expect(moveSpot(table, 'e1', 'right')).toBe('e2');
    expect(moveSpot(table, 'e2', 'down')).toBe('m3');
  });
});
