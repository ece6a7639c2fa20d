// What pointing, carrying and keys mean in SAM, against the real rules: whatever is sent is legal, and all that is legal can be sent.
import { describe, expect, test } from 'vitest';
import { clone } from '../../../engine/core/clone.ts';
import { type Move, type Options, PLACES, type SamView, SIGNS } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import {
  BATTLE_TARGET,
  DECK_TARGET,
  DISCARD_TARGET,
  fieldTarget,
  handTarget,
  placeTarget,
  throwTarget,
} from './draft.ts';
import { intents } from './intents.ts';
import { after, asked, game, movesOf, say, type State } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

const FINGERS = ['1', '2', '3', '4', '5'];

/** Everything on the table that can be pointed at. */
function targetsOn(view: SamView): Target[] {
  return [
    ...view.hand.map(handTarget),
    ...view.seats.flatMap((_, seat) => [
      fieldTarget(seat),
      ...PLACES.map((place) => placeTarget(seat, place)),
    ]),
    ...[...SIGNS, ...FINGERS].map(throwTarget),
    DECK_TARGET,
    DISCARD_TARGET,
    BATTLE_TARGET,
  ];
}

/**
 * Why one of these moves, made one after the other, would be refused; null when all are taken. What follows a draw is not made
 * when the draw is too low or ends the attack: then the series ends there.
 */
function refusedOf(state: State, seat: number, moves: readonly Move[]): string | null {
  const copy = clone(state);
  for (const move of moves) {
    const question = game.viewFor(copy, seat).question;
    if (move.type === 'target' && !question?.moves.includes('target')) return null;
    const refusal = game.explain(copy, seat, move);
    if (refusal) return `${JSON.stringify(moves)}: ${refusal.code}`;
    game.compiled.apply(copy, seat, move);
  }
  return null;
}

const GAMES: readonly [number, string, Partial<Options>][] = [
  [2, 'two', {}],
  [4, 'four', { challenge: 'odds-evens' }],
  [7, 'seven', { challenge: 'coin' }],
];

interface Composing {
  readonly composing: Composed;
  /** What was picked up for it, to be carried. */
  readonly carried: Target | null;
}

/** What paying begins with after an attack onto any card that it reaches. */
function aimedBefore(view: SamView): Composing[] {
  const card = view.own.find(({ at }) => at === view.attack?.with);
  if (view.question?.asks !== 'pay' || !card) return [];
  return card.reach.map(({ seat, at }) => ({
    composing: intents.begin(view, [{ type: 'target', seat, at }] as readonly Move[]) as Composed,
    carried: null,
  }));
}

/** What is composed by one press, by picking something up, or by a button. */
function composedFrom(state: State, seat: number, view: SamView): Composing[] {
  const composes = (intent: Intent, carried: Target | null): Composing[] =>
    intent?.kind === 'compose' || intent?.kind === 'consider'
      ? [{ composing: after(state, seat, intent), carried }]
      : [];
  return [
    { composing: nothing, carried: null },
    ...aimedBefore(view),
    ...targetsOn(view).flatMap((target) => [
      ...composes(intents.point(view, nothing, target), null),
      ...composes(intents.lift?.(view, nothing, target) ?? null, target),
    ]),
    ...intents.actions(say, view, nothing).flatMap(({ intent }) => composes(intent, null)),
  ];
}

/** Everything that may come of what is composed: by a press, a key, a button, by letting go, and by the buttons after that. */
function intentsAt(state: State, seat: number, view: SamView, { composing, carried }: Composing): Intent[] {
  const targets = targetsOn(view);
  const buttons = (given: Composed): Intent[] =>
    intents.actions(say, view, given).map(({ intent }) => intent);
  const drops =
    carried === null ? [] : targets.map((target) => intents.drop?.(view, composing, carried, target) ?? null);
  return [
    ...targets.flatMap((target) => [
      intents.point(view, composing, target),
      intents.twice?.(view, composing, target) ?? null,
      intents.key(view, composing, target, 'Enter'),
    ]),
    ...['r', 'P', 's', '1', '5', '6', 'x'].map((key) => intents.key(view, composing, null, key)),
    ...buttons(composing),
    ...drops,
    ...drops.flatMap((drop) => (drop?.kind === 'compose' ? buttons(after(state, seat, drop)) : [])),
  ];
}

