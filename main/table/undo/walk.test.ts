// Random games in which everybody tries to take back at every step: only what is fair succeeds, the game is the one of the
// moves that count, and nobody is ever told a card that they could not know.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { AnyMove } from '../../../engine/core/game.ts';
import { GAME_IDS, games } from '../../../engine/games/registry.ts';
import { openHeader, checkOf, replayJournal } from '../../../engine/journal/replay.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { viewOf, type AnyGame, type Session } from '../../../engine/session/session.ts';
import { viewIn } from '../../network/legal-chooser.testing.ts';
import { found } from '../table.testing.ts';
import type { Table } from '../table.ts';
import {
  agree,
  bench,
  everybody,
  moveOf,
  opened,
  person,
  undo,
  unnamed,
  watcher,
  type Person,
} from './undo.testing.ts';

const STEPS = 60;
const SEED = 1;

/** A move as the test remembers it, and what each at the table heard of it. */
interface Made {
  readonly seat: number;
  readonly move: AnyMove;
  readonly isQuiet: boolean;
  readonly heard: readonly (readonly unknown[])[];
  /** Who took it back; null while it counts. */
  undoneBy: number | null;
}

/** What the test knows of a game: all that was ever made, in its order. */
class Story {
  readonly all: Made[] = [];
  readonly sitters: string;
  constructor(sitters: string) {
    this.sitters = sitters;
  }
  get counting(): Made[] {
    return this.all.filter(({ undoneBy }) => undoneBy === null);
  }
  isPerson(seat: number): boolean {
    return this.sitters[seat] === 'p';
  }
  /** What a seat would take back. */
  tailOf(seat: number): Made[] {
    const made = this.counting;
    const from = made.map((each) => each.seat).lastIndexOf(seat);
    return from < 0 ? [] : made.slice(from);
  }
  /** How that is allowed, said a second time from the rule: one's own last decision, nothing told, no other person after it. */
  ruleFor(seat: number): 'free' | 'asks' | undefined {
    const tail = this.tailOf(seat);
    if (tail.length === 0) return undefined;
    const people = this.sitters.replaceAll('b', '').length;
    const isFree = !tail.some((each) => !each.isQuiet || (each.seat !== seat && this.isPerson(each.seat)));
    return isFree || people === 1 ? 'free' : 'asks';
  }
}

/** The session of nothing but the moves that count. */
function replayed(table: Table, story: Story): Session {
  const session = openHeader(table.game, table.header, 'compiled');
  for (const { seat, move } of story.counting)
    if (session.accept(seat, move).refusal) throw new Error('A move that counts is refused.');
  return session;
}

/** What the log of the one at `index` tells, beginning with `opening`: each event, and who took it back. */
function logOf(story: Story, opening: readonly unknown[], index: number): [unknown, number | null][] {
  return [
    ...opening.map((event): [unknown, null] => [event, null]),
    ...story.all.flatMap(({ heard, undoneBy }) =>
      (heard[index] ?? []).map((event): [unknown, number | null] => [event, undoneBy]),
    ),
  ];
}

/** The same as a message tells it: what was taken back stands before the event `at` of what counts. */
function toldLog({
  past = [],
  undone = [],
}: Extract<ToClient, { type: 'view' }>): [unknown, number | null][] {
  const log: [unknown, number | null][] = [];
  let next = 0;
  for (const { at, seat, events } of undone) {
    for (; next < at; next += 1) log.push([past[next], null]);
    for (const event of events) log.push([event, seat]);
  }
  for (; next < past.length; next += 1) log.push([past[next], null]);
  return log;
}

interface Walk {
  readonly table: Table;
  readonly story: Story;
  readonly everyone: readonly Person[];
  readonly opening: readonly (readonly unknown[])[];
  readonly undos: number;
}

