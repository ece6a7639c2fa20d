// For tests: plays a seat of Magic Trick by its views alone, without any part of the engine.
import type { MagicTrickView, Move } from '../../engine/games/magic-trick/types.ts';

/** A legal answer to the question of a view: the first of what is allowed, and a card up the sleeve now and then. */
export function answerTo(view: MagicTrickView): Move {
  const { question, toSort } = view;
  if (!question) throw new Error('This view asks nothing.');
  if (question.asks === 'arrange') return { type: 'arrange', order: toSort?.cards ?? [] };
  const allowed = question.choices.filter(({ refusal }) => refusal === null);
  const wanted = question.asks === 'play' || view.tricksPlayed < 4 ? allowed.at(-1) : allowed[0];
  if (!wanted) throw new Error('Nothing is allowed.');
  if (wanted.move === 'pass') return { type: 'pass' };
  return { type: wanted.move === 'sleeve' ? 'sleeve' : 'play', slot: Number(wanted.at) };
}

/** The view in a message to a client. */
export function asView(view: unknown): MagicTrickView {
  return view as MagicTrickView;
}
