// Another's card in words: what lies there as far as it is known, whose it is, and where.
import { cardWords, placeWords } from '../../../engine/games/sam/describe.ts';
import type { Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { DOWN } from './replay.ts';
import type { Spot } from './way.ts';

/** Such as "Queen of Clubs", or "the face-down card". */
export function targetName(
  say: Say,
  { seats }: SamView,
  { seat, place }: Pick<Spot, 'seat' | 'place'>,
): string {
  const there = seats[seat]?.field[place] ?? null;
  if (there === null) return say('table.sam.nothing');
  return there === DOWN ? say('table.sam.face-down') : cardWords(say, there);
}

/** The same with its owner and its place, and with an article; one's own as one knows it. */
export function targetWords(
  say: Say,
  view: SamView,
  spot: Pick<Spot, 'seat' | 'place'>,
  names: readonly string[],
): string {
  if (spot.seat === view.viewer) return say('table.sam.target.own', { card: ownName(say, view, spot.place) });
  return say('table.sam.target', {
    card: targetName(say, view, spot),
    name: names[spot.seat] ?? '',
    place: placeWords(say, spot.place),
  });
}

/** An own card at a place. */
export function ownName(say: Say, { own }: SamView, place: Place): string {
  const card = own.find(({ at }) => at === place);
  return card ? cardWords(say, card.card) : say('table.sam.nothing');
}
