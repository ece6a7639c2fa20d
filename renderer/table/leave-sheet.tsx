// Asks before the table is left, where something that was put together is not kept, or guests go on playing.
import type { Say } from '../../engine/language/say.ts';
import { Sheet } from './sheet.tsx';

interface LeaveSheetProps {
  readonly say: Say;
  /** Something that was put together is not kept. */
  readonly losesDraft: boolean;
  /** Somebody else keeps the table. */
  readonly isGuest: boolean;
  /** Guests go on playing here. */
  readonly isHosted: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function LeaveSheet({ say, losesDraft, isGuest, isHosted, onLeave, onClose }: LeaveSheetProps) {
  return (
    <Sheet id="leave" title={say('table.leave.title')} onClose={onClose}>
      <p class="lead">{say(isGuest ? 'guest.leave.kept' : 'table.leave.kept')}</p>
      {isHosted && <p class="lead">{say('hosting.leave')}</p>}
      {losesDraft && <p class="lead">{say('table.leave.draft')}</p>}
      <div class="sheet-actions">
        <button type="button" onClick={onLeave}>
          {say('table.leave.yes')}
        </button>
        <button type="button" class="main" autofocus onClick={onClose}>
          {say('table.leave.no')}
        </button>
      </div>
    </Sheet>
  );
}
