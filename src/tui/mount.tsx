import process from 'node:process';
import { render } from 'ink';
import { App } from './App.tsx';
import type { TuiDeps } from './deps.ts';
import { type AppModel, appModel } from './store/app.ts';
import { showsUnicode, terminalColours } from './terminal/check.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The client on the screen. */
export interface Mounted {
  app: AppModel;
  unmount(): void;
}

/**
 * Draws the client on an entered terminal. Ink runs in debug mode, in which it hands over whole frames and
 * leaves the terminal to us; a component that throws ends the client as a fault.
 */
export function mount(terminal: Terminal, deps: TuiDeps): Mounted {
  const app = appModel(deps, {
    words: async (language) => (await import('./words.ts')).createWords(language),
    unicode: showsUnicode(process.env),
    colours: terminalColours(process.env),
  });
  const { screen, keys, size } = terminal;
  const instance = render(
    <App
      app={app}
      size={size}
      terminal={{ ack: keys.ack, drop: keys.drop, suspend: terminal.suspend, redraw: () => screen.redraw() }}
    />,
    {
      stdout: screen as unknown as NodeJS.WriteStream,
      stdin: keys as unknown as NodeJS.ReadStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    },
  );
  instance.waitUntilExit().catch(terminal.fail);
  if (deps.play !== undefined) void app.start(deps.play);
  if (deps.openLab !== undefined) void app.openLab(deps.openLab);
  if (deps.openLearn === true) app.open({ k: 'learn' });
  return { app, unmount: () => instance.unmount() };
}
