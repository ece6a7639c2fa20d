// What a thing on the table is, for whoever points at it for nothing else.
import { phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView, PhaseView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Composing } from '../intent.ts';
import { pointedAt } from '../parts/composing.ts';
import { cardLine } from './card-lines.ts';
import { DECK_TARGET, supportPlace, trickPlace } from './draft.ts';

/** A card, a place, a phase or the deck; empty for everything else. */
export function explain(say: Say, view: MagiciansView, _composing: Composing, target: Target): string {
  const { kind, at } = pointedAt(target);
  switch (target) {
    case DECK_TARGET:
      return deckWords(say, view);
    case supportPlace:
      return say('table.magicians.explain.support');
    case trickPlace:
      return say('table.magicians.explain.trick', { most: mostOf(view) });
    default:
  }
  if (kind === 'phase') {
    const shown = view.phases.find(({ phase }) => phase === at);
    return shown ? phaseLine(say, shown) : '';
  }
  return kind === 'hand' || kind === 'play' || kind === 'spied' ? cardLine(say, at) : '';
}

/** What is left in the deck; and, while a card of the hand may be played, that one of the deck was drawn before. */
function deckWords(say: Say, { deck, question, viewer, turn }: MagiciansView): string {
  const hasDrawn = viewer === turn && question?.moves.includes('skip') === true && question.asks !== 'draw';
  return say(hasDrawn ? 'table.magicians.explain.deck.drawn' : 'table.magicians.explain.deck', {
    count: deck,
  });
}

/** Tricks that may stay in play, of whoever looks. */
function mostOf({ seats, viewer }: MagiciansView): number {
  return seats[viewer === 'watcher' ? 0 : viewer]?.most ?? 0;
}

function phaseLine(say: Say, { phase, is, by }: PhaseView): string {
  const line = say(`table.magicians.explain.${phase}`, { phase: phaseWords(say, phase) });
  return is === 'closed' && by !== null ? `${line} ${say('table.magicians.explain.closed', { by })}` : line;
}
