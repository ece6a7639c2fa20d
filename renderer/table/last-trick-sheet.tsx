// The last trick again, or what else came about last, and behind tabs what everybody has taken, as far as it may be looked through.
import { useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { View } from '../../engine/core/view.ts';
import { screenOf } from '../games/registry.ts';
import type { TakenStack, TrickTaken } from '../games/screen.ts';
import { TrickRow } from '../rules/trick-row.tsx';
import { Name } from '../theme/name.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from './tabs.tsx';
import { TakenCards } from './taken-cards.tsx';

interface LastTrickSheetProps {
  readonly say: Say;
  readonly view: View;
  /** Null before the first one was taken. */
  readonly trick: TrickTaken | null;
  /** What is looked at first: the last trick, or what a seat has taken. */
  readonly first: 'last' | number;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function LastTrickSheet({ say, view, trick, first, names, onClose }: LastTrickSheetProps) {
  const screen = screenOf(view);
  const [look, setLook] = useState(first);
  if (!screen) return null;
  const taken = screen.taken?.(say, view) ?? null;
  const stacks = taken?.stacks ?? [];
  const { last } = screen;
  const hasLast = last ? last.whyNot(say, view) === null : trick !== null;
  // What was looked at may have gone with the eyes that might look at it.
  const stack = stacks.find(({ seat }) => seat === look) ?? (hasLast ? undefined : stacks[0]);
  const shown =
    stack && taken ? (
      <TakenCards key={stack.seat} say={say} taken={taken} stack={stack} screen={screen} />
    ) : last ? (
      hasLast && <last.Last say={say} view={view} names={names} />
    ) : (
      trick && <LastTrick say={say} view={view} trick={trick} names={names} />
    );
  const words = ({ seat, count, label }: TakenStack) =>
    label ??
    (seat === view.viewer
      ? say('table.taken.own', { count })
      : say('table.taken.of', { name: names[seat] ?? '', count }));
  return (
    <Sheet
      id="last-trick"
      title={taken && stacks.length > 0 ? taken.title : say('table.last-trick.title')}
      onClose={onClose}
      close={say('table.close')}
    >
      {taken && stacks.length > 0 ? (
        <Tabs
          id="last-trick"
          label={taken.whose}
          tabs={[
            ...(hasLast
              ? [{ key: 'last' as const, words: last?.title(say) ?? say('table.taken.last') }]
              : []),
            ...stacks.map((each) => ({ key: each.seat, words: <Name name={words(each)} /> })),
          ]}
          chosen={stack?.seat ?? 'last'}
          onChoose={setLook}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      {taken && taken.rule !== '' && <p class="sheet-note">{taken.rule}</p>}
    </Sheet>
  );
}

function LastTrick({
  say,
  view,
  trick,
  names,
}: Pick<LastTrickSheetProps, 'say' | 'view' | 'names'> & { readonly trick: TrickTaken }) {
  const screen = screenOf(view);
  if (!screen) return null;
  return (
    <>
      <p class="last-trick-which">{trick.which}</p>
      <TrickRow
        cards={trick.cards.map(({ code, seat, note, takes }) => ({
          name: <Name name={seat === null ? '' : (names[seat] ?? '')} />,
          picture: <screen.Picture say={say} code={code} />,
          note,
          takes,
        }))}
      />
    </>
  );
}
