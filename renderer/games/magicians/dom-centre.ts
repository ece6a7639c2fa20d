// The middle of the table in words: deck, discard pile, the card that is being played, and the phases of the turn.
import { cardWords, phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Item } from '../screen.ts';
import { fact, type ItemOf } from './dom-stages.ts';
import { DECK_TARGET, discardPlace, phaseTarget } from './draft.ts';

export function centreItems(say: Say, view: MagiciansView, names: readonly string[], itemOf: ItemOf): Item[] {
  const { deck, discard, sabotage } = view;
  const newest = discard.at(-1);
  const top = newest === undefined ? '' : cardWords(say, newest);
  const played =
    sabotage === null
      ? []
      : [
          fact(
            'sabotage',
            say('table.magicians.centre.sabotage', {
              card: cardWords(say, sabotage.card),
              name: names[sabotage.by] ?? '',
            }),
          ),
        ];
  return [
    itemOf(DECK_TARGET, say('table.magicians.centre.deck', { count: deck })),
    itemOf(discardPlace, say('table.magicians.centre.discard', { count: discard.length, top })),
    ...played,
  ];
}

/** The seven phases, how each stands, and what closed it. */
export function phaseItems(say: Say, { phases }: MagiciansView, itemOf: ItemOf): Item[] {
  return phases.map(({ phase, is, by }) =>
    itemOf(
      phaseTarget(phase),
      say(`table.magicians.phase.${is}`, { phase: phaseWords(say, phase), by: by ?? 'none' }),
    ),
  );
}
