/** What the engine has in hand, as lines: one panel for each part of it. Cards stand with their address. */
import {
  type CardId,
  type EffectAddr,
  effectInfo,
  type Inspection,
  inspect,
  type Mod,
  type ModInfo,
  type PlayerId,
  type RegisterInfo,
  type State,
} from '../engine/index.ts';
import { addressOfCard } from './address.ts';
import type { LabWords } from './board.ts';
import type { Names } from './names.ts';
import { PANELS, type PanelId } from './panelIds.ts';

export interface Panel {
  id: PanelId;
  title: string;
  lines: string[];
  /** There is something in it; else the line says that there is nothing. */
  filled: boolean;
}

interface Look {
  state: State;
  names: Pick<Names, 'name'>;
  words: LabWords;
}

/** Every panel of a state, also of one in the middle of a resolution. */
export function panelsOf(state: State, names: Pick<Names, 'name'>, words: LabWords): Panel[] {
  const at = { state, names, words };
  const found = inspect(state);
  const lines: Record<PanelId, string[]> = {
    frames: frameLines(found, at),
    chain: chainLines(found, at),
    registers: registerLines(found, at),
    window: windowLines(found, at),
    pending: pendingLines(found, at),
    mods: found.mods.filter(({ mod }) => !isLock(mod)).map((mod) => modLine(mod, at)),
    locks: [
      ...found.mods.filter(({ mod }) => isLock(mod)).map((mod) => modLine(mod, at)),
      ...limitLines(found, at),
    ],
    uses: ledgerLines(found, at),
  };
  return PANELS.map((id) => {
    const filled = lines[id].length > 0;
    return { id, title: words.panels[id], lines: filled ? lines[id] : [words.empty[id]], filled };
  });
}

/** `Sangan (m1)`; a card in a pile with its place in it. */
export function cardWords(id: CardId, { state, names }: Pick<Look, 'state' | 'names'>): string {
  const card = state.cards[id];
  if (card === undefined) return '-';
  const at = addressOfCard(state, id);
  return `${names.name(card.code)}${at === '' ? '' : ` (${at})`}`;
}

const who = (player: PlayerId | -1, { words }: Look): string =>
  player === -1 ? words.players.both : player === 0 ? words.players.me : words.players.opponent;

/** `Sangan#search`: the effect as it is called in the card's data. */
function effectWord(addr: EffectAddr, { names }: Look): string {
  if (addr < 0) return '';
  const { code, effect } = effectInfo(addr);
  return `${names.name(code)}#${effect.id}`;
}

function registerText({ name, cards, numbers }: RegisterInfo, at: Look): string {
  const values = [...cards.map((id) => cardWords(id, at)), ...numbers.map(String)];
  const known: Readonly<Record<string, string>> = at.words.engine.registers;
  const called = name.startsWith('#') ? at.words.engine.remembered : known[name];
  return `${called === undefined ? name : `${called} [${name}]`} = ${values.join(', ')}`;
}

/** What the running effects and those on the chain have remembered: under each effect its registers. */
function registerLines({ frames, chain }: Inspection, at: Look): string[] {
  const { words } = at;
  return [
    ...frames
      .toReversed()
      .map(({ addr, registers, proc }) => ({ addr, registers, where: words.engine.procs[proc] })),
    ...chain.map(({ addr, registers }, i) => ({ addr, registers, where: words.link(i + 1) })).toReversed(),
  ].flatMap(({ addr, registers, where }) =>
    registers.length === 0
      ? []
      : [
          `${effectWord(addr, at)} (${where})`,
          ...registers.map((register) => `  ${registerText(register, at)}`),
        ],
  );
}

/** The running one first. */
function frameLines({ frames }: Inspection, at: Look): string[] {
  const { procs } = at.words.engine;
  return frames.toReversed().map((f) => {
    const what = f.addr >= 0 ? effectWord(f.addr, at) : f.card >= 0 ? cardWords(f.card, at) : '';
    const parts = [procs[f.proc], what, f.player === -1 ? '' : who(f.player, at)];
    const raw = [f.proc, f.part, f.step].filter((word) => word !== '').join(' ');
    return `${parts.filter((part) => part !== '').join(' · ')} [${raw}]`;
  });
}

function chainLines({ chain }: Inspection, at: Look): string[] {
  return chain
    .map((link, i) => {
      const targets = link.registers.find(({ name }) => name === 'targets')?.cards ?? [];
      const aim = targets.length === 0 ? '' : ` > ${targets.map((id) => cardWords(id, at)).join(', ')}`;
      const negated = link.negated === '' ? '' : ` ${at.words.negated[link.negated]}`;
      return `${i + 1} ${who(link.player, at)}: ${effectWord(link.addr, at)} (${at.words.speed(link.speed)})${aim}${negated}`;
    })
    .reverse();
}

