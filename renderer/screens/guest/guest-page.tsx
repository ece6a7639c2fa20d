// The page of a guest who does not see the table: from the code to the seat, and everything that may come between.
import { useLayoutEffect, useState } from 'preact/hooks';
import { useArrival } from '../../app/arrival.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Tools } from '../../app/context.ts';
import { SettingsSheet } from '../../settings/settings-sheet.tsx';
import type { AppState } from '../../store/state.ts';
import { Closed, Coming, Elsewhere } from './apart.tsx';
import { Asking } from './asking.tsx';
import { CodeScene } from './code-scene.tsx';
import { Door } from './door.tsx';
import { gameTitle } from './game-title.ts';
import { Lobby } from './lobby.tsx';
import { sceneOf } from './scene.ts';

export function GuestPage({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client } = tools;
  const [isSetting, setSetting] = useState(false);
  const scene = sceneOf(state);
  useArrival(scene);
  useLayoutEffect(() => {
    // What was pressed may have been far down; what came of it is told at the top.
    document.scrollingElement?.scrollTo(0, 0);
  }, [scene]);
  return (
    <main class="page setup guest" data-scene={scene}>
      <header class="playbill small guest-head">
        <hgroup>
          <p class="overline">{say('table.title')}</p>
          <h1>{say(scene === 'code' ? 'guest.title' : 'guest.door')}</h1>
        </hgroup>
        <button type="button" data-action="settings" onClick={() => setSetting(true)}>
          {say('table.bar.settings')}
        </button>
      </header>
      <div class="paper guest-paper">
        {state.away && <p class="overline guest-away">{whereTo(say, state.away.address, state.chosen)}</p>}
        <Scene tools={tools} state={state} />
        {state.away && (
          <div class="guest-ways">
            <button type="button" class="lesser" onClick={() => client.go({ at: 'home' })}>
              {say('table.bar.home')}
            </button>
          </div>
        )}
      </div>
      {isSetting && <SettingsSheet tools={tools} onClose={() => setSetting(false)} />}
    </main>
  );
}

/** The table that was chosen by name, else the address. */
function whereTo(say: Say, address: string, chosen: AppState['chosen']): string {
  if (chosen === null) return say('guest.at', { address });
  return say('guest.at.table', { game: gameTitle(say, chosen.game), host: chosen.host });
}

function Scene({ tools, state }: { tools: Tools; state: AppState }) {
  const { company } = state;
  const scene = sceneOf(state);
  switch (scene) {
    case 'connecting':
      return <p class="guest-connecting">{tools.say('guest.connecting')}</p>;
    case 'code':
      return <CodeScene tools={tools} state={state} />;
    case 'elsewhere':
      return <Elsewhere tools={tools} state={state} />;
    case 'closed':
      return <Closed tools={tools} state={state} />;
    case 'coming':
      return <Coming tools={tools} state={state} />;
    case 'door':
    case 'asking':
    case 'lobby':
      if (!company) return null;
      if (scene === 'lobby') return <Lobby tools={tools} state={state} company={company} />;
      if (scene === 'asking') return <Asking tools={tools} state={state} company={company} />;
      return <Door tools={tools} state={state} company={company} onOther={tools.client.otherDoor} />;
  }
}
