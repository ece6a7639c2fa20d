// Somebody waits at the door of a table where its host is not just now: told on every screen, and answered there.
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Client } from '../client/client.ts';
import type { AppState } from '../store/state.ts';
import { hostActs } from './acts.ts';
import { doorElsewhere } from './doors.ts';
import { requestSentence } from './requests.tsx';

interface DoorNoticeProps {
  readonly say: Say;
  readonly state: AppState;
  readonly client: Pick<Client, 'request' | 'go'>;
}

export function DoorNotice({ say, state, client }: DoorNoticeProps) {
  const door = doorElsewhere(state);
  if (!door) return null;
  const { table, request, others } = door;
  const { id, name } = request;
  const acts = hostActs(table, client.request);
  const known = state.tables.find((info) => info.id === table)?.game;
  const game = GAMES_WITH_WORDS.find((each) => each === known);
  return (
    <div class="notice notice-door" role="group" aria-label={say('hosting.requests')} data-table={table}>
      <p>
        <strong>{requestSentence(say, request)}</strong>{' '}
        {game && say('hosting.door.where', { game: say(`${game}.title`) })}{' '}
        {others > 0 && <span class="notice-more">{say('hosting.request.more', { count: others })}</span>}
      </p>
      <div class="notice-acts">
        <button
          type="button"
          class="main"
          data-act="yes"
          aria-label={say('hosting.act', { act: say('hosting.request.yes'), whom: name })}
          onClick={() => acts.admit(id, true)}
        >
          {say('hosting.request.yes')}
        </button>
        <button
          type="button"
          data-act="no"
          aria-label={say('hosting.act', { act: say('hosting.request.no'), whom: name })}
          onClick={() => acts.admit(id, false)}
        >
          {say('hosting.request.no')}
        </button>
        <button type="button" data-act="go" onClick={() => client.go({ at: 'table', id: table })}>
          {say('hosting.door.go')}
        </button>
      </div>
    </div>
  );
}