/** Walks through a game: moves, and undos of everybody at every step. */
async function walk(game: string, sitters: string, seed: number, made = bench(seed)): Promise<Walk> {
  const random = fastRandom(seed);
  const table = await opened(made, game, sitters);
  const people = await everybody(table, seed);
  const everyone = [...people, await watcher(table)];
  const opening = everyone.map((each) => each.view().past ?? []);
  const story = new Story(sitters);
  let undos = 0;

  const tryUndo = async (seat: number): Promise<void> => {
    const one = people[seat]!;
    const rule = story.isPerson(seat) ? story.ruleFor(seat) : undefined;
    const tail = story.tailOf(seat);
    expect(one.view().back).toBe(rule);
    const { version } = table.info();
    // What may be done at once is done now and then, or nothing would go on.
    if (rule === 'free' && random.below(6) > 0) return;
    const asked = await undo(table, one);
    if (rule === undefined) {
      expect(one.last()).toEqual({ type: 'trouble', id: asked, code: 'nothing-to-undo', facts: {} });
    } else if (rule === 'asks') {
      expect(one.last('undoing')?.asked).toMatchObject({ seat, moves: tail.length });
      const yes = random.below(8) === 0;
      const others = people.flatMap((_, other) => (other !== seat && story.isPerson(other) ? [other] : []));
      if (yes) for (const other of others) await agree(table, people[other]!, other, true);
      else await agree(table, people[others.at(-1)!]!, others.at(-1)!, false);
      if (!yes) return expect(table.info().version).toBe(version);
    }
    if (rule === undefined) return expect(table.info().version).toBe(version);
    expect(table.info().version).toBe(version + 1);
    for (const each of tail) each.undoneBy = seat;
    undos += 1;
    const session = replayed(table, story);
    for (const [index, each] of everyone.entries()) {
      expect(each.last('undoing')?.came).toMatchObject({ how: 'taken-back', seat, moves: tail.length });
      expect(toldLog(each.view())).toEqual(logOf(story, opening[index]!, index));
      const viewer = index < people.length ? index : 'watcher';
      const view = viewOf(session, viewer) as unknown as Record<string, unknown>;
      expect(unnamed({ ...each.view(), view: { game, ...view } })).toEqual(unnamed(each.view()));
    }
  };

  for (let step = 0; step < STEPS; step += 1) {
    const asked = people.flatMap((one, seat) => (viewIn(one.view()).question ? [seat] : []));
    const seat = asked[random.below(asked.length)];
    if (seat === undefined) break;
    const before = replayed(table, story);
    const move = await moveOf(table, people[seat]!);
    if (!move) throw new Error('Nobody was asked.');
    const isQuiet = before.game.quiet(before.state, seat, move) as boolean;
    const heard = everyone.map((each) => each.view().events);
    story.all.push({ seat, move, isQuiet, heard, undoneBy: null });
    if (table.info().status === 'over') break;
    for (const each of people.keys()) await tryUndo(each);
  }
  return { table, story, everyone, opening, undos };
}

const rows = GAME_IDS.flatMap((game) =>
  (['ppp', 'pbp', 'pbb'] as const).map((sitters) => ({ game, sitters })),
);

describe.for(rows)('$game with $sitters', ({ game, sitters }) => {
  test(
    'is the game of the moves that count, before a restart and after it',
    { timeout: 60_000 },
    async () => {
      const made = bench(SEED);
      const { table, story, everyone, opening, undos } = await walk(game, sitters, SEED, made);
      expect(undos).toBeGreaterThan(3);
      const header = table.header;
      const entries = made.storage.entries(table.id);
      const journal = replayJournal(games[game] as AnyGame, { parlor: 'journal', header, entries }, 'xstate');
      if (journal.problem) throw new Error(journal.problem.sentence);
      expect(checkOf(journal.session.state)).toBe(checkOf(replayed(table, story).state));
      expect(journal.moves).toHaveLength(story.counting.length);
      expect(table.info().moves).toBe(story.counting.length);

      const again = found(bench(SEED, made.storage).tables.get(table.id));
      for (const [index, each] of everyone.entries()) {
        const back = person(again);
        await again.join(back, index < sitters.length ? [index] : []);
        expect(unnamed(back.view())).toEqual(unnamed(each.view()));
        expect(toldLog(back.view())).toEqual(logOf(story, opening[index]!, index));
        expect(back.view().back).toBe(each.view().back);
        expect(back.view().version).toBe(each.view().version);
      }
      // A bot that is seated now remembers what counts and nothing else.
      for (const viewer of [0, 'watcher'] as const) {
        const live = [...table.history(viewer)].map(({ view, events }) => ({ view, events }));
        expect([...again.history(viewer)].map(({ view, events }) => ({ view, events }))).toEqual(live);
        expect(live).toHaveLength(story.counting.length + 1);
      }
    },
  );
});
