// What each kind of card of a game does, at a glance, over the table.
import type { ComponentChildren } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import { Sheet } from './sheet.tsx';

interface AidSheetProps {
  readonly say: Say;
  /** The game's own aid. */
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

export function AidSheet({ say, children, onClose }: AidSheetProps) {
  return (
    <Sheet id="aid" title={say('table.bar.aid')} onClose={onClose} close={say('table.close')}>
      {children}
    </Sheet>
  );
}
