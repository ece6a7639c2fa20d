// The way to tables of other hosts: those that were found, seats held there, and an address to type.
import type { FoundTable, SeatElsewhere } from '../../../engine/protocol/network.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';
import { gameTitle } from '../guest/game-title.ts';
import { AddressForm } from './address-form.tsx';

export function JoinPage({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client } = tools;
  const { place, elsewhere } = state;
  const isBusy = state.onItsWay !== null || state.link !== 'connected';
  const first = place.at === 'join' ? place : { address: null, code: null };
  return (
    <main class="page setup join">
      <header class="playbill small">
        <h1>{say('join.title')}</h1>
      </header>
      <div class="paper join-paper">
        {elsewhere.length > 0 && (
          <section class="join-part" aria-labelledby="join-elsewhere">
            <h2 id="join-elsewhere">{say('join.elsewhere')}</h2>
            <ul class="join-tables" role="list">
              {elsewhere.map((seat) => (
                <Held key={seat.table} {...{ tools, seat, isBusy }} />
              ))}
            </ul>
          </section>
        )}
        <section class="join-part" aria-labelledby="join-found">
          <h2 id="join-found">{say('join.found')}</h2>
          <Found
            tools={tools}
            state={state}
            isBusy={isBusy}
            onChoose={({ id, game, host, addresses: [address] }) => {
              if (isBusy || address === undefined) return;
              client.reach(address, null, { id, game, host });
            }}
          />
        </section>
        <section class="join-part" aria-labelledby="join-address-title">
          <h2 id="join-address-title">{say('join.address.title')}</h2>
          <AddressForm
            key={first.address}
            tools={tools}
            state={state}
            address={first.address ?? ''}
            code={first.code ?? ''}
          />
        </section>
        <div class="guest-ways">
          <button type="button" onClick={() => client.go({ at: 'home' })}>
            {say('join.back')}
          </button>
        </div>
      </div>
    </main>
  );
}

interface FoundProps {
  readonly tools: Tools;
  readonly state: AppState;
  readonly isBusy: boolean;
  readonly onChoose: (table: FoundTable) => void;
}

function Found({ tools: { say }, state, isBusy, onChoose }: FoundProps) {
  const { found, program, chosen } = state;
  const note =
    found === null
      ? say('join.found.looking')
      : found.isDeaf
        ? say('join.found.deaf')
        : found.tables.length === 0
          ? say('join.found.none')
          : null;
  return (
    <>
      <div class="guest-status" role="status">
        {note && <p class={found?.isDeaf ? 'hint' : 'choices-help'}>{note}</p>}
      </div>
      <ul class="join-tables" role="list">
        {found?.tables.map((table) => (
          <FoundTicket
            key={table.id}
            {...{ say, table, isBusy, here: program ?? '' }}
            isCalled={chosen?.id === table.id && state.onItsWay?.what === 'reach'}
            onChoose={() => onChoose(table)}
          />
        ))}
      </ul>
    </>
  );
}

interface FoundTicketProps {
  readonly say: Say;
  readonly table: FoundTable;
  /** The version of this copy. */
  readonly here: string;
  readonly isBusy: boolean;
  readonly isCalled: boolean;
  readonly onChoose: () => void;
}

function FoundTicket({ say, table, here, isBusy, isCalled, onChoose }: FoundTicketProps) {
  const { id, host, game, names, free, begun, program, protocol } = table;
  const isOther = protocol !== PROTOCOL_VERSION;
  const stub = isCalled ? 'join.reaching' : free > 0 ? 'join.found.join' : 'join.found.watch';
  return (
    <li>
      <button
        type="button"
        class="ticket"
        data-found={id}
        data-status={isOther ? 'over' : 'playing'}
        aria-disabled={isOther || isBusy}
        aria-describedby={isOther ? `other-${id}` : undefined}
        onClick={() => {
          if (!isOther) onChoose();
        }}
      >
        <span class="ticket-game">{gameTitle(say, game)}</span>
        <span class="ticket-names">
          {say('join.found.host', { host })}
          {names.length > 0 && ` · ${allOf(say, names)}`}
        </span>
        <span class="ticket-moves">
          {say('join.found.free', { free })}
          {begun && ` · ${say('join.found.begun')}`}
        </span>
        <span class="ticket-stub">{isOther ? '' : say(stub)}</span>
      </button>
      {isOther && (
        <p class="choices-help" id={`other-${id}`}>
          {say('join.found.other', { host: program, here })}
        </p>
      )}
    </li>
  );
}

interface HeldProps {
  readonly tools: Tools;
  readonly seat: SeatElsewhere;
  readonly isBusy: boolean;
}

/** A seat at a table of another host, which is gone back to or forgotten. */
function Held({ tools: { say, client }, seat, isBusy }: HeldProps) {
  const { table, address, game, name } = seat;
  return (
    <li class="held">
      <button
        type="button"
        class="ticket ticket-newest"
        data-held={table}
        disabled={isBusy}
        onClick={() => client.go({ at: 'table', id: table })}
      >
        <span class="ticket-game">{gameTitle(say, game)}</span>
        <span class="ticket-names">{say('join.elsewhere.as', { name })}</span>
        <span class="ticket-when">{say('guest.at', { address })}</span>
        <span class="ticket-stub">{say('join.elsewhere.go')}</span>
      </button>
      <button
        type="button"
        class="lesser"
        aria-label={say('join.elsewhere.forget.which', { name, address })}
        onClick={() => client.forget(table)}
      >
        {say('join.elsewhere.forget')}
      </button>
    </li>
  );
}
