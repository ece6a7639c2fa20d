// The rules over a table, which goes on behind them.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import { screenOf } from '../games/registry.ts';
import { Sheet } from '../table/sheet.tsx';
import { chapterIn } from './contract.ts';
import { Reader } from './reader.tsx';

interface RulesSheetProps {
  readonly say: Say;
  readonly view: View;
  /** The chapter to begin with; null for the first. */
  readonly chapter: string | null;
  readonly onHow: () => void;
  readonly onClose: () => void;
}

export function RulesSheet({ say, view, chapter, onHow, onClose }: RulesSheetProps) {
  const screen = screenOf(view);
  const [open, setOpen] = useState(chapter);
  if (!screen) return null;
  const { rules } = screen;
  const game = view.game as GameId;
  return (
    <Sheet id="rules" title={say('table.rules.title', { game: say(`${game}.title`) })} onClose={onClose}>
      <Reader
        reading={{ say, game, rules, optionInfo: words[game].optionInfo, agreed: screen.options(view) }}
        open={chapterIn(rules, open)}
        onOpen={setOpen}
        players={view.seats.length}
      />
      <div class="sheet-actions">
        <button type="button" onClick={onHow}>
          {say('table.rules.how')}
        </button>
        <button type="button" class="main" onClick={onClose}>
          {say('table.rules.close')}
        </button>
      </div>
    </Sheet>
  );
}
