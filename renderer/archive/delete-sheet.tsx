// Asks before a table is deleted to which guests can come.
import type { Say } from '../../engine/language/say.ts';
import { Sheet } from '../table/sheet.tsx';

interface DeleteSheetProps {
  readonly say: Say;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function DeleteSheet({ say, onDelete, onClose }: DeleteSheetProps) {
  return (
    <Sheet id="delete-table" title={say('archive.delete.title')} onClose={onClose}>
      <p class="lead">{say('archive.delete.hosted')}</p>
      <div class="sheet-actions">
        <button type="button" onClick={onDelete}>
          {say('archive.delete.yes')}
        </button>
        <button type="button" class="main" autofocus onClick={onClose}>
          {say('archive.delete.no')}
        </button>
      </div>
    </Sheet>
  );
}
