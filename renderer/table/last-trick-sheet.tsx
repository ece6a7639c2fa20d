// The last trick again: its cards, who played them, which suit was led, and who took it.
import type { Say } from '../../engine/language/say.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { View } from '../../engine/core/view.ts';
import { screenOf } from '../games/registry.ts';
import type { TrickTaken } from '../games/screen.ts';
import { TrickRow } from '../rules/trick-row.tsx';
import { Name } from '../theme/name.tsx';
import { Sheet } from './sheet.tsx';

interface LastTrickSheetProps {
  readonly say: Say;
  readonly view: View;
  readonly trick: TrickTaken;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function LastTrickSheet({ say, view, trick, names, onClose }: LastTrickSheetProps) {
  const screen = screenOf(view);
  if (!screen) return null;
  const { hand, number, led, cards, taker } = trick;
  const note = (index: number, seat: number): string => {
    if (seat === taker) {
      return say(index === 0 ? 'table.last-trick.leads-and-takes' : 'table.last-trick.takes');
    }
    return index === 0 ? say('table.last-trick.leads') : '';
  };
  return (
    <Sheet id="last-trick" title={say('table.last-trick.title')} onClose={onClose}>
      <p class="last-trick-which">
        {say('table.last-trick.which', {
          hand,
          number,
          suit: say(`${view.game}.suit.${led}` as MessageKey),
        })}
      </p>
      <TrickRow
        cards={cards.map(({ code, seat }, index) => ({
          name: <Name name={names[seat] ?? ''} />,
          picture: <screen.Picture say={say} code={code} />,
          note: note(index, seat),
          takes: seat === taker,
        }))}
      />
      <div class="sheet-actions">
        <button type="button" class="main" autofocus onClick={onClose}>
          {say('table.close')}
        </button>
      </div>
    </Sheet>
  );
}
