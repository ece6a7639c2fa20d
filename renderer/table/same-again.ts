// The table that is opened when the same people play once more.
import type { SeatRequest } from '../../engine/protocol/to-table.ts';
import type { TableRequest } from '../client/client.ts';
import type { Told } from '../store/state.ts';

/** The same game, seats and options. */
export function sameAgain(
  { view, seats }: Pick<Told, 'view' | 'seats'>,
  options: TableRequest['options'],
): TableRequest {
  return {
    game: view.game,
    options,
    seats: seats.map(({ name, kind, bot }): SeatRequest =>
      kind === 'bot' && bot !== null ? { kind: 'bot', name, bot } : { kind: 'person', name },
    ),
  };
}
