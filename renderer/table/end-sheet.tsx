// The end of a game: who won and why, everybody's score, and what next.
import type { Result } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import { Name } from '../theme/name.tsx';
import { Sheet } from './sheet.tsx';

interface EndSheetProps {
  readonly say: Say;
  readonly result: Result;
  /** Why these won, in one sentence. */
  readonly sentence: string;
  readonly names: readonly string[];
  readonly onAgain: () => void;
  readonly onHome: () => void;
  /** Puts the sheet away to look at the table. */
  readonly onClose: () => void;
}

export function EndSheet({ say, result, sentence, names, onAgain, onHome, onClose }: EndSheetProps) {
  const ranking = result.scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, other) => other.score - one.score || one.seat - other.seat);
  return (
    <Sheet id="game-end" title={say('table.end.title')} onClose={onClose}>
      <p class="lead">{sentence}</p>
      <ol class="ranking">
        {ranking.map(({ score, seat }) => (
          <li key={seat} class={result.winners.includes(seat) ? 'winner' : undefined}>
            <span class="ranking-name">
              <Name name={names[seat] ?? ''} />
            </span>
            {result.winners.includes(seat) && <span class="badge">{say('table.end.winner')}</span>}
            <span class="ranking-score">{say('table.end.score', { score })}</span>
          </li>
        ))}
      </ol>
      <div class="sheet-actions">
        <button type="button" class="main" autofocus onClick={onAgain}>
          {say('table.end.again')}
        </button>
        <button type="button" onClick={onHome}>
          {say('table.end.home')}
        </button>
        <button type="button" onClick={onClose}>
          {say('table.end.look')}
        </button>
      </div>
    </Sheet>
  );
}
