// The last trick again, and behind tabs the taken tricks that may be looked through by the rule of the house.
import { useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { View } from '../../engine/core/view.ts';
import { screenOf } from '../games/registry.ts';
import type { TrickTaken } from '../games/screen.ts';
import { TrickRow } from '../rules/trick-row.tsx';
import { Name } from '../theme/name.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from './tabs.tsx';
import { TakenTricks } from './taken-tricks.tsx';

interface LastTrickSheetProps {
  readonly say: Say;
  readonly view: View;
  readonly trick: TrickTaken;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function LastTrickSheet({ say, view, trick, names, onClose }: LastTrickSheetProps) {
  const screen = screenOf(view);
  const [look, setLook] = useState<'last' | number>('last');
  if (!screen) return null;
  const { rule, stacks } = screen.taken?.(say, view) ?? { rule: '', stacks: [] };
  // What was looked at may have gone with the eyes that might look at it.
  const stack = stacks.find(({ seat }) => seat === look);
  const shown = stack ? (
    <TakenTricks say={say} stack={stack} Code={screen.rules.Code} />
  ) : (
    <LastTrick say={say} view={view} trick={trick} names={names} />
  );
  const words = (seat: number, count: number) =>
    seat === view.viewer
      ? say('table.taken.own', { count })
      : say('table.taken.of', { name: names[seat] ?? '', count });
  return (
    <Sheet
      id="last-trick"
      title={say(stacks.length > 0 ? 'table.taken.title' : 'table.last-trick.title')}
      onClose={onClose}
    >
      {stacks.length > 0 ? (
        <Tabs
          id="last-trick"
          label={say('table.taken.whose')}
          tabs={[
            { key: 'last' as const, words: say('table.taken.last') },
            ...stacks.map(({ seat, tricks }) => ({
              key: seat,
              words: <Name name={words(seat, tricks.length)} />,
            })),
          ]}
          chosen={stack?.seat ?? 'last'}
          onChoose={setLook}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      {rule !== '' && <p class="sheet-note">{rule}</p>}
      <div class="sheet-actions">
        <button type="button" class="main" autofocus={stacks.length === 0} onClick={onClose}>
          {say('table.close')}
        </button>
      </div>
    </Sheet>
  );
}

function LastTrick({ say, view, trick, names }: Omit<LastTrickSheetProps, 'onClose'>) {
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
    <>
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
    </>
  );
}
