import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { useSeconds } from '../components/useSeconds.ts';
import { line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

/** While the duel that the client was started for is set up: not the menu, whose keys would mean something else. */
export function Starting({ size }: { size: Size }) {
  const app = useApp();
  const { combat, menu } = useStrings();
  const seconds = useSeconds(true);
  useCommands('menu', { help: () => app.open({ k: 'help', of: 'menu' }), quit: app.quit });
  const lines = [
    line(''),
    line(`  ${menu.settingUp}${seconds < 1 ? '' : ` ${seconds} s`}`),
    line(`  ${combat.loading}`, 'quiet'),
  ];
  return (
    <Frame title="Duelo" place="help" size={size}>
      <Lines lines={lines} columns={size.columns} rows={size.rows - 2} />
    </Frame>
  );
}
