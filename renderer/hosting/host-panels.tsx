// What a host sees of the network, in the lobby and beside a game: the way in, the door, the seats, the manners.
import { useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import type { Companion, Hosting } from '../../engine/protocol/network.ts';
import type { Ticket } from '../store/state.ts';
import type { HostActs } from './acts.ts';
import { Closed } from './closed.tsx';
import { useFocusBack } from './focus-back.ts';
import { Manners } from './manners.tsx';
import { Requests } from './requests.tsx';
import { SeatList, type SeatActs } from './seat-list.tsx';
import type { Standing } from './standing.ts';
import { TicketSheet } from './ticket-sheet.tsx';
import { Watchers } from './watchers.tsx';
import { WayIn } from './way-in.tsx';

interface HostPanelsProps {
  readonly say: Say;
  readonly seats: readonly Companion[];
  readonly hosting: Pick<Hosting, 'network' | 'requests' | 'guests'>;
  readonly ticket: Ticket | null;
  readonly acts: HostActs;
  /** What can be done with seats besides handing out tickets. */
  readonly seatActs: SeatActs;
  readonly chooser?: (seat: number, standing: Standing) => ComponentChildren;
  /** Below the seats, where it moves none of them when it goes. */
  readonly note?: ComponentChildren;
}

export function HostPanels(props: HostPanelsProps) {
  const { say, seats, hosting, ticket, acts, seatActs, chooser, note } = props;
  const { network, requests, guests } = hosting;
  /** The seat whose ticket lies here; null for none. */
  const [inviting, setInviting] = useState<number | null>(null);
  const invited = inviting === null ? undefined : seats[inviting];
  const isOpen = network !== null;
  const isReachable = network !== null && network.addresses.length > 0;
  const panels = useRef<HTMLDivElement>(null);
  useFocusBack(panels);
  return (
    <div ref={panels} class="host-panels" data-network={isOpen ? 'open' : 'closed'}>
      {isOpen && <Requests say={say} requests={requests} acts={acts} />}
      {isOpen ? <WayIn say={say} network={network} /> : <Closed say={say} acts={acts} />}
      <div class="host-people">
        <section class="host-part" aria-labelledby="host-seats">
          <h3 id="host-seats" tabIndex={-1}>
            {say('hosting.seats')}
          </h3>
          <SeatList
            say={say}
            seats={seats}
            hosting={hosting}
            acts={isReachable ? { ...seatActs, invite: setInviting } : seatActs}
            {...(chooser && { chooser })}
          />
          {note}
        </section>
        <Watchers say={say} guests={guests} onSendAway={({ id }) => acts.remove(id)} />
        {isOpen && <Manners say={say} network={network} acts={acts} />}
      </div>
      {inviting !== null && invited && (
        <TicketSheet
          key={inviting}
          say={say}
          seat={inviting}
          companion={invited}
          ticket={ticket}
          isReachable={isReachable}
          onAsk={() => acts.invite(inviting)}
          onClose={() => setInviting(null)}
        />
      )}
    </div>
  );
}
