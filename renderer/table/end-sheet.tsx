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
  /** A table is being opened, or none can be. */
  readonly isBusy: boolean;
  /** The same people once more, at once. */
  readonly onAgain: () => void;
  /** The form for a new table. */
  readonly onChange: () => void;
  readonly onHome: () => void;
  /** Puts the sheet away to look at the table. */
  readonly onClose: () => void;
}

export function EndSheet(props: EndSheetProps) {
  const { say, result, sentence, names, isBusy, onAgain, onChange, onHome, onClose } = props;
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
        <button type="button" class="main" autofocus disabled={isBusy} onClick={onAgain}>
          {say('table.end.again')}
        </button>
        <button type="button" onClick={onChange}>
          {say('table.end.change')}
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
