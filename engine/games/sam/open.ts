// What lies open when a finished game is looked at with all cards face up.
import { formatCard } from './cards.ts';
import { NO_CARD, type State } from './types.ts';

/** By seat, the cards of the field in the order of their places, face down ones too; before that, those to be arranged. */
export function openHands({ dealt, field }: State): string[][] {
  return field.map((places, seat) =>
    [...dealt[seat]!, ...places.filter((card) => card !== NO_CARD)].map(formatCard),
  );
}
