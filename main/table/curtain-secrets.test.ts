// Noninterference at one screen: two games that differ only in what the person at the screen may not know are the same
// messages, byte for byte, until the next person lifts the curtain; and behind it nothing tells what the last one knew.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import type { Random } from '../../engine/chance/random.ts';
import { clone } from '../../engine/core/clone.ts';
import type { AnyMove } from '../../engine/core/game.ts';
import { WATCHER, type Seat, type Viewer } from '../../engine/core/seat.ts';
import { formatCard } from '../../engine/games/magic-trick/cards.ts';
import type { Move, State } from '../../engine/games/magic-trick/types.ts';
import { games } from '../../engine/games/registry.ts';
import { JOURNAL_FORMAT, type JournalEntry, type JournalHeader } from '../../engine/journal/journal.ts';
import { checkOf, openHeader } from '../../engine/journal/replay.ts';
import { magicTrickLaws } from '../../engine/laws/games/magic-trick.ts';
import type { AnyGame, Session } from '../../engine/session/session.ts';
import { lift } from './hot-seat.testing.ts';
import { asView } from './player.testing.ts';
import { found, memoryStorage, recorder, type Recorder } from './table.testing.ts';
import { createTables } from './tables.ts';
import type { Table } from './table.ts';

const game = games['magic-trick'] as AnyGame;
const GAMES = 40;
/** Of the first hand: its cards can be dealt anew from the start of the journal. */
const MOST_MOVES = 40;
/** Every so many stories end while rows are sorted. */
const SORTING_EVERY = 3;

