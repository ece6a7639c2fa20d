// The score of a finished hand: how it came about, until somebody has read it.
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import { screenOf } from '../games/registry.ts';
import { Sheet } from './sheet.tsx';

interface ScoreSheetProps {
  readonly say: Say;
  readonly view: View;
  readonly names: readonly string[];
  /** The hand has just ended and the game waits; otherwise somebody looks at it again. */
  readonly isNew?: boolean;
  readonly onClose: () => void;
}

export function ScoreSheet({ say, view, names, isNew = false, onClose }: ScoreSheetProps) {
  const screen = screenOf(view);
  if (!screen) return null;
  return (
    <Sheet id="hand-score" title={screen.scoreTitle(say, view)} onClose={onClose}>
      <screen.Score say={say} view={view} names={names} />
      <div class="sheet-actions">
        <button type="button" class="main" autofocus onClick={onClose}>
          {say(isNew ? 'table.score.continue' : 'table.close')}
        </button>
      </div>
    </Sheet>
  );
}
