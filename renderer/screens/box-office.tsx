// The tables that can be gone on with, as ticket stubs; the newest first, and all of them on demand.
import { useState } from 'preact/hooks';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { AppState } from '../store/state.ts';
import { Icon } from '../table/icons.tsx';

/** So many of the newest tables are offered at first. */
const FEW = 6;

interface BoxOfficeProps {
  readonly say: Say;
  readonly state: AppState;
  readonly onJoin: (id: string) => void;
}

export function BoxOffice({ say, state, onJoin }: BoxOfficeProps) {
  return (
    <section class="box-office" aria-labelledby="box-office">
      <h2 id="box-office" class="box-office-title">
        {say('home.tables')}
      </h2>
      <Tickets say={say} state={state} onJoin={onJoin} />
    </section>
  );
}

function Tickets({ say, state, onJoin }: BoxOfficeProps) {
  const [showsAll, setShowsAll] = useState(false);
  // Tables at which others may be waiting first.
  const tables = state.tables.toSorted(
    (one, other) => Number(other.isHosted) - Number(one.isHosted) || other.at - one.at,
  );
  const offered = showsAll ? tables : tables.slice(0, FEW);
  if (state.link === 'connecting') return <p class="box-office-note">{say('home.tables.connecting')}</p>;
  if (tables.length === 0) {
    const note =
      state.link === 'lost' ? say('home.tables.lost') : say('home.tables.empty', { play: say('home.play') });
    return <p class="box-office-note">{note}</p>;
  }
  return (
    <>
      {state.link === 'lost' && <p class="box-office-note">{say('home.tables.lost')}</p>}
      <ul class="tickets" id="tables">
        {offered.map((info, index) => (
          <li key={info.id}>
            <Ticket
              say={say}
              info={info}
              isNewest={index === 0}
              waiting={state.doors[info.id]?.length ?? 0}
              onJoin={() => onJoin(info.id)}
            />
          </li>
        ))}
      </ul>
      {tables.length > FEW && (
        <button
          type="button"
          class="tables-more"
          aria-expanded={showsAll}
          aria-controls="tables"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? say('home.tables.few') : say('home.tables.all', { count: tables.length })}
        </button>
      )}
    </>
  );
}

interface TicketProps {
  readonly say: Say;
  readonly info: TableInfo;
  readonly isNewest: boolean;
  /** How many wait at its door. */
  readonly waiting: number;
  readonly onJoin: () => void;
}

function Ticket({ say, info, isNewest, waiting, onJoin }: TicketProps) {
  const { names, status, moves, at, isHosted, gathers } = info;
  /** Open seats have no names yet. */
  const seated = names.filter((name) => name !== '');
  return (
    <button
      type="button"
      class={isNewest ? 'ticket ticket-newest' : 'ticket'}
      data-table={info.id}
      data-status={status}
      onClick={onJoin}
    >
      <span class="ticket-game">{gameTitle(say, info.game)}</span>
      <span class="ticket-names">{allOf(say, seated)}</span>
      <span class="ticket-moves">
        {gathers ? say('home.table.gathers') : say('home.table.moves', { moves })}
        {isHosted && (
          <span class="ticket-hosted">
            <Icon name="network" />
            {say('home.table.hosted')}
          </span>
        )}
        {waiting > 0 && <strong class="ticket-door">{say('home.table.door', { count: waiting })}</strong>}
      </span>
      <span class="ticket-when">{say('home.table.when', { at })}</span>
      <span class="ticket-stub">{say(status === 'over' ? 'home.table.over' : 'home.table.continue')}</span>
    </button>
  );
}

/** The title of a game; a table of a game that this page does not know is named by its id. */
function gameTitle(say: Say, game: string): string {
  const known = GAMES_WITH_WORDS.find((id) => id === game);
  return known ? say(`${known}.title`) : game;
}
