// The score of a finished hand, told player by player, until somebody has read it.
import { useState } from 'preact/hooks';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import { screenOf } from '../games/registry.ts';
import type { HandScored } from '../games/screen.ts';
import { HandsTable } from './hands-table.tsx';
import { Sheet } from './sheet.tsx';

interface ScoreSheetProps {
  readonly say: Say;
  readonly view: View;
  readonly names: readonly string[];
  /** Every finished hand so far, for the points hand by hand. */
  readonly hands: readonly HandScored[];
  /** The hand has just ended and the game waits; otherwise somebody looks at it again. */
  readonly isNew?: boolean;
  readonly onClose: () => void;
}

export function ScoreSheet({ say, view, names, hands, isNew = false, onClose }: ScoreSheetProps) {
  const screen = screenOf(view);
  /** The style sheet lets one row come after the other; all of them are there from the beginning. */
  const [isTelling, setTelling] = useState(isNew);
  const ways = screen?.hands;
  if (!ways) return null;
  const hasScore = ways.hasScore(view);
  const title = hasScore ? ways.title(say, view) : say('table.points.title');
  return (
    <Sheet id="hand-score" title={title} onClose={onClose} onPress={() => setTelling(false)}>
      {hasScore && (
        <div class={isTelling ? 'telling' : undefined}>
          <ways.Score say={say} view={view} names={names} />
        </div>
      )}
      {!isNew && (hands.length > 1 || !hasScore) && <HandsTable say={say} names={names} hands={hands} />}
      <div class="sheet-actions">
        <button type="button" class="main" autofocus onClick={onClose}>
          {say(isNew ? 'table.score.continue' : 'table.close')}
        </button>
      </div>
    </Sheet>
  );
}