function windowLines({ window, priority }: Inspection, at: Look): string[] {
  const { state, words } = at;
  const lines: string[] = [];
  if (priority !== -1) lines.push(words.priority(who(priority, at)));
  if (state.decision !== null) {
    const { kind, about } = state.decision;
    lines.push(`${words.asked(words.engine.questions[kind])} [${kind} ${about.purpose}]`);
  }
  if (window !== null) {
    const raw = [window.proc, window.step, ...window.flags].join(' ');
    lines.push(`${words.engine.procs[window.proc]} · ${words.passes(window.passes)} [${raw}]`);
  }
  if (state.sub !== 'none') lines.push(words.damageStep(words.subSteps[state.sub]));
  return lines;
}

function pendingLines({ pending, delayed }: Inspection, at: Look): string[] {
  const { words } = at;
  const line = (w: Inspection['pending'][number], mark: string): string =>
    [
      `${mark} ${effectWord(w.addr, at)} (${addressOfCard(at.state, w.card) || '-'})`,
      who(w.player, at),
      w.on.map((kind) => words.engine.events[kind]).join(', '),
      w.until === '' ? '' : words.until(w.until),
      w.left > 1 ? String(w.left) : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return [
    ...pending.map((w) => line(w, w.mandatory ? words.mandatory : words.optional)),
    ...delayed.map((w) => line(w, words.delayed)),
  ];
}

/** What forbids or limits, rather than changes. */
const isLock = (mod: Mod): boolean =>
  ['cannot', 'cap', 'toll', 'block', 'must', 'keepPos', 'lure'].includes(mod.k);

/** `ATK +700 > Gemini Elf (m1) · Axe of Despair (s1) · continuous`. */
function modLine(m: ModInfo, at: Look): string {
  const { words } = at;
  const on = m.on >= 0 ? cardWords(m.on, at) : m.player === -1 ? '' : who(m.player, at);
  const until =
    m.phase === ''
      ? words.until(m.until)
      : `${words.until(m.until)} ${words.phases[m.phase]}${m.left > 1 ? ` ×${m.left}` : ''}`;
  return [`${modWord(m, at)}${on === '' ? '' : ` > ${on}`}`, cardWords(m.src, at), until].join(' · ');
}

/** A number by what it is a number of; everything else by its kind, with the word of the card's data in brackets. */
function modWord(m: ModInfo, { words }: Look): string {
  const { mod, n } = m;
  const value = n ?? 'n';
  switch (mod.k) {
    case 'add':
      return `${words.engine.stats[mod.stat]} ${typeof value === 'number' && value < 0 ? '' : '+'}${value}`;
    case 'set':
      return `${words.engine.stats[mod.stat]} = ${value}`;
    case 'times':
      return `${words.engine.stats[mod.stat]} ×${mod.by}`;
    case 'base':
      return `${words.engine.stats[mod.stat]} = ${value}, ${words.engine.mods.base}`;
    default:
      return `${words.engine.mods[mod.k]} [${rawMod(mod)}]`;
  }
}

function rawMod(mod: Mod): string {
  switch (mod.k) {
    case 'cannot':
      return `cannot ${mod.do}`;
    case 'control':
      return `control ${mod.to}`;
    case 'treat':
      return `treat ${Object.entries(mod.as)
        .filter(([key]) => key !== 'keep')
        .map(([key, value]) => `${key}=${typeof value === 'string' ? value : '…'}`)
        .join(' ')}`;
    case 'cap':
      return `cap ${mod.what} ${typeof mod.n === 'object' ? 'n' : mod.n}`;
    case 'toll':
      return `toll ${mod.on}`;
    case 'must':
      return `must ${mod.do}`;
    case 'keepPos':
      return `keepPos ${mod.pos}`;
    case 'damageTo':
      return `damage ${mod.kind} ${typeof mod.change === 'object' ? '= n' : mod.change}`;
    case 'shown':
    case 'hidden':
      return `${mod.k} ${mod.what}`;
    case 'grant':
      return `grant ${mod.act}`;
    case 'gain':
      return `gain ${mod.effects.map(({ id }) => id).join(' ')}`;
    default:
      return mod.k;
  }
}

/** Normal Summons left, phases to be skipped. */
function limitLines({ skips }: Inspection, at: Look): string[] {
  const { state, words } = at;
  return [
    words.normalSummons(who(state.turnPlayer, at), state.players[state.turnPlayer].normalSummons),
    ...skips.map(({ player, what, n }) =>
      words.skips(who(player, at), what === 'turn' ? words.engine.wholeTurn : words.phases[what], n),
    ),
  ];
}

function ledgerLines({ uses }: Inspection, at: Look): string[] {
  return uses.map(({ addr, code, share, card, player, per, n }) => {
    const what = addr >= 0 ? effectWord(addr, at) : `${at.names.name(code)}/${share}`;
    const whose = card >= 0 ? cardWords(card, at) : who(player, at);
    return `${what} · ${whose} · ${n} ${at.words.per[per === '' ? 'turn' : per]}`;
  });
}
