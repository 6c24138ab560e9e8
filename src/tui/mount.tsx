import { render } from 'ink';
import { App } from './App.tsx';
import type { TuiDeps } from './deps.ts';
import { type AppModel, appModel } from './store/app.ts';
import type { Terminal } from './terminal/terminal.ts';
import { createWords } from './words.ts';

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
  const app = appModel(deps);
  const { screen, keys, size } = terminal;
  const instance = render(
    <App
      app={app}
      words={createWords()}
      size={size}
      terminal={{ ack: keys.ack, suspend: terminal.suspend, redraw: () => screen.redraw() }}
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
  return { app, unmount: () => instance.unmount() };
}
