import { Box } from 'ink';
import { useMemo, useState } from 'react';
import type { Phase } from '../../engine/types.ts';
import type { WhyAbout } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Heading, Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useKept } from '../components/useKept.ts';
import { useList } from '../components/useList.ts';
import { wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { line } from '../model/lines.ts';
import { addressOf } from '../model/table.ts';
import { whyRows, whyTop } from '../model/why.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useWords } from '../wordbook.ts';

/** Where the marked line has no rule. */
const NO_RULE: readonly CommandId[] = ['accept'];

/** Rows for what the rule of the marked line says, with its head. */
const RULE_ROWS = 3;

const PHASES_ASKED: readonly Phase[] = ['battle', 'main2', 'end'];

/** Going on to a phase can be asked about from every answer, also where it is not offered. */
const otherPhases = (about: WhyAbout): WhyAbout[] =>
  PHASES_ASKED.filter((phase) => !('phase' in about) || about.phase !== phase).map((phase) => ({ phase }));

/** Why about what was asked; Tab goes on to the phases, one after the other. */
export function Why({ about, size }: { about: WhyAbout; size: Size }) {
  const [nth, setNth] = useKept('nth', 0);
  const all = [about, ...otherPhases(about)];
  const next = (): void => setNth((nth + 1) % all.length);
  return <Answer key={nth} name={`list${nth}`} about={all[nth] ?? about} size={size} onNext={next} />;
}

interface AnswerProps {
  about: WhyAbout;
  /** Tells the answers of one screen apart. */
  name: string;
  size: Size;
  onNext: () => void;
}

/** Why a card can or cannot do something, line by line; the rule of the marked line below, Enter opens the glossary at it. */
function Answer({ about, name, size, onNext }: AnswerProps) {
  const app = useApp();
  const { session } = useDuel();
  const { view: table } = useSnapshot();
  const words = useWords();
  const strings = useStrings();
  // As it was when it was asked: the duel may go on behind the panel.
  const [view] = useState(() => session.why(about));
  const answer = useMemo(() => (view === null ? null : words.why(view)), [view, words]);
  const lines = answer?.lines ?? [];
  const height = size.rows - 2 - RULE_ROWS;
  const rows = useMemo(() => whyRows(lines, size.columns - 4), [lines, size.columns]);
  const first = Math.max(
    0,
    lines.findIndex(({ rule }) => rule !== ''),
  );
  const list = useList(lines.length, height, first, name);
  const top = whyTop(rows, list.at, height);
  const rule = words.rule(lines[list.at]?.rule ?? '');
  useCommands('why', {
    ...list.handlers,
    next: onNext,
    accept: () => rule !== undefined && app.open({ k: 'glossary', at: rule.id }),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'why' }),
    quit: app.quit,
  });
  const spot = view?.card ? addressOf(table, view.card) : '';
  const title = `${answer?.title ?? strings.why.title}${spot === '' ? '' : ` (${spot})`}`;
  const summary = rule === undefined ? [] : wrap(rule.summary, size.columns - 2).slice(0, RULE_ROWS - 1);
  return (
    <Frame
      title={title}
      right={rangeText(strings, top, height, rows.length)}
      place="why"
      size={size}
      without={rule === undefined ? NO_RULE : undefined}
    >
      {lines.length === 0 ? (
        <Lines lines={[line(`  ${strings.why.gone}`)]} columns={size.columns} rows={height} />
      ) : (
        <List
          lines={rows.map(({ text, tone }) => ({ text, tone }))}
          at={rows.findIndex((row) => row.line === list.at)}
          top={top}
          columns={size.columns}
          rows={height}
        />
      )}
      <Box flexDirection="column" height={RULE_ROWS}>
        <Heading title={rule?.id ?? ''} columns={size.columns} tone="quiet" />
        <Lines lines={summary.map((text) => line(` ${text}`))} columns={size.columns} rows={RULE_ROWS - 1} />
      </Box>
    </Frame>
  );
}
