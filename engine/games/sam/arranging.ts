// Arranging: each lays out six cards, all at once and unseen.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { formatCard, parseCard } from './cards.ts';
import { PLACES, type Happening, type Move, type State } from './types.ts';

type Arrange = Extract<Move, { readonly type: 'arrange' }>;

/** Who has not laid out the cards yet, ascending. */
export function arrangers({ seats, dealt }: State): Seat[] {
  return allSeats(seats).filter((seat) => dealt[seat]!.length > 0);
}

/** Why cards may not be laid out so: they have to be the six that were dealt, each once. */
export function explainArrange({ dealt }: State, seat: Seat, { front, back }: Arrange): Refusal | null {
  const codes = [...front, ...back];
  const own = dealt[seat]!.map(formatCard);
  const strange = codes.filter((code) => !own.includes(code));
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
  if (strange.length > 0) return refuse('not-your-cards', { problem: 'strange', cards: strange });
  if (twice.length > 0) return refuse('not-your-cards', { problem: 'twice', cards: twice });
  return codes.length === PLACES.length ? null : refuse('not-your-cards', { problem: 'unfinished' });
}

/** Lays the six cards into their places, face down. */
export function arrange(state: State, seat: Seat, { front, back }: Arrange, tell: Tell<Happening>): void {
  state.field[seat] = [...front, ...back].map(parseCard);
  state.dealt[seat] = [];
  tell({ type: 'arranged', seat });
}
