import { Box, Text, useInput } from 'ink';
import { useEffect, useMemo } from 'react';
import { PANELS } from '../../lab/panelIds.ts';
import { useApp, useCommands, useKeys } from '../components/commands.ts';
import { Footer, footerText } from '../components/Footer.tsx';
import { Frame } from '../components/Frame.tsx';
import { LabTable, tableRows } from '../components/LabTable.tsx';
import { Bar, Heading, Lines, Row, SplitHeading } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { cut, wrap } from '../fit.ts';
import { topFor } from '../model/find.ts';
import { type LabContext, labList, panelLines, spotDetail } from '../model/labPanel.ts';
import { type Line, line } from '../model/lines.ts';
import { type LabModel, MOST_NAMES } from '../store/lab.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';
import { useWords } from '../wordbook.ts';

const PAGE = 5;
/** From here on all panels stand side by side. */
const WIDE = { columns: 120, rows: 40 } as const;

/** The lab, once its cards and texts are loaded. */
export function Lab({ size }: { size: Size }) {
  const app = useApp();
  const lab = useStore(app.state, (state) => state.lab);
  const isReady = useStore(app.state, (state) => state.words !== null);
  useEffect(() => {
    void app.loadWords();
  }, [app]);
  return lab === null || !isReady ? <LabToCome size={size} /> : <LabScreen lab={lab} size={size} />;
}

function LabToCome({ size }: { size: Size }) {
  const app = useApp();
  const { lab, menu } = useStrings();
  useCommands('lab', { back: app.back, quit: app.back });
  return (
    <Frame title={menu.lines.lab} place="lab" size={size}>
      <Lines lines={[line(''), line(`  ${lab.screen.opening}`, 'quiet')]} columns={size.columns} rows={2} />
    </Frame>
  );
}

function LabScreen({ lab, size }: { lab: LabModel; size: Size }) {
  const app = useApp();
  const ui = useStore(lab.ui, (state) => state);
  const shown = useStore(lab.desk, (state) => state);
  const words = useWords();
  const strings = useStrings();
  const theme = useTheme();
  const keys = useKeys();
  const isAsking = ui.asking !== null;
  const leave = (): void => {
    if (!lab.cancel()) app.back();
  };
  useCommands(
    'lab',
    isAsking
      ? {}
      : {
          up: () => lab.move('up'),
          down: () => lab.move('down'),
          left: () => lab.move('left'),
          right: () => lab.move('right'),
          accept: () => lab.act(),
          next: lab.turnFocus,
          pageUp: () => lab.scroll(-PAGE),
          pageDown: () => lab.scroll(PAGE),
          labPut: lab.put,
          labRemove: lab.remove,
          labPosition: lab.position,
          labCounters: lab.counters,
          labEquip: lab.equip,
          labLife: lab.life,
          labTurn: lab.turn,
          labStep: lab.step,
          labNext: lab.next,
          labBack: lab.back,
          labPrevious: lab.previous,
          labPanel: lab.panel,
          labWhy: lab.why,
          labUndo: lab.undo,
          labRedo: lab.redo,
          labExport: () => lab.type('export '),
          labOpen: () => lab.type('open '),
          labConsole: () => lab.type(''),
          back: leave,
          help: () => app.open({ k: 'help', of: 'lab' }),
          quit: app.back,
        },
  );
  useInput((input, key) => {
    if (ui.asking === null) {
      if (/^[1-9]$/.test(input)) lab.pick(Number(input) - 1);
      return;
    }
    if (ui.asking.k === 'list') {
      const command = keys.commandFor('lab', input);
      if (command === 'help') return app.open({ k: 'help', of: 'lab' });
      if (command === 'labRemove' && lab.enter()) return lab.remove();
      if (command === 'labWhy' && lab.enter()) return lab.why();
    }
    const text = ui.asking.k === 'list' ? '' : ui.asking.text;
    if (key.escape) lab.cancel();
    else if (key.return) void lab.answer();
    else if (key.upArrow) lab.moveMark(-1);
    else if (key.downArrow) lab.moveMark(1);
    else if (key.pageUp) lab.moveMark(-PAGE);
    else if (key.pageDown) lab.moveMark(PAGE);
    else if (key.backspace || key.delete) lab.typed([...text].slice(0, -1).join(''));
    else if (input !== '' && !key.ctrl && !key.meta && !key.tab) lab.typed(text + input);
  });
  const context: LabContext = { shown, ui, words, strings, theme };
  const isWide = size.columns >= WIDE.columns && size.rows >= WIDE.rows;
  return isWide ? (
    <Wide lab={lab} context={context} size={size} />
  ) : (
    <Small lab={lab} context={context} size={size} />
  );
}

