import { useMemo } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { useTelling } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { rangeText } from '../components/List.tsx';
import { useScroll } from '../components/useList.ts';
import { wrap } from '../fit.ts';
import { linkText, type Telling } from '../model/chain.ts';
import { type Line, line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

/** The chain with the text of every card in it; the last link resolves first. */
export function ChainView({ size }: { size: Size }) {
  const app = useApp();
  const telling = useTelling();
  const strings = useStrings();
  const rows = size.rows - 2;
  const lines = useMemo(() => chainText(telling, size.columns - 4), [telling, size.columns]);
  const scroll = useScroll(lines.length, rows);
  useCommands('chain', {
    ...scroll.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'chain' }),
    quit: app.quit,
  });
  return (
    <Frame
      title={strings.duel.chain}
      right={rangeText(strings, scroll.top, rows, lines.length)}
      place="chain"
      size={size}
    >
      <Lines lines={lines.slice(scroll.top, scroll.top + rows)} columns={size.columns} rows={rows} />
    </Frame>
  );
}

function chainText(telling: Telling, columns: number): Line[] {
  const { chain, me } = telling.view;
  const { duel } = telling.strings;
  if (chain.length === 0) return [line(''), line(`  ${duel.noChain}`, 'quiet')];
  const head = line(`  ${duel.lastFirst}`, 'quiet');
  return [
    head,
    ...[...chain]
      .reverse()
      .flatMap((link) => [
        line(''),
        line(` ${linkText(link, telling)}`, link.player === me ? 'own' : 'other'),
        ...telling.words
          .text(link.code)
          .flatMap((text) => wrap(text, columns - 2).map((part) => line(`    ${part}`))),
      ]),
  ];
}
