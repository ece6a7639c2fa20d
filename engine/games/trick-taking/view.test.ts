// Views, questions and events of Trick-Taking: what is shown to whom.
import { expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { WATCHER, type Viewer } from '../../core/seat.ts';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { openSession } from '../../session/session.ts';
import { choosing, trick } from './example.testing.ts';
import { trickTaking } from './index.ts';
import type { Happening, Move, State } from './types.ts';
import { eventsFor } from './view.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov'];
const say = sayIn(english, 'en-GB');

/** A whole game of random moves; `look` is called before each move and once more at the end. */
function playAny(
  seats: number,
  seed: string,
  phantomShuffle: boolean,
  look: (state: State, told: readonly Happening[]) => void,
): void {
  const options = { phantomShuffle, sleightOfHand: phantomShuffle };
  const session = openSession({ game: trickTaking, seats, options, setup: {}, seed }, 'compiled');
  const random = fastRandom(seed.charCodeAt(0));
  let told = session.opening as readonly Happening[];
  for (;;) {
    const state = session.state as State;
    look(state, told);
    const [seat] = trickTaking.awaiting(state);
    if (seat === undefined) return;
    const move: Move = trickTaking.randomMove(state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(JSON.stringify(accepted.refusal));
    told = accepted.happenings as readonly Happening[];
  }
}

const GAMES = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((phantom) => ['a', 'b', 'c', 'd'].map((seed) => [seats, phantom, seed] as const)),
);

test.for(GAMES)(
  '%i players, phantom shuffle %j, seed %s: no question is asked twice',
  ([seats, phantom, seed]) => {
    const asked = new Map<string, string>();
    let moves = 0;
    playAny(seats, seed, phantom, (state) => {
      moves += 1;
      for (const seat of trickTaking.awaiting(state)) {
        const { id } = trickTaking.viewFor(state, seat).question!;
        // While others choose their hands a question stays open; any other is answered by the next move.
        const when = state.phase === 'ultimate.choosing' ? 'choosing' : String(moves);
        expect(asked.get(id) ?? when).toBe(when);
        asked.set(id, when);
      }
    });
    expect(asked.size).toBeGreaterThan(30);
  },
);

test.for(GAMES)(
  '%i players, phantom shuffle %j, seed %s: all is told in sentences',
  ([seats, phantom, seed]) => {
    const viewers: readonly Viewer[] = [0, 1, WATCHER];
    const { describe } = trickTaking;
    const sentence = /^\p{Lu}(?!.*(?:undefined|NaN|null)).*[.]$/su;
    playAny(seats, seed, phantom, (state, told) => {
      for (const viewer of viewers) {
        const view = trickTaking.viewFor(state, viewer);
        expect(describe.question(say, view, NAMES)).toMatch(sentence);
        for (const event of trickTaking.eventsFor(told, viewer))
          expect(describe.event(say, event, NAMES, viewer)).toMatch(sentence);
        for (const { refusal } of view.question?.choices ?? [])
          if (refusal) expect(describe.refusal(say, refusal)).toMatch(sentence);
      }
    });
  },
);

