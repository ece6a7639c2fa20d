// A ticket for one seat, to be scanned by the phone that shall play it.
import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { Companion } from '../../engine/protocol/network.ts';
import type { Ticket } from '../store/state.ts';
import { Sheet } from '../table/sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { standingOf } from './standing.ts';

interface TicketSheetProps {
  readonly say: Say;
  readonly seat: number;
  readonly companion: Companion;
  /** The last one that came. */
  readonly ticket: Ticket | null;
  /** There is an address that it can lead to. */
  readonly isReachable: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

export function TicketSheet({ say, seat, companion, ticket, isReachable, onAsk, onClose }: TicketSheetProps) {
  /** One from before is not shown: it may be used up. */
  const [before] = useState(ticket);
  useEffect(() => {
    if (isReachable) onAsk();
  }, [isReachable]);
  const isTaken = standingOf(companion) === 'device';
  const fresh = ticket !== before && ticket?.seat === seat ? ticket : null;
  const { name } = companion;
  const title = name
    ? say('hosting.ticket.title.whose', { name })
    : say('hosting.ticket.title', { number: seat + 1 });
  return (
    <Sheet id="seat-ticket" title={title} onClose={onClose}>
      <div class="seat-ticket" role="status">
        {isTaken ? (
          <p class="lead">{say('hosting.ticket.taken', { name })}</p>
        ) : !isReachable ? (
          <p class="lead">{say('hosting.addresses.none')}</p>
        ) : fresh ? (
          <>
            <p class="lead">{say('hosting.ticket.how')}</p>
            <QrCode url={fresh.url} label={say('hosting.qr.seat')} />
          </>
        ) : (
          <p class="lead">{say('hosting.ticket.making')}</p>
        )}
      </div>
      <div class="sheet-actions">
        <button type="button" class={isTaken ? 'main' : ''} autofocus onClick={onClose}>
          {say(isTaken ? 'hosting.ticket.done' : 'table.close')}
        </button>
      </div>
    </Sheet>
  );
}
