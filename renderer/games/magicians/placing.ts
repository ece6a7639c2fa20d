// Where a card of the own hand may be put, and the move that putting it there makes.
import { type Refusal, refuse } from '../../../engine/core/refusal.ts';
import { groupIn, isSupport } from '../../../engine/games/magicians/cards.ts';
import type { MagiciansView, Move, PlayView } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { discardPlace, playTarget, supportPlace, theatreTarget, trickPlace, waysOf } from './draft.ts';
import { inPhase } from './series.ts';
import { refusalOf } from './way.ts';

/** One thing to point at, and what that does with the card. */
export interface Placing {
  readonly target: Target;
  readonly way: PlayView;
  readonly move: Move;
}

/** Every way to play a card in this turn, each by the target that stands for it. */
export function placingsOf(view: MagiciansView, card: string): readonly Placing[] {
  return waysOf({ kind: 'play', card }, view.plays).flatMap((way) => placingsBy(way));
}

function placingsBy(way: PlayView): Placing[] {
  const { card, replaces, targets } = way;
  switch (way.move) {
    case 'support':
      return replaces.length === 0
        ? [{ target: supportPlace, way, move: { type: 'support', card } }]
        : replaces.map((replace) => ({
            target: playTarget(replace),
            way,
            move: { type: 'support', card, replace },
          }));
    case 'trick':
      return [{ target: trickPlace, way, move: { type: 'trick', card } }];
    case 'sabotage':
      return targets.length === 0
        ? [{ target: discardPlace, way, move: { type: 'sabotage', card } }]
        : targets.map(({ target, on }) => ({
            target: on === null ? theatreTarget(target) : playTarget(on),
            way,
            move: on === null ? { type: 'sabotage', card, target } : { type: 'sabotage', card, target, on },
          }));
  }
}

/** Makes the move of a placing, after leaving the phases that come before its own. */
export function put(view: MagiciansView, { way, move }: Placing): NonNullable<Intent> {
  return inPhase(view, way.phase, move);
}

/** The one placing of a card that has no other, and that costs no card in play; null where there are several. */
export function onlyPlacing(view: MagiciansView, card: string): Placing | null {
  const [only, ...others] = placingsOf(view, card);
  return only && others.length === 0 && only.way.replaces.length === 0 ? only : null;
}

/** Why a card cannot be played in this turn: what its own phase says, rather than that this phase is not for it. */
export function whyNotPlayed(view: MagiciansView, card: string): Refusal {
  const own = view.plays.filter((play) => play.card === card && play.refusal !== null);
  const isOfSupport = isSupport(groupIn(card));
  // A Trait in the hand of the Mentalist has two ways; the one that most people mean is the one of its kind.
  const first = own.find(({ move }) => (move === 'support') === isOfSupport) ?? own[0];
  return (
    first?.refusal ??
    refusalOf(view, card) ??
    refuse('wrong-move', { type: 'play', possible: view.question?.moves ?? [] })
  );
}