interface Shown {
  lab: LabModel;
  context: LabContext;
  size: Size;
}

const leftOf = (columns: number): number => Math.ceil(columns / 2) + 1;

/** The table above, options and one panel below it. */
function Small({ lab, context, size }: Shown) {
  const { columns, rows } = size;
  const { ui, shown } = context;
  const left = leftOf(columns);
  const right = columns - left - 1;
  const room = rows - tableRows(false) - 4;
  const list = useLabList(lab, context, left);
  const side = useSide(lab, context, right - 1);
  if (ui.text !== null && ui.text.lines.length > room) {
    const whole = textDetail(ui.text, columns - 2);
    return (
      <Box flexDirection="column" width={columns} height={rows}>
        <Heading title={whole.title} columns={columns} />
        <Box marginLeft={1} height={rows - 3}>
          <Scrolled lines={whole.lines} scroll={ui.scroll} columns={columns - 2} rows={rows - 3} />
        </Box>
        <Said context={context} columns={columns} />
        <LabFooter context={context} columns={columns} />
      </Box>
    );
  }
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <LabTable shown={shown} cursor={ui.spot} columns={columns} isTall={false} />
      <SplitHeading titles={[list.title, side.title]} columns={[left, right]} />
      <Box width={columns} height={room}>
        <Choices list={list} columns={left} rows={room} />
        <Bar rows={room} />
        <Box marginLeft={1}>
          <Scrolled lines={side.lines} scroll={ui.scroll} columns={right - 1} rows={room} />
        </Box>
      </Box>
      <Moment lab={lab} context={context} columns={columns} />
      <Said context={context} columns={columns} marked={list.entries[list.at]} />
      <LabFooter context={context} columns={columns} />
    </Box>
  );
}

/** Table and options on the left, the card and everything the engine has in hand on the right. */
function Wide({ lab, context, size }: Shown) {
  const { columns, rows } = size;
  const { ui, shown } = context;
  const left = Math.floor((columns * 70) / 120 / 5) * 5;
  const right = columns - left - 1;
  const inner = rows - 3;
  const room = inner - tableRows(true) - 1;
  const list = useLabList(lab, context, left);
  const card = useMemo(() => spotDetail(context, right - 2), [context, right]);
  const detail = ui.text === null ? card : textDetail(ui.text, right - 2);
  const panels = lab.desk.panels();
  const cardRows = Math.min(11, Math.max(4, detail.lines.length));
  const all = [
    ...panels.flatMap((panel) => [
      { heading: panel.title, text: '' },
      ...panelLines(panel, right - 2).map((one) => ({ heading: '', text: one.text, tone: one.tone })),
    ]),
  ];
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Box width={columns} height={inner}>
        <Box flexDirection="column" width={left} height={inner} flexShrink={0}>
          <LabTable shown={shown} cursor={ui.spot} columns={left} isTall />
          <Heading title={list.title} columns={left} />
          <Choices list={list} columns={left} rows={room} />
        </Box>
        <Bar rows={inner} />
        <Box flexDirection="column" width={right} height={inner} flexShrink={0}>
          <Heading title={detail.title} columns={right} />
          <Box marginLeft={1} height={cardRows}>
            <Scrolled lines={detail.lines} scroll={ui.scroll} columns={right - 2} rows={cardRows} />
          </Box>
          {all.slice(0, inner - cardRows - 1).map(({ heading, text, ...tone }, i) =>
            heading === '' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
              <Row key={i} text={` ${text}`} columns={right} {...tone} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
              <Heading key={i} title={heading} columns={right} />
            ),
          )}
        </Box>
      </Box>
      <Moment lab={lab} context={context} columns={columns} />
      <Said context={context} columns={columns} />
      <LabFooter context={context} columns={columns} />
    </Box>
  );
}