test.for(GAMES)(
  '%i players, phantom shuffle %j, seed %s: what is told of the trick ends with how it lies',
  ([seats, phantom, seed]) => {
    let looked = 0;
    playAny(seats, seed, phantom, (state, told) => {
      const { trick } = trickTaking.viewFor(state, WATCHER);
      const events = trickTaking.eventsFor(told, WATCHER);
      const last = events.findLast((event) => 'lies' in event || event.type === 'trick-taken');
      if (!last || !('lies' in last)) return;
      expect(last.lies).toEqual(trick);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(20);
  },
);

test('each card of a turn is told with how the trick lies after it, before its effect and after', () => {
  const table = trick({ turn: 1, hat: 'high', hands: ['C2', 'C7 M6 I7'], lies: '0 M3' }).turn(1, 'C7! M6!');
  const heard = eventsFor(table.told, WATCHER).flatMap((event) =>
    'lies' in event ? [[event.type, event.lies.count, event.lies.hat, event.lies.winning]] : [],
  );
  expect(heard).toEqual([
    ['played', 2, 'high', 0],
    ['played', 3, 'high', 2],
    ['hat-turned', 3, 'low', 0],
  ]);
});

test('in the challenge it is shown who has passed or was not asked, until somebody else is winning', () => {
  let looked = 0;
  for (const [seats, phantom, seed] of GAMES) {
    playAny(seats, seed, phantom, (state) => {
      const view = trickTaking.viewFor(state, WATCHER);
      const passed = view.seats.flatMap((one, seat) => (one.passed ? [seat] : []));
      expect(passed).toHaveLength(view.passes);
      for (const seat of view.awaiting) expect(passed).not.toContain(seat);
      if (passed.length > 0) expect(passed).not.toContain(view.winning);
      looked += passed.length;
    });
  }
  expect(looked).toBeGreaterThan(10);
});

test('a choice of an Ultimate hand is its own until all have chosen, and so is its size', () => {
  const after = (cards: string) =>
    choosing({ card: 'M3', repertoires: ['C1 C2 C3', 'L1 L2', ''], rest: 1 }).chooses(0, cards);
  const [small, large] = [after('C2'), after('C3 C1 C2')];
  for (const viewer of [1, 2, WATCHER] as const) {
    expect(large.view(viewer)).toEqual(small.view(viewer));
    expect(eventsFor(large.told, viewer)).toEqual(eventsFor(small.told, viewer));
  }
  expect(large.view(0)).toMatchObject({ chosen: ['C1', 'C2', 'C3'], hand: [], question: null });
  expect(eventsFor(large.told, 0)).toEqual([{ type: 'chose', seat: 0, cards: ['C1', 'C2', 'C3'], count: 3 }]);
  const { seats, ultimateCard } = large.view(1);
  expect(
    seats.map(({ cards, chose, inUltimate, repertoire }) => [cards, chose, inUltimate, repertoire.length]),
  ).toEqual([
    [0, true, false, 3],
    [0, false, false, 46],
    [0, true, false, 0],
  ]);
  expect(ultimateCard).toBeNull();
});

test('drawn cards are for their owner alone', () => {
  const drew: Happening = { type: 'drew', seat: 1, cards: [3, 1] };
  expect(eventsFor([drew], 1)).toEqual([{ type: 'drew', seat: 1, cards: ['C4', 'C2'], count: 2 }]);
  for (const viewer of [0, WATCHER] as const)
    expect(eventsFor([drew], viewer)).toEqual([{ type: 'drew', seat: 1, cards: null, count: 2 }]);
});

test('a hand and its bars are shown to their owner, by effect and rank, while another card may be played', () => {
  const table = trick({ turn: 1, hands: ['V1', 'S3 E1 C7 E0'], lies: '0 C1, 1 M6' });
  table.turn(1, 'C7').turn(0, 'V1!C7');
  expect(table.view(1)).toMatchObject({ hand: ['C7', 'E0', 'E1', 'S3'], barred: ['C7'], vanishUsed: ['V1'] });
  expect(table.view(0)).toMatchObject({ hand: [], barred: [] });
  expect(table.view(WATCHER)).toMatchObject({ hand: [], barred: [] });
});

test('while Escapes take, the winner stands, and so does the stack that won, though the lead is taken', () => {
  const begun = () =>
    trick({ turn: 1, hat: 'high', hands: ['C2', 'I7'], lies: '0 M3, 1 M6, 0 E1, 1 E2, 0 C1, 0 L6' }).turn(
      1,
      'I7',
    );
  const { trick: before, ...view } = begun().view();
  expect(view).toMatchObject({
    phase: 'trick.escapes',
    winning: 1,
    escapes: [
      { card: 'E2', seat: 1 },
      { card: 'E1', seat: 0 },
    ],
  });
  expect(before.stacks[before.winning!]!.cards[0]!.card).toBe('M6');
  // What is left would be won by the lead.
  expect(begun().escapes(1, 'M6').view()).toMatchObject({ winning: 1, trick: { winning: null, count: 6 } });
  const leadless = begun().escapes(1, 'M3').view();
  expect(leadless).toMatchObject({ winning: 1, trick: { winning: 0, count: 6 } });
  expect(leadless.trick.stacks).toEqual(before.stacks.slice(1));
  // Where everything lay goes on being shown, and is no more once the trick is taken.
  expect(leadless.lay).toEqual(before);
  expect(begun().escapes(1, 'M3').escapes(0, 'L6').view().lay).toBeNull();
});
