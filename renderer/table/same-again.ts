// The table that is opened when the same people play once more.
import type { SeatRequest } from '../../engine/protocol/to-table.ts';
import type { TableRequest } from '../client/table-request.ts';
import type { Told } from '../store/state.ts';

/** The same game, seats and options; guests of the table before come along. */
export function sameAgain(
  { view, seats }: Pick<Told, 'view' | 'seats'>,
  options: TableRequest['options'],
  after: string,
): TableRequest {
  return {
    after,
    game: view.game,
    options,
    seats: seats.map(({ name, kind, bot }): SeatRequest =>
      kind === 'bot' && bot !== null ? { kind: 'bot', name, bot } : { kind: 'person', name },
    ),
  };
}