test.for(GAMES)(
  '%i players (%s): whatever a press, a key, a button or a carried card sends is taken',
  ([seats, seed, options]) => {
    const kinds = new Set<string>();
    let at = 0;
    for (const [state, seat] of asked(seats, seed, 200, options)) {
      // Every fifth moment is enough, and all questions come.
      if ((at += 1) % 5 !== 0) continue;
      const view = game.viewFor(state, seat);
      const sent = new Map<string, readonly Move[]>();
      for (const composing of composedFrom(state, seat, view)) {
        for (const intent of intentsAt(state, seat, view, composing)) {
          const moves = movesOf(intent);
          if (moves.length > 0) sent.set(JSON.stringify(moves), moves);
        }
      }
      for (const moves of sent.values()) {
        kinds.add(moves.map(({ type }) => type).join());
        expect(refusedOf(state, seat, moves)).toBeNull();
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'flip',
        'swap',
        'attack',
        'attack,target',
        'done,done',
        'done,done,move',
        'move',
      ]),
    );
  },
);

/** Presses that make a move: a chain of targets, or of an action's id with a `!`. */
function pressesFor(view: SamView, move: Move): readonly string[] {
  const own = (place: (typeof PLACES)[number]): Target => placeTarget(Number(view.viewer), place);
  switch (move.type) {
    case 'arrange':
      return [
        ...PLACES.flatMap((place, at) => [handTarget([...move.front, ...move.back][at] ?? ''), own(place)]),
        '!arrange',
      ];
    case 'flip':
      return [own(move.at), '!flip'];
    case 'swap':
      return [own(move.at), DISCARD_TARGET];
    case 'attack':
      // One that must come to nothing is asked about first.
      return [own(move.with), ...move.boosts.map(own), DECK_TARGET, DECK_TARGET];
    case 'pay':
      return [...move.flip.map(own), '!pay'];
    case 'stop':
      return ['!stop', '!stop'];
    case 'target':
      return [placeTarget(move.seat, move.at), placeTarget(move.seat, move.at)];
    case 'boost':
      return move.with.length === 0 ? ['!no-boost'] : [...move.with.map(own), '!boost'];
    case 'throw':
      return [throwTarget('sign' in move ? move.sign : move.fingers)];
    case 'place':
      return [own(move.at)];
    case 'move':
      return [own(move.from), own(move.to)];
    case 'done':
      return ['!done'];
  }
}

/** What the first of these presses that sends anything sends. */
function sentBy(state: State, seat: number, view: SamView, presses: readonly string[]): Intent {
  let composing = nothing;
  const press = (what: string): Intent =>
    what.startsWith('!')
      ? (intents.actions(say, view, composing).find(({ id }) => id === what.slice(1))?.intent ?? null)
      : intents.point(view, composing, what);
  for (const what of presses) {
    const intent = press(what);
    if (movesOf(intent).length > 0) return intent;
    composing = after(state, seat, intent);
  }
  return null;
}

describe.for(GAMES)('%i players (%s)', ([seats, seed, options]) => {
  test('every legal move can be pressed', () => {
    const kinds = new Set<string>();
    for (const [state, seat] of asked(seats, seed, 260, options)) {
      const view = game.viewFor(state, seat);
      let looked = 0;
      for (const move of game.legalMoves(state, seat)) {
        // Of many ways to arrange or pay a few are enough.
        if ((looked += 1) > 12) break;
        expect(movesOf(sentBy(state, seat, view, pressesFor(view, move)))).toEqual([move]);
        kinds.add(move.type);
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['arrange', 'flip', 'swap', 'attack', 'target', 'move', 'done']),
    );
  });

  test('whoever is asked nothing makes no move, and may look at everything', () => {
    for (const [state, asks] of asked(seats, seed, 60, options)) {
      for (const viewer of ['watcher' as const, (asks + 1) % seats]) {
        const view = game.viewFor(state, viewer);
        if (view.question) continue;
        expect(intents.actions(say, view, nothing)).toEqual([]);
        for (const target of targetsOn(view)) {
          expect(['zoom', 'explain', 'look', 'why-not', undefined]).toContain(
            intents.point(view, nothing, target)?.kind,
          );
        }
      }
    }
  });
});
