// The page for a new table: which game, and its form.
import { useState } from 'preact/hooks';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { Tools } from '../app/context.ts';
import type { AppState } from '../store/state.ts';
import { Choices } from './choices.tsx';
import { GameForm } from './game-form.tsx';
import { lastGame } from './remembered.ts';

export function Setup({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, memory } = tools;
  const [game, setGame] = useState(() => lastGame(memory, GAMES_WITH_WORDS));
  return (
    <main class="page setup">
      <header class="playbill small">
        <h1>{say('table.setup.title')}</h1>
      </header>
      <div class="paper">
        {GAMES_WITH_WORDS.length > 1 && (
          <Choices
            name="game"
            legend={say('table.setup.which')}
            value={game}
            choices={GAMES_WITH_WORDS.map((value) => ({ value, words: say(`${value}.title`) }))}
            onChoose={setGame}
          />
        )}
        <GameForm key={game} game={game} tools={tools} state={state} />
      </div>
    </main>
  );
}
