// The page for a new table: which game, and its form.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { AppState } from '../store/state.ts';
import { Choices } from './choices.tsx';
import { GameForm } from './game-form.tsx';
import { forHosting, formsOf } from './new-table.ts';
import { keptForm, lastGame } from './remembered.ts';
import { chosen, filledOf, firstDrafts, refilled } from './setup-drafts.ts';

interface SetupProps {
  readonly tools: Tools;
  readonly state: AppState;
}

/** Begun anew once the host has told what it remembers: the page may have been opened before. */
export function Setup(props: SetupProps) {
  return <SetupPage key={useStore(props.tools.arrivals)} {...props} />;
}

function SetupPage({ tools, state }: SetupProps) {
  const { say, memory } = tools;
  const isHosting = state.place.at === 'setup' && state.place.isForNetwork === true;
  const kept = (game: GameId) => {
    const forms = formsOf(game, tools);
    const form = forms.fitting(keptForm(memory, game));
    return isHosting ? forHosting(forms, form) : form;
  };
  const [drafts, setDrafts] = useState(() => {
    const game = lastGame(memory, GAMES_WITH_WORDS);
    return firstDrafts(game, kept(game));
  });
  const choose = (game: GameId): void =>
    setDrafts(chosen(drafts, game, kept(game), formsOf(game, tools).withCompany));
  return (
    <main class="page setup">
      <header class="playbill small">
        <h1>{say('table.setup.title')}</h1>
      </header>
      <div class="paper">
        <GameForm
          game={drafts.game}
          tools={tools}
          state={state}
          filled={filledOf(drafts)}
          onFill={(filled) => setDrafts(refilled(drafts, filled))}
        >
          {GAMES_WITH_WORDS.length > 1 && (
            <Choices
              name="game"
              legend={say('table.setup.which')}
              value={drafts.game}
              choices={GAMES_WITH_WORDS.map((value) => ({ value, words: say(`${value}.title`) }))}
              onChoose={choose}
            />
          )}
        </GameForm>
      </div>
    </main>
  );
}
