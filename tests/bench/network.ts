// Benchmark `network [--moves N]`: from a move that is sent until all four players have their new views, beside a Socket.IO server that
// commits a row of the same size with the same settings and sends four clients a message of the same size; move by move in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, games } from '../../engine/games/registry.ts';
import { temporaryFolder } from '../../main/host.testing.ts';
import { startServer } from './network/child.ts';
import type { EchoWord, Load } from './network/echo.ts';
import { begin, gather, startHosted, type HostedHost } from './network/hosted.ts';
import { connectPerson, newId, type Person } from './network/person.ts';
import { load } from './network/load.ts';
import { makeMove } from './network/step.ts';
import { localAddress, openWire, type Wire } from './network/wire.ts';
import { inMs, quantilesOf } from './quantiles.ts';

const PLAYERS = 4;
const MOVES_A_GAME = 1500;
/** Until the code of both is compiled. */
const WARM_UP = 300;
const GOAL = 2;

interface Times {
  readonly host: number[];
  readonly echo: number[];
}

type Echoed = { readonly type: string };

/** Sends a message to the echo server; milliseconds until the last of its clients has the answer. */
function echoed(clients: readonly Wire<Echoed>[], hears: Hearing, message: object): Promise<number> {
  return new Promise((resolve) => {
    let missing = clients.length;
    let sentAt = 0;
    hears.hear = () => {
      missing -= 1;
      if (missing === 0) resolve(performance.now() - sentAt);
    };
    sentAt = performance.now();
    clients[0]?.say(message);
  });
}

/** What is done with every answer of the echo server. */
interface Hearing {
  hear: (message: Echoed) => void;
}

/** Prints the times of every game, and of all moves together. */
export async function measureNetwork(
  print: (line: string) => void,
  args: readonly string[] = [],
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { moves: { type: 'string', default: String(MOVES_A_GAME) } },
  });
  const moves = Number(values.moves);
  const folder = temporaryFolder();
  const echoFolder = mkdtempSync(join(tmpdir(), 'parlor-echo-'));
  const hosted = await startHosted(folder.data, folder.rendererRoot);
  const echo = await startServer<EchoWord>('echo.ts', [echoFolder]);
  const clients: Wire<Echoed>[] = [];
  const hears: Hearing = { hear: () => {} };
  for (let client = 0; client < PLAYERS; client += 1) {
    const wire = await openWire<Echoed>(echo.word.origin);
    wire.onMessage((message) => hears.hear(message));
    clients.push(wire);
  }
  const echoAfter = async (load: Omit<Load, 'type'>, message: object): Promise<number> => {
    await new Promise<void>((resolve) => {
      hears.hear = () => resolve();
      clients[0]?.say({ type: 'load', ...load } satisfies Load);
    });
    return echoed(clients, hears, message);
  };
  try {
    const all: Times = { host: [], echo: [] };
    for (const game of GAME_IDS) {
      const times = await measureGame(hosted, game, moves, echoAfter);
      print(`${game}, ${Math.min(PLAYERS, games[game].seats.max)} players: ${compared(times)}`);
      all.host.push(...times.host);
      all.echo.push(...times.echo);
    }
    print(`all games: ${compared(all)} (goal: p99 under ${GOAL} times); ${load()}`);
  } finally {
    for (const client of clients) client.close();
    hosted.owner.close();
    await hosted.child.end();
    await echo.end();
    folder.remove();
    rmSync(echoFolder, { recursive: true, force: true });
  }
}

async function measureGame(
  hosted: HostedHost,
  game: string,
  moves: number,
  echoAfter: (load: Omit<Load, 'type'>, message: object) => Promise<number>,
): Promise<Times> {
  const times: Times = { host: [], echo: [] };
  const players: Person[] = [];
  for (let made = 0; made < WARM_UP + moves;) {
    const gathering = await gather(hosted, game, PLAYERS);
    while (players.length < PLAYERS) {
      players.push(await connectPerson(gathering.origin, { from: localAddress(players.length) }));
    }
    await begin(hosted, gathering, players);
    hosted.owner.say({ type: 'leave', id: newId() });
    for (; made < WARM_UP + moves; made += 1) {
      const step = await makeMove(gathering.table, players);
      if (!step) break;
      const answer = step.views[made % PLAYERS] ?? {};
      const echoMs = await echoAfter({ row: step.row, answer }, step.message);
      if (made < WARM_UP) continue;
      times.host.push(step.ms);
      times.echo.push(echoMs);
    }
  }
  for (const player of players) player.close();
  return times;
}

function compared({ host, echo }: Times): string {
  const [ours, theirs] = [quantilesOf(host), quantilesOf(echo)];
  const times = (share: keyof typeof ours): string => (ours[share] / theirs[share]).toFixed(2);
  return `${host.length} moves: host ${inMs(ours)}; echo ${inMs(theirs)}; ${times('p50')}, ${times('p95')}, ${times('p99')} times the echo`;
}
