// A table of a game that this page has no screen for: it says so, and leads away.
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';

interface UnknownGameProps {
  readonly say: Say;
  readonly game: string;
  readonly onHome: () => void;
}

export function UnknownGame({ say, game, onHome }: UnknownGameProps) {
  return (
    <main class="page">
      <div class="lost">
        <p>{troubleSentence(say, { code: 'table-of-unknown-game', facts: { game } })}</p>
        <button type="button" class="main" data-action="home" onClick={onHome}>
          {say('table.bar.home')}
        </button>
      </div>
    </main>
  );
}
