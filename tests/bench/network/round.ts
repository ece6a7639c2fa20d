// Many tables that are played at, each at its own pace: whoever is asked moves, and after a game comes the next.
import type { HostedHost } from './hosted.ts';
import { begin, gather } from './hosted.ts';
import { connectPerson, type Person } from './person.ts';
import { makeMove } from './step.ts';
import { localAddress } from './wire.ts';

const PLAYERS = 4;

export interface RoundParts {
  readonly hosted: HostedHost;
  /** How many tables. */
  readonly count: number;
  /** From one move of a table to its next, in milliseconds. */
  readonly everyMs: number;
  /** The tables take them in turn. */
  readonly games: readonly string[];
  /** Called with the milliseconds of every move. */
  readonly measured: (ms: number) => void;
}

export interface Round {
  /** How many moves fell due before the one before had reached everybody. */
  late(): number;
  /** How many games have come to their end. */
  ended(): number;
  stop(): void;
}

/** Opens the tables and has them played at; kept when all are. */
export async function startRound({ hosted, count, everyMs, games, measured }: RoundParts): Promise<Round> {
  const timers: NodeJS.Timeout[] = [];
  const people: Person[] = [];
  let late = 0;
  let ended = 0;
  let isStopped = false;
  /** The host's window opens one table after the other. */
  let opening: Promise<unknown> = Promise.resolve();
  const open = (game: string, players: readonly Person[]): Promise<string> => {
    const opened = opening.then(async () => {
      const gathering = await gather(hosted, game, PLAYERS);
      await begin(hosted, gathering, players);
      return gathering.table;
    });
    opening = opened.catch(() => undefined);
    return opened;
  };

  const keepPlaying = (game: string, players: readonly Person[], first: string): void => {
    let table = first;
    let isMoving = false;
    const tick = async (): Promise<void> => {
      if (isMoving) {
        late += 1;
        return;
      }
      isMoving = true;
      const step = await makeMove(table, players);
      if (step) measured(step.ms);
      else if (!isStopped) {
        ended += 1;
        table = await open(game, players);
      }
      isMoving = false;
    };
    // Every table at a moment of its own.
    timers.push(
      setTimeout(() => void timers.push(setInterval(() => void tick(), everyMs)), Math.random() * everyMs),
    );
  };

  const { origin } = await gather(hosted, games[0] ?? '', PLAYERS);
  const opened: (() => void)[] = [];
  for (let index = 0; index < count; index += 1) {
    const players: Person[] = [];
    for (let player = 0; player < PLAYERS; player += 1) {
      players.push(await connectPerson(origin, { from: localAddress(index * PLAYERS + player) }));
    }
    people.push(...players);
    const game = games[index % games.length] ?? '';
    const table = await open(game, players);
    opened.push(() => keepPlaying(game, players, table));
  }
  for (const play of opened) play();
  return {
    late: () => late,
    ended: () => ended,
    stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      for (const person of people) person.close();
    },
  };
}
