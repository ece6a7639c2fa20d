// Without a table: seats that this device has a pass for, and the field for a code.
import { GAMES_WITH_WORDS } from '../../../engine/games/words.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState, KeptPass } from '../../store/state.ts';
import { CodeForm } from './code-form.tsx';

export function CodeScene({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client } = tools;
  const { guest, away, passes, place } = state;
  const offered = away === null ? passes : [];
  const led = place.at === 'guest' && place.keys?.by === 'code' ? place.keys.code : null;
  const typed = place.at === 'join' ? place.code : null;
  return (
    <>
      {guest?.standing === 'removed' && (
        <p class="hint" role="status">
          {say('guest.removed')}
        </p>
      )}
      {offered.length > 0 && (
        <section class="guest-passes" aria-labelledby="guest-passes">
          <h2 id="guest-passes">{say('guest.passes')}</h2>
          <ul class="pass-list" role="list">
            {offered.map((pass) => (
              <li key={pass.table}>
                <button
                  type="button"
                  class="main big"
                  data-pass={pass.table}
                  disabled={state.link !== 'connected' || state.onItsWay !== null}
                  onClick={() => client.go({ at: 'table', id: pass.table })}
                >
                  {passWords(say, pass)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CodeForm tools={tools} state={state} first={led ?? typed ?? ''} isLesser={offered.length > 0} />
    </>
  );
}

function passWords(say: Say, { game, name }: KeptPass): string {
  const known = GAMES_WITH_WORDS.find((id) => id === game);
  return known ? say('guest.pass.game', { game: say(`${known}.title`), name }) : say('guest.pass', { name });
}
