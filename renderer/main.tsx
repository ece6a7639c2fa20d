// The page's beginning: makes the parts, hands them to one another, and draws.
import './app/jitless.ts';
import './theme/theme.css';
import { render } from 'preact';
import { GAMES_WITH_WORDS } from '../engine/games/words.ts';
import { english } from '../engine/language/catalogue.ts';
import { sayIn } from '../engine/language/say.ts';
import { archiveOf } from './archive/in-page.ts';
import { App } from './app/app.tsx';
import type { Tools } from './app/context.ts';
import { followAddress } from './app/follow-address.ts';
import { firstPlace } from './app/first-place.ts';
import { stageAhead } from './app/stage-ahead.ts';
import { startClient } from './client/client.ts';
import { newId } from './client/ids.ts';
import type { Door } from './connection/door.ts';
import { hostConnection } from './connection/host.ts';
import { waysOf } from './games/ways.ts';
import { withHouse } from './settings/house-connection.ts';
import { houseMemory } from './settings/house-memory.ts';
import { memoryIn } from './settings/memory.ts';
import { keepSettings, readSettings, withRemembered, withSystemStill } from './settings/settings.ts';
import { firstState } from './store/state.ts';
import { createStore } from './store/store.ts';

function start(root: HTMLElement): void {
  const say = sayIn(english, 'en-GB');
  const local = memoryIn(() => window.localStorage);
  const memory = houseMemory(local, GAMES_WITH_WORDS);
  const query = new URLSearchParams(window.location.search);
  const systemStill = window.matchMedia('(prefers-reduced-motion: reduce)');
  const settings = createStore(readSettings(memory, query, systemStill.matches));
  systemStill.addEventListener('change', ({ matches }) =>
    settings.change((state) => withSystemStill(state, matches)),
  );
  const showReading = (): void => {
    const { dataset } = document.documentElement;
    dataset['text'] = String(settings.state.text);
    dataset['reading'] = settings.state.reading;
    dataset['motion'] = settings.state.motion;
  };
  showReading();
  settings.watch((state) => {
    keepSettings(memory, state);
    showReading();
  });
  memory.watch(() => settings.change((state) => withRemembered(state, memory)));

  const store = createStore(firstState(firstPlace(window)));
  const door = createStore<Door>('open');
  const client = startClient({
    store,
    connection: withHouse(
      hostConnection(window, (now) => door.change(() => now)),
      memory,
      newId,
      (message) => archive.tellBrought(message),
    ),
    ways: waysOf,
    newId,
    later: (ms, task) => void window.setTimeout(task, ms),
    // Passes are of this device, and no secret goes where it need not.
    memory: local,
    visit: memoryIn(() => window.sessionStorage),
  });
  const archive = archiveOf(window, client.host, say, () => settings.state.reading);
  followAddress(window, store, client);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) client.wake();
  });

  const tools: Tools = {
    archive,
    say,
    store,
    client,
    door,
    settings,
    memory,
    arrivals: memory.arrivals,
    createStage: stageAhead(store, document.fonts, () => import('./stage/stage.ts')),
  };
  render(<App tools={tools} />, root);
}

const root = document.getElementById('app');
if (root) start(root);
