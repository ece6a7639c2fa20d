// Which screen is shown, and what lies over every screen: a lost link, a trouble.
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import { useArrival } from './arrival.ts';
import { useStore } from './use-store.ts';
import type { Tools } from './context.ts';
import { Home } from '../screens/home.tsx';
import { RulesPage } from '../rules/rules-page.tsx';
import { Setup } from '../screens/setup.tsx';
import type { AppState } from '../store/state.ts';
import { TableScreen } from '../table/table-screen.tsx';

export function App({ tools }: { tools: Tools }) {
  const state = useStore(tools.store);
  const door = useStore(tools.door);
  const { say, client } = tools;
  const { place, table } = state;
  useArrival(place.at === 'table' && !table ? 'on the way' : place.at);
  return (
    <>
      <div class="notices" role="status">
        {state.link === 'lost' && (
          <p class="notice">{say(door === 'closed' ? 'table.link.closed' : 'table.link.lost')}</p>
        )}
        {state.trouble && (
          <p class="notice notice-trouble">
            <span>{troubleSentence(say, state.trouble)}</span>
            <button type="button" onClick={client.dismissTrouble}>
              {say('table.trouble.dismiss')}
            </button>
          </p>
        )}
      </div>
      <Screen tools={tools} state={state} />
    </>
  );
}

function Screen({ tools, state }: { tools: Tools; state: AppState }) {
  const { place } = state;
  switch (place.at) {
    case 'home':
      return <Home tools={tools} state={state} />;
    case 'setup':
      return <Setup tools={tools} state={state} />;
    case 'rules': {
      const game = GAMES_WITH_WORDS.find((id) => id === place.game);
      return game === undefined ? (
        <Home tools={tools} state={state} />
      ) : (
        <RulesPage tools={tools} game={game} chapter={place.chapter} />
      );
    }
    case 'table':
      return state.table ? (
        <TableScreen key={state.table.id} tools={tools} table={state.table} />
      ) : (
        <main class="page">
          <p class="loading">{tools.say('table.loading')}</p>
        </main>
      );
  }
}
