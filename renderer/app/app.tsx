// Which screen is shown, and what lies over every screen: a lost link, a trouble.
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import { useArrival } from './arrival.ts';
import { lostSentence } from './lost-sentence.ts';
import { useStore } from './use-store.ts';
import type { Tools } from './context.ts';
import { ArchivePage } from '../archive/archive-page.tsx';
import { DeletedBar } from '../archive/deleted-bar.tsx';
import { DropFrame } from '../archive/drop-frame.tsx';
import { FileNotices } from '../archive/file-notices.tsx';
import { DoorNotice } from '../hosting/door-notice.tsx';
import { StatisticsPage } from '../history/statistics-page.tsx';
import { HostLobby } from '../hosting/lobby.tsx';
import { GuestPage } from '../screens/guest/guest-page.tsx';
import { Home } from '../screens/home.tsx';
import { JoinPage } from '../screens/join/join-page.tsx';
import { ReplayPage } from '../replay/replay-page.tsx';
import { RulesPage } from '../rules/rules-page.tsx';
import { Setup } from '../screens/setup.tsx';
import { isGuest } from '../store/network.ts';
import type { AppState } from '../store/state.ts';
import { TableScreen } from '../table/table-screen.tsx';

export function App({ tools }: { tools: Tools }) {
  const state = useStore(tools.store);
  const door = useStore(tools.door);
  const { say, client } = tools;
  const { place, table } = state;
  useArrival(place.at === 'table' && !table ? 'on the way' : place.at);
  const lost = lostSentence(state, door);
  return (
    <>
      <div class="notices" role="status">
        {lost && <p class="notice">{say(lost)}</p>}
        {state.trouble && !isSaidInPlace(state) && (
          <p class="notice notice-trouble">
            <span>{troubleSentence(say, state.trouble)}</span>
            <button type="button" onClick={client.dismissTrouble}>
              {say('table.trouble.dismiss')}
            </button>
          </p>
        )}
        <DoorNotice say={say} state={state} client={client} />
        <FileNotices tools={tools} place={place.at} />
      </div>
      <DeletedBar tools={tools} place={place.at} />
      <DropFrame tools={tools} />
      <Screen tools={tools} state={state} />
    </>
  );
}

/** What somebody has asked for on the way in, and could not have, is told beside where they asked. */
function isSaidInPlace({ place, trouble }: AppState): boolean {
  return (place.at === 'guest' || place.at === 'join') && trouble?.id !== undefined;
}

function Screen({ tools, state }: { tools: Tools; state: AppState }) {
  const { place } = state;
  switch (place.at) {
    case 'home':
      return <Home tools={tools} state={state} />;
    case 'setup':
      return <Setup tools={tools} state={state} />;
    case 'archive':
      return <ArchivePage tools={tools} state={state} />;
    case 'statistics':
      return <StatisticsPage tools={tools} state={state} filter={place} />;
    case 'replay':
      return <ReplayPage key={place.id} tools={tools} place={place} />;
    case 'rules': {
      const game = GAMES_WITH_WORDS.find((id) => id === place.game);
      return game === undefined ? (
        <Home tools={tools} state={state} />
      ) : (
        <RulesPage tools={tools} game={game} chapter={place.chapter} />
      );
    }
    case 'guest':
      return <GuestPage tools={tools} state={state} />;
    case 'join':
      return state.away?.link ? (
        <GuestPage tools={tools} state={state} />
      ) : (
        <JoinPage tools={tools} state={state} />
      );
    case 'table':
      if (state.table) return <TableScreen key={state.table.id} tools={tools} table={state.table} />;
      if (isGuest(state)) return <GuestPage tools={tools} state={state} />;
      if (state.company?.table === place.id && !state.company.begun)
        return <HostLobby tools={tools} state={state} company={state.company} hosting={state.hosting} />;
      return (
        <main class="page">
          <p class="loading">{tools.say('table.loading')}</p>
        </main>
      );
  }
}
