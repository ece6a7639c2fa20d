// Who sits where, as a guest sees it; beside each seat what one may do with it.
import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Companion } from '../../../engine/protocol/network.ts';
import { standingOf } from '../../hosting/standing.ts';
import { Name } from '../../theme/name.tsx';
import { SitterSign } from '../art/sitters.tsx';

interface CompanyListProps {
  readonly say: Say;
  readonly seats: readonly Companion[];
  /** One's own; null where one has none. */
  readonly mine: number | null;
  readonly action?: (companion: Companion, seat: number) => ComponentChildren;
}

/** What names the words about a seat. */
export function seatId(seat: number): string {
  return `company-${seat}`;
}

export function CompanyList({ say, seats, mine, action }: CompanyListProps) {
  return (
    <ol class="company">
      {seats.map((companion, seat) => {
        const standing = standingOf(companion);
        const isMine = seat === mine;
        return (
          <li key={seat} class="company-seat" data-standing={standing} data-mine={isMine || undefined}>
            <SitterSign
              kind={
                standing === 'open'
                  ? 'open'
                  : companion.kind === 'bot' && standing === 'bot'
                    ? 'bot'
                    : 'person'
              }
            />
            <div class="company-who" id={seatId(seat)}>
              <p class="company-place">
                <span class="company-number">{say('table.setup.seat', { number: seat + 1 })}</span>{' '}
                {standing !== 'open' && (
                  <span class="company-standing">
                    {isMine ? say('guest.seat.you') : standingWords(say, companion)}
                  </span>
                )}
              </p>
              <p class="company-name">
                {standing === 'open' ? <em>{say('guest.seat.open')}</em> : <Name name={companion.name} />}
              </p>
            </div>
            {action?.(companion, seat)}
          </li>
        );
      })}
    </ol>
  );
}

function standingWords(say: Say, companion: Companion): string {
  const standing = standingOf(companion);
  return standing === 'bot'
    ? say('guest.seat.bot', { kind: say(`bot-kind.${companion.bot}` as MessageKey) })
    : say(`guest.seat.${standing}`);
}
