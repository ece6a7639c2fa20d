// The score of a finished hand: how it came about, until somebody has read it.
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import { screenOf } from '../games/registry.ts';
import { Sheet } from './sheet.tsx';

interface ScoreSheetProps {
  readonly say: Say;
  readonly view: View;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function ScoreSheet({ say, view, names, onClose }: ScoreSheetProps) {
  const screen = screenOf(view);
  if (!screen) return null;
  return (
    <Sheet id="hand-score" title={screen.scoreTitle(say, view)} onClose={onClose}>
      <screen.Score say={say} view={view} names={names} />
      <div class="sheet-actions">
        <button type="button" class="main" autofocus onClick={onClose}>
          {say('table.score.continue')}
        </button>
      </div>
    </Sheet>
  );
}