function useLabList(lab: LabModel, context: LabContext, columns: number) {
  const { ui } = context;
  const typed = ui.asking?.k === 'put' ? ui.asking.text : null;
  const found = useMemo(() => (typed === null ? [] : lab.desk.search(typed, MOST_NAMES)), [lab, typed]);
  return labList(context, found, lab.desk.moment(), columns);
}

const textDetail = ({ title, lines }: { title: string; lines: readonly string[] }, columns: number) => ({
  title,
  lines: lines.flatMap((text) => wrap(text, columns).map((part) => line(part))),
});

/** What stands on the right at the small size: an answer, the card under the cursor, or a panel of the engine. */
function useSide(lab: LabModel, context: LabContext, columns: number): { title: string; lines: Line[] } {
  const { ui } = context;
  if (ui.text !== null) return textDetail(ui.text, columns);
  const id = PANELS[ui.panel - 1];
  const panel = id === undefined ? undefined : lab.desk.panels().find((one) => one.id === id);
  if (panel === undefined) return spotDetail(context, columns);
  return { title: panel.title, lines: panelLines(panel, columns) };
}

function Scrolled({
  lines,
  scroll,
  columns,
  rows,
}: {
  lines: readonly Line[];
  scroll: number;
  columns: number;
  rows: number;
}) {
  const { lab } = useStrings();
  const theme = useTheme();
  const top = Math.min(scroll, Math.max(0, lines.length - rows));
  const left = lines.length - top - rows;
  const shown = lines.slice(top, top + rows);
  if (left > 0) shown[rows - 1] = line(`${theme.down} ${lab.screen.more(left + 1)}`, 'quiet');
  return <Lines lines={shown} columns={columns} rows={rows} />;
}

function Choices({
  list,
  columns,
  rows,
}: {
  list: ReturnType<typeof labList>;
  columns: number;
  rows: number;
}) {
  const { head, entries, at, empty } = list;
  const above = head.slice(0, Math.max(0, rows - 2));
  const room = rows - above.length;
  const top = at < 0 ? 0 : topFor(at, room, entries.length);
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {above.length > 0 ? <Lines lines={above} columns={columns} rows={above.length} /> : null}
      {entries.length === 0 ? (
        <Lines lines={[line(`  ${empty}`, 'quiet')]} columns={columns} rows={room} />
      ) : (
        <List lines={entries.map((text) => ({ text }))} at={at} top={top} columns={columns} rows={room} />
      )}
    </Box>
  );
}

/** Where the table is shown: at which event, or at which decision. */
function Moment({ lab, context, columns }: { lab: LabModel; context: LabContext; columns: number }) {
  const { name } = context.shown;
  return <Heading title={lab.desk.moment()} right={name} columns={columns} />;
}

/** While something is asked: how it is answered and left. */
function LabFooter({ context, columns }: { context: LabContext; columns: number }) {
  const { keys } = context.strings;
  const { asking } = context.ui;
  if (asking === null) return <Footer place="lab" columns={columns} />;
  const { accept, back } = keys.commands;
  const hints = [
    { id: 'accept', keys: keys.names.enter, ...accept },
    { id: 'back', keys: keys.names.esc, ...back },
  ] as const;
  return (
    <Text dimColor wrap="truncate">
      {footerText(hints, columns)}
    </Text>
  );
}

/** What is typed, what was answered last, or the marked line whole: beside the panel there may be no room for its end. */
function Said({
  context,
  columns,
  marked = '',
}: {
  context: LabContext;
  columns: number;
  marked?: string | undefined;
}) {
  const { ui } = context;
  const theme = useTheme();
  if (ui.asking !== null && ui.asking.k !== 'list') {
    const mark = ui.asking.k === 'line' ? ':' : '+';
    // The end is where it is typed.
    const { text } = ui.asking;
    const room = columns - 4;
    return <Text wrap="truncate">{` ${mark} ${text.length > room ? text.slice(-room) : text}_`}</Text>;
  }
  const said = ui.said?.text ?? (ui.focus === 'options' ? marked : '');
  return (
    <Row
      text={` ${cut(said, columns - 1, theme.cut)}`}
      columns={columns}
      tone={ui.said?.alarm ? 'alarm' : 'plain'}
    />
  );
}
