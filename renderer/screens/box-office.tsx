// The tables that can be gone on with, as ticket stubs; the newest first, and the way to all the others.
import type { Tools } from '../app/context.ts';
import { Ticket } from '../archive/ticket.tsx';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { AppState } from '../store/state.ts';

/** So many of the newest tables are offered. */
const FEW = 6;

interface BoxOfficeProps {
  readonly tools: Tools;
  readonly state: AppState;
}

/** Tables at which others may be waiting first, then the last played. */
export function inTurn(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables.toSorted((one, other) => Number(other.isHosted) - Number(one.isHosted) || other.at - one.at);
}

export function BoxOffice({ tools, state }: BoxOfficeProps) {
  return (
    <section class="box-office" aria-labelledby="box-office">
      <h2 id="box-office" class="box-office-title">
        {tools.say('home.tables')}
      </h2>
      <Tickets tools={tools} state={state} />
    </section>
  );
}

function Tickets({ tools, state }: BoxOfficeProps) {
  const { say, client } = tools;
  const tables = inTurn(state.tables);
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
        {tables.slice(0, FEW).map((info, index) => (
          <Ticket
            key={info.id}
            tools={tools}
            info={info}
            isNewest={index === 0}
            waiting={state.doors[info.id]?.length ?? 0}
          />
        ))}
      </ul>
      {state.unfinished > FEW && (
        <button
          type="button"
          class="tables-more"
          data-action="archive"
          onClick={() => client.go({ at: 'archive' })}
        >
          {say('home.tables.all', { count: state.unfinished })}
        </button>
      )}
    </>
  );
}
