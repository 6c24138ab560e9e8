// Plays a whole match through `duelo play --json`: asks for the table once a turn, attacks when it can, else does what it
// likes best. `node examples/client.mjs COMMAND [OPTION…]`, where COMMAND starts the program and OPTIONs go to `play`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const [command = 'duelo', ...options] = process.argv.slice(2);
const [program, ...before] = command.split(' ');
const duelo = spawn(program, [...before, 'play', '--json', '--match', ...options], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const LIKED = ['attack', 'summon', 'activate', 'set', 'select', 'yes', 'finish', 'phase', 'pass'];
const rank = (option) => (LIKED.indexOf(option.do) + LIKED.length + 1) % (LIKED.length + 1);
const send = (answer) => duelo.stdin.write(`${JSON.stringify(answer)}\n`);
const ended = once(duelo, 'close').catch(({ message }) => [console.error(`${command}: ${message}`) ?? 1]);
let [turn, seen] = [0, 0];

for await (const line of createInterface({ input: duelo.stdout })) {
  const { event, decision, view, error, result } = JSON.parse(line);
  if (error) throw new Error(error.text);
  if (event) turn = event.turn;
  if (event?.text) console.log(event.text);
  if (view) console.log(`Turn ${view.turn}: ${view.sides.map(({ lp }) => lp).join(' to ')} Life Points`);
  if (result?.duels) console.log(`Match over after ${result.duels.length} duels, winner: ${result.winner}`);
  if (decision && turn > seen) {
    seen = turn;
    send({ view: true }); // the decision comes again after the reply
  } else if (decision) send(decision.options.toSorted((a, b) => rank(a) - rank(b))[0].n);
}
[process.exitCode] = await ended;