interface Step {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** A game as it was played until somebody at the screen is to decide, and what they are about to do. */
interface Story {
  readonly header: JournalHeader;
  readonly steps: readonly Step[];
  readonly next: Step;
  /** The person who is called after that. */
  readonly called: Seat;
}

function headerOf(seats: number, number: number, deck: readonly string[] | null): JournalHeader {
  const memory = number % 4 === 0 ? 'none' : 'sorter';
  return {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Person ${seat}`,
      kind: 'person',
      bot: null,
    })),
    options: { memory },
    seed: `curtain/${number}`,
    setup: {},
    decks: deck ? [[...deck]] : [],
  };
}

const stateOf = (session: Session): State => session.state as unknown as State;
const awaited = (session: Session): Seat[] => [...(game.awaiting(session.state) as readonly Seat[])];

/** Plays random moves of the lowest seat that is asked; null when nobody else is called after the one chosen. */
function randomStory(seats: number, number: number, random: Random): Story | null {
  const header = headerOf(seats, number, null);
  const session = openHeader(game, header, 'compiled');
  const length = random.below(number % SORTING_EVERY === 0 ? seats - 1 : MOST_MOVES);
  const steps: Step[] = [];
  for (;;) {
    const seat = awaited(session)[0] as Seat;
    const next = { seat, move: game.randomMove(session.state, seat, random) as AnyMove };
    const before = clone(session.state);
    session.accept(next.seat, next.move);
    if (stateOf(session).handsDone > 0) return null;
    const called = awaited(session)[0];
    if (steps.length >= length && called !== undefined && called !== seat) {
      return before.phase === 'over' ? null : { header, steps, next, called };
    }
    steps.push(next);
  }
}

/** The same story where the cards lie differently wherever `viewer` may not know it, not even after the next move. */
function retold({ header, steps, next, called }: Story, viewer: Viewer, random: Random): Story {
  const played = openHeader(game, header, 'compiled');
  for (const { seat, move } of steps) played.accept(seat, move);
  const { state, move } = magicTrickLaws.redealBefore(stateOf(played), viewer, random, next as never);
  const opening = stateOf(openHeader(game, header, 'compiled'));
  const deck = magicTrickLaws.newestDeal({ ...opening, rows: state.rows });
  if (!deck) throw new Error('The cards of this story cannot be dealt.');
  const rowOf = (owner: Seat): readonly string[] => (state.rows[owner] ?? []).map(formatCard);
  return {
    header: { ...header, decks: [[...deck]] },
    steps: steps.map((step) =>
      step.move.type === 'arrange'
        ? {
            seat: step.seat,
            move: { type: 'arrange', order: rowOf((step.seat + 1) % header.seats.length) } as Move,
          }
        : step,
    ),
    next: { seat: next.seat, move },
    called,
  };
}

/** A host that finds this story in its journal, with all its people at one screen. */
async function screenAt({ header, steps }: Story): Promise<{ table: Table; screen: Recorder }> {
  const session = openHeader(game, header, 'compiled');
  const entries = steps.map(({ seat, move }, index): JournalEntry => {
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`A story has a move that is refused: ${refusal.code}.`);
    const n = index + 1;
    return { n, at: n, kind: 'move', seat, move: { ...move }, id: `m${n}`, check: checkOf(session.state) };
  });
  const storage = memoryStorage();
  await storage.create('table', header, 0);
  await storage.append('table', entries);
  const tables = createTables({
    storage,
    clock: () => 1000,
    randomBytes,
    log: () => {},
    onListChanged: () => {},
    onFailed: () => {},
  });
  const table = found(tables.get('table'));
  const screen = recorder();
  await table.join(
    screen,
    header.seats.map((_, seat) => seat),
  );
  return { table, screen };
}

/** Everything that one may try at a table where it is the turn of `seat`, right and wrong. */
async function tryAll(table: Table, screen: Recorder, attempts: readonly unknown[]): Promise<void> {
  const { question } = asView(screen.view().view);
  const about = { table: table.id, question: question?.id ?? 'hand-1.seat-1.arrange' };
  for (const [index, attempt] of attempts.entries()) {
    await table.consider({ type: 'consider', id: `c${index}`, ...about, partial: attempt }, screen);
    // With the eyes of nobody every move is refused; with somebody's only what is wrong for certain is tried.
    if (!question) await table.accept({ type: 'move', id: `x${index}`, ...about, move: attempt }, screen);
  }
  await table.accept({ type: 'move', id: 'w', ...about, move: { type: 'play', slot: 13.5 } }, screen);
}

/** What the screen was told of one evening, as text. */
interface Evening {
  /** Behind the curtain of whoever is called first. */
  readonly down: string;
  /** Through their eyes. */
  readonly lifted: string;
  /** Behind the curtain that falls when they have moved. */
  readonly fallen: string;
  /** Through the eyes of the next one. */
  readonly next: string;
}

/** Who is called lifts the curtain, tries everything and moves; the next one is called, and lifts it in the end. */
async function evening(story: Story, attempts: readonly unknown[]): Promise<Evening> {
  const { table, screen } = await screenAt(story);
  const { header, next, called } = story;
  let told = 0;
  const since = (to = screen.heard.length): string => {
    const text = JSON.stringify(screen.heard.slice(told, to));
    told = to;
    return text;
  };
  await tryAll(table, screen, attempts);
  await lift(table, screen, called);
  const down = since();

  await lift(table, screen, next.seat);
  await tryAll(table, screen, attempts);
  const about = { table: table.id, question: asView(screen.view().view).question?.id ?? 'none' };
  await table.accept({ type: 'move', id: 'next', ...about, move: next.move }, screen);
  expect(screen.heard.at(-2)).toMatchObject({ type: 'accepted', id: 'next' });
  expect(screen.view()).toMatchObject({ curtain: called, view: { viewer: WATCHER, question: null } });
  // The view that comes with the curtain belongs to what is behind it.
  const lifted = since(screen.heard.length - 1);

  await tryAll(table, screen, attempts);
  await lift(table, screen, next.seat);
  // As one who loads the page anew.
  await table.join(screen, [...header.seats.keys()]);
  const fallen = since();

  await lift(table, screen, called);
  expect(screen.view()).toMatchObject({ curtain: null, view: { viewer: called } });
  return { down, lifted, fallen, next: since() };
}

/** Two evenings on which the same is tried. */
async function evenings(one: Story, two: Story, random: Random): Promise<readonly [Evening, Evening]> {
  const played = openHeader(game, one.header, 'compiled');
  for (const { seat, move } of one.steps) played.accept(seat, move);
  const attempts = [...magicTrickLaws.partials(stateOf(played), one.next.seat, random)];
  return [await evening(one, attempts), await evening(two, attempts)];
}

describe.for([3, 4, 5])('at a screen of %i people', (seats) => {
  test(
    'nothing of the next hand is told before its person lifts the curtain',
    { timeout: 120_000 },
    async () => {
      const differing = { sorting: 0, playing: 0 };
      for (let number = 0; number < GAMES; number += 1) {
        const random = fastRandom(number);
        const story = randomStory(seats, number, random);
        if (!story) continue;
        const other = retold(story, story.next.seat, random);
        const [one, two] = await evenings(story, other, random);
        expect({ ...two, next: null }).toEqual({ ...one, next: null });
        // It is really another game: the next person sees it.
        if (two.next !== one.next) differing[story.next.move.type === 'arrange' ? 'sorting' : 'playing'] += 1;
      }
      expect(differing.sorting).toBeGreaterThan(GAMES / SORTING_EVERY / 2);
      expect(differing.playing).toBeGreaterThan(GAMES / 6);
    },
  );

  test('nothing that the last person knew is told behind the curtain', { timeout: 120_000 }, async () => {
    let differing = 0;
    for (let number = 0; number < GAMES; number += 1) {
      const random = fastRandom(number);
      const story = randomStory(seats, number, random);
      if (!story) continue;
      const other = retold(story, WATCHER, random);
      const [one, two] = await evenings(story, other, random);
      expect([two.down, two.fallen]).toEqual([one.down, one.fallen]);
      if (two.lifted !== one.lifted) differing += 1;
    }
    expect(differing).toBeGreaterThan(GAMES / 2);
  });
});
