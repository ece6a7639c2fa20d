// What would come of what is composed, in the place of the question: where a card may go, and what it does.
import { effectIn } from '../../../engine/games/magicians/cards.ts';
import { cardWords, groupWords, phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView, PlayPreview, PlayView } from '../../../engine/games/magicians/types.ts';
import { allOf, anyOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import { judgedNow } from '../parts/composing.ts';
import { DECK_TARGET } from './draft.ts';
import { outcomeWords } from './outcome-words.ts';
import { type Placing, placingsOf } from './placing.ts';
import { hasNothingToDraw, presentPhase } from './series.ts';
import { SKIP_TARGET } from './turn-actions.ts';
import type { Composed } from './way.ts';

/** For a card that is picked up, or for a turn in which nothing is to be played; empty for neither. */
export function playWords(
  say: Say,
  view: MagiciansView,
  composing: Composed,
  names: readonly string[],
): string {
  const { draft, selected } = composing;
  if (selected === DECK_TARGET) {
    return say('table.magicians.preview.nothing', { draws: hasNothingToDraw(view) ? 'no' : 'yes' });
  }
  if (selected === SKIP_TARGET) {
    const phase = presentPhase(view);
    return say('table.magicians.preview.skip', { phase: phase === null ? '' : phaseWords(say, phase) });
  }
  if (draft?.kind !== 'play') return '';
  const all = placingsOf(view, draft.card);
  const aimed = all.filter(({ target }) => target === draft.at);
  const placings = aimed.length > 0 ? aimed : all;
  const ways = [...new Set(placings.map(({ way }) => way))];
  const where = (way: PlayView): string =>
    whereWords(
      say,
      draft.card,
      placings.filter((placing) => placing.way === way),
      names,
    );
  const [way, ...others] = ways;
  if (!way) return '';
  // What would come of it depends on which of two ways is taken.
  const sentences =
    others.length > 0
      ? ways.map((each) => where(each))
      : [where(way), outcomeOf(say, view, composing, names)];
  return sentences.filter(Boolean).join(' ');
}

/** By the host's word; empty before it has said one. */
function outcomeOf(say: Say, view: MagiciansView, composing: Composed, names: readonly string[]): string {
  const preview = (judgedNow(composing)?.preview as PlayPreview | null | undefined) ?? null;
  return preview ? outcomeWords(say, view, preview, names) : '';
}

/** Where the card goes by one way. */
function whereWords(say: Say, code: string, placings: readonly Placing[], names: readonly string[]): string {
  const card = cardWords(say, code);
  const [first] = placings;
  switch (first?.move.type) {
    case 'support': {
      if (placings.length === 1 && first.move.replace !== undefined) {
        const replaced = cardWords(say, first.move.replace);
        return say('table.magicians.preview.replacing', { card, replaced });
      }
      const cards = anyOf(
        say,
        placings.flatMap(({ move }) =>
          move.type === 'support' && move.replace !== undefined ? [cardWords(say, move.replace)] : [],
        ),
      );
      return cards === ''
        ? say('table.magicians.preview.support', { card })
        : say('table.magicians.preview.replace', { card, cards });
    }
    case 'trick':
      return say('table.magicians.preview.trick', { card });
    case 'sabotage':
      return aimWords(say, code, placings, names);
    default:
      return '';
  }
}

/** What a Sabotage card is to be pointed at, and what for; where there is one target only, what it does to it. */
function aimWords(say: Say, code: string, placings: readonly Placing[], names: readonly string[]): string {
  const card = cardWords(say, code);
  const effect = effectIn(code);
  if (!effect) return '';
  const what =
    'what' in effect
      ? anyOf(
          say,
          effect.what.map((group) => groupWords(say, group)),
        )
      : '';
  const count = 'count' in effect ? effect.count : 'points' in effect ? effect.points : 0;
  const [only, ...others] = placings;
  const move = only?.move;
  if (others.length === 0 && move?.type === 'sabotage' && move.target !== undefined) {
    const on = move.on === undefined ? '' : cardWords(say, move.on);
    const name = names[move.target] ?? '';
    return say(`table.magicians.preview.only.${effect.does}`, { card, count, name, on });
  }
  return say(`table.magicians.preview.aim.${effect.does}`, { card, count, what });
}

/** What is chosen to be discarded, of how many; empty while nothing is. */
export function discardWords(
  say: Say,
  view: MagiciansView,
  composing: Composed,
  names: readonly string[],
): string {
  const cards = composing.draft?.kind === 'discard' ? composing.draft.cards : [];
  if (cards.length === 0) return '';
  const chosen = say('table.magicians.preview.discard', {
    missing: Math.max(0, (view.demand?.count ?? 0) - cards.length),
    cards: allOf(
      say,
      cards.map((card) => cardWords(say, card)),
    ),
  });
  return [chosen, outcomeOf(say, view, composing, names)].filter(Boolean).join(' ');
}
