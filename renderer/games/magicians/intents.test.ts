// What pointing, carrying and keys mean in Magicians, against the real rules: whatever is sent is legal, and all that is legal can be sent.
import { describe, expect, test } from 'vitest';
import { clone } from '../../../engine/core/clone.ts';
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import {
  DECK_TARGET,
  discardPlace,
  handTarget,
  phaseTarget,
  playTarget,
  spiedTarget,
  supportPlace,
  theatreTarget,
  trickPlace,
} from './draft.ts';
import { intents } from './intents.ts';
import { after, asked, game, say, type State } from './played.testing.ts';
import { placingsOf } from './placing.ts';
import { type Composed, nothing } from './way.ts';

/** Everything on the table that can be pointed at. */
function targetsOn(view: MagiciansView): Target[] {
  return [
    ...view.hand.map(handTarget),
    ...(view.spied ?? []).map(spiedTarget),
    ...view.seats.flatMap(({ tricks, support }, seat) => [
      theatreTarget(seat),
      ...[...tricks, ...support].map(playTarget),
    ]),
    ...view.phases.map(({ phase }) => phaseTarget(phase)),
    supportPlace,
    trickPlace,
    discardPlace,
    DECK_TARGET,
  ];
}

/** The moves that an intent makes at once, none for any other. */
function movesOf(intent: Intent): readonly Move[] {
  if (intent?.kind === 'move') return [intent.move as Move];
  return intent?.kind === 'moves' ? (intent.moves as readonly Move[]) : [];
}

/** Why one of these moves, made one after the other, would be refused; null when all are taken. */
function refusedOf(state: State, seat: number, moves: readonly Move[]): string | null {
  const copy = clone(state);
  for (const move of moves) {
    const refusal = game.explain(copy, seat, move);
    if (refusal) return `${JSON.stringify(move)}: ${refusal.code}`;
    game.compiled.apply(copy, seat, move);
  }
  return null;
}

const GAMES: readonly [number, string][] = [
  [2, 'two'],
  [4, 'four'],
  [7, 'seven'],
];

test.for(GAMES)('%i players: whatever a press, a key or a carried card sends is taken', ([seats, seed]) => {
  let sent = 0;
  for (const [state, seat] of asked(seats, seed, 70)) {
    const view = game.viewFor(state, seat) as MagiciansView;
    const targets = targetsOn(view);
    const starts = [nothing, intents.begin(view) as Composed];
    for (const target of targets) {
      const intent = intents.point(view, nothing, target);
      if (intent?.kind === 'compose' || intent?.kind === 'consider') {
        starts.push(after(state, seat, intent));
      }
    }
    for (const composing of starts) {
      const found: Intent[] = [
        ...targets.flatMap((target) => [
          intents.point(view, composing, target),
          intents.twice?.(view, composing, target) ?? null,
          intents.key(view, composing, target, 'Enter'),
        ]),
        ...intents.actions(say, view, composing).map(({ intent }) => intent),
      ];
      for (const intent of found) {
        const moves = movesOf(intent);
        if (moves.length === 0) continue;
        sent += 1;
        expect(refusedOf(state, seat, moves)).toBeNull();
      }
    }
  }
  expect(sent).toBeGreaterThan(300);
});

/** Whether phases are left one by one: in Intermission, and while a card can be played. */
function isStep({ question, plays }: MagiciansView): boolean {
  return question?.asks === 'draw' || plays.some(({ refusal }) => refusal === null);
}

/** Presses that make a move: a chain of targets, or of an action's id with a `!`. */
function pressesFor(view: MagiciansView, move: Move): readonly string[] {
  switch (move.type) {
    case 'support':
      return [handTarget(move.card), move.replace === undefined ? supportPlace : playTarget(move.replace)];
    case 'trick':
      return [handTarget(move.card), trickPlace];
    case 'sabotage': {
      if (move.target === undefined) return [handTarget(move.card), discardPlace];
      return [
        handTarget(move.card),
        move.on === undefined ? theatreTarget(move.target) : playTarget(move.on),
      ];
    }
    case 'take':
      return [spiedTarget(move.card), '!take'];
    case 'discard': {
      const target = view.demand?.of === 'hand' ? handTarget : playTarget;
      return [...move.cards.map(target), '!discard'];
    }
    case 'draw':
      return [DECK_TARGET];
    case 'skip':
      // Where nothing can be played, all phases are left by one button.
      return [isStep(view) ? '!skip' : '!nothing'];
    case 'mulligan':
    case 'keep':
      return [`!${move.type}`];
  }
}

/** What the last of these presses sends. */
function sentBy(state: State, seat: number, view: MagiciansView, presses: readonly string[]): Intent {
  let composing = nothing;
  const press = (what: string): Intent =>
    what.startsWith('!')
      ? (intents.actions(say, view, composing).find(({ id }) => id === what.slice(1))?.intent ?? null)
      : intents.point(view, composing, what);
  for (const what of presses.slice(0, -1)) composing = after(state, seat, press(what));
  const last = presses.at(-1) ?? '';
  const intent = press(last);
  // A button that asks, and a target that is told of first, are pressed once more.
  if (intent?.kind !== 'consider' && (!last.startsWith('!') || intent?.kind !== 'compose')) return intent;
  composing = after(state, seat, intent);
  return press(last);
}

describe.for(GAMES)('%i players', ([seats, seed]) => {
  test('every legal move can be pressed', () => {
    const kinds = new Set<string>();
    for (const [state, seat] of asked(seats, seed, 140)) {
      const view = game.viewFor(state, seat) as MagiciansView;
      let looked = 0;
      for (const move of game.legalMoves(state, seat)) {
        // Of many ways to discard several cards a few are enough.
        if ((looked += 1) > 40) break;
        const presses = pressesFor(view, move);
        const sent = movesOf(sentBy(state, seat, view, presses));
        expect(presses.at(-1) === '!nothing' ? sent.slice(0, 1) : sent).toEqual([move]);
        kinds.add(move.type);
      }
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['draw', 'sabotage', 'skip', 'support', 'trick']),
    );
  });

  test('every play of this turn, also of a later phase, can be carried to its place', () => {
    let later = 0;
    for (const [state, seat] of asked(seats, seed, 80)) {
      const view = game.viewFor(state, seat) as MagiciansView;
      for (const card of view.hand) {
        const lifted = intents.lift?.(view, nothing, handTarget(card)) ?? null;
        const placings = placingsOf(view, card);
        if (placings.length === 0) {
          // In the Finale a card is carried to the discard pile.
          if (view.question?.asks !== 'discard') expect(lifted?.kind ?? 'why-not').toBe('why-not');
          continue;
        }
        const carried = after(state, seat, lifted);
        for (const { target, move } of placings) {
          const moves = movesOf(intents.drop?.(view, carried, handTarget(card), target) ?? null);
          expect(moves.at(-1)).toEqual(move);
          expect(refusedOf(state, seat, moves)).toBeNull();
          if (moves.length > 1) later += 1;
        }
      }
    }
    expect(later).toBeGreaterThan(5);
  });
});
