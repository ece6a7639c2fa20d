// Who sits where, and what the host can do about each seat.
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Companion, Hosting } from '../../engine/protocol/network.ts';
import { SitterSign } from '../screens/art/sitters.tsx';
import { Name } from '../theme/name.tsx';
import { Act } from './act.tsx';
import { guestAt, isVacant, standingOf, type Guest, type Standing } from './standing.ts';
import { useWait } from './use-wait.ts';

/** What can be done with a seat; what is missing cannot be done here. */
export interface SeatActs {
  /** Lays a ticket for the seat before somebody with a phone. */
  readonly invite?: (seat: number) => void;
  /** A bot plays until a lost guest comes back. */
  readonly letBotPlay?: (seat: number) => void;
  /** The seat is played at this screen again. */
  readonly takeBack?: (seat: number) => void;
  readonly sendAway?: (guest: Guest) => void;
}

interface SeatListProps {
  readonly say: Say;
  readonly seats: readonly Companion[];
  readonly hosting: Pick<Hosting, 'guests'>;
  readonly acts: SeatActs;
  /** Where else can be chosen who sits there; null for a seat of which this cannot be chosen. */
  readonly chooser?: (seat: number, standing: Standing) => preact.ComponentChildren;
}

export function SeatList({ say, seats, hosting, acts, chooser }: SeatListProps) {
  return (
    <ol class="host-seats">
      {seats.map((companion, seat) => (
        <SeatRow
          key={seat}
          {...{ say, companion, seat, acts }}
          guest={guestAt(hosting, seat)}
          chosen={chooser?.(seat, standingOf(companion)) ?? null}
        />
      ))}
    </ol>
  );
}

interface SeatRowProps {
  readonly say: Say;
  readonly companion: Companion;
  readonly seat: number;
  readonly guest: Guest | undefined;
  readonly acts: SeatActs;
  readonly chosen: preact.ComponentChildren;
}

function SeatRow({ say, companion, seat, guest, acts, chosen }: SeatRowProps) {
  const standing = standingOf(companion);
  const seconds = useWait(guest);
  const { name } = companion;
  return (
    <li class="host-seat" data-seat={seat} data-standing={standing}>
      <SitterSign kind={standing === 'open' ? 'open' : companion.kind === 'person' ? 'person' : 'bot'} />
      <div class={chosen === null ? 'host-who' : 'host-who host-who-chosen'}>
        <p class="host-name">
          <span class="host-number">{say('table.setup.seat', { number: seat + 1 })}</span>
          {chosen === null && (standing === 'open' ? <Nobody say={say} /> : <Name name={name} />)}
        </p>
        {chosen === null && <p class="host-standing">{standingWords(say, companion, standing, seconds)}</p>}
      </div>
      {chosen}
      <div class="host-acts">{actsOf(say, { standing, seat, name, guest, seconds }, acts)}</div>
    </li>
  );
}

/** In the place of a name. */
export function Nobody({ say }: { say: Say }) {
  return <em>{say('hosting.seat.nobody')}</em>;
}

function standingWords(say: Say, { bot }: Companion, standing: Standing, seconds: number | null): string {
  if (standing === 'bot') return say('hosting.seat.bot', { kind: say(`bot-kind.${bot}` as MessageKey) });
  if (standing === 'lost' && seconds) return say('hosting.seat.lost.waits', { seconds });
  return say(`hosting.seat.${standing}`);
}

interface Facts {
  readonly standing: Standing;
  readonly seat: number;
  readonly name: string;
  readonly guest: Guest | undefined;
  readonly seconds: number | null;
}

function actsOf(say: Say, { standing, seat, name, guest, seconds }: Facts, acts: SeatActs) {
  const { invite, letBotPlay, takeBack, sendAway } = acts;
  const isAway = isVacant(standing) || standing === 'stands-in';
  return (
    <>
      {letBotPlay && isVacant(standing) && seconds === 0 && (
        <Act
          say={say}
          class="main"
          act="bot"
          words={say('hosting.seat.bot-plays')}
          whom={name}
          onPress={() => letBotPlay(seat)}
        />
      )}
      {invite && (standing === 'open' || standing === 'bot') && (
        <Act
          say={say}
          act="invite"
          words={say('hosting.seat.invite')}
          whom={say('table.setup.seat', { number: seat + 1 })}
          onPress={() => invite(seat)}
        />
      )}
      {invite && standing === 'screen' && (
        <Act
          say={say}
          act="invite"
          words={say('hosting.seat.phone')}
          whom={name}
          onPress={() => invite(seat)}
        />
      )}
      {invite && isAway && (
        <Act
          say={say}
          act="invite"
          words={say('hosting.seat.again')}
          whom={name}
          onPress={() => invite(seat)}
        />
      )}
      {takeBack && (standing === 'device' || isAway) && (
        <Act
          say={say}
          act="take"
          words={say('hosting.seat.take')}
          // Whoever plays there loses the seat by it.
          {...(standing === 'device' && { really: say('hosting.seat.take.really') })}
          whom={name}
          onPress={() => takeBack(seat)}
        />
      )}
      {sendAway && guest && <SendAway say={say} guest={guest} onPress={sendAway} />}
    </>
  );
}

interface SendAwayProps {
  readonly say: Say;
  readonly guest: Guest;
  readonly onPress: (guest: Guest) => void;
}

export function SendAway({ say, guest, onPress }: SendAwayProps) {
  return (
    <Act
      say={say}
      act="send-away"
      words={say('hosting.seat.send-away')}
      really={say('hosting.seat.send-away.really')}
      whom={guest.name}
      onPress={() => onPress(guest)}
    />
  );
}
