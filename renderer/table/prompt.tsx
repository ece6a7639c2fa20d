// The one place that says what is asked of whom, why something may not be done, and the buttons that answer.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from '../games/intent.ts';
import { Name } from '../theme/name.tsx';
import { DOUBLE_MS } from './gestures.ts';

interface PromptProps {
  /** Whose screen it is, where several people share one. */
  readonly whose: string | null;
  readonly question: ComponentChildren;
  /** Nobody answers here: what is asked is for a whole room to read. */
  readonly isForAll: boolean;
  /** That whoever looks only watches; null where that is plain. */
  readonly watching: string | null;
  /** The id of the question that whoever looks may answer now; null when they may not. */
  readonly open: string | null;
  /**
   * What would come of what is composed: it stands in the place of the question while it is not empty. Null in a game that
   * says nothing of the kind.
   */
  readonly preview: ComponentChildren;
  /** One sentence; null when nothing was refused. */
  readonly whyNot: ComponentChildren;
  /** Whether why not takes the place of what is asked. */
  readonly refusesAtLength: boolean;
  /** What was pointed at means, in its place; null when nothing was. */
  readonly explained: ComponentChildren;
  readonly actions: readonly Action[];
  readonly onPress: (action: Action) => void;
}

export function Prompt({
  whose,
  question,
  isForAll,
  watching,
  open,
  preview,
  whyNot,
  refusesAtLength,
  explained,
  actions,
  onPress,
}: PromptProps) {
  const words = useRef<HTMLDivElement>(null);
  useScrollStop(words);
  const lastPress = useRef(-Infinity);
  const isPreviewed = preview !== null && preview !== '';
  const isCovered = isPreviewed || (refusesAtLength && whyNot !== null);
  const kinds = [
    'prompt',
    open !== null && 'prompt-mine',
    preview !== null && 'prompt-roomy',
    isForAll && 'prompt-for-all',
  ];
  return (
    <div class={kinds.filter(Boolean).join(' ')} data-question={open ?? undefined}>
      {watching !== null && <p class="prompt-watching">{watching}</p>}
      <div ref={words} class="prompt-words">
        <p id="question" class={isCovered ? 'question visually-hidden' : 'question'}>
          {whose !== null && (
            <span class="prompt-whose">
              <Name name={whose} />
            </span>
          )}{' '}
          {question}
        </p>
        {isPreviewed && (
          <p id="preview" class="question preview">
            {preview}
          </p>
        )}
        <p id="why-not" class={explained === null ? 'why-not' : 'why-not explained'}>
          {whyNot ?? explained}
        </p>
      </div>
      <div class="prompt-actions">
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            class={action.isMain ? 'main' : action.isLesser ? 'lesser' : undefined}
            data-action={action.id}
            // It can still be reached and pressed: then it says why not.
            aria-disabled={action.intent.kind === 'why-not'}
            onClick={({ timeStamp }) => {
              const isTooSoon = timeStamp - lastPress.current < DOUBLE_MS;
              lastPress.current = timeStamp;
              if (!action.isConfirming || !isTooSoon) onPress(action);
            }}
          >
            {action.words}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Lets the keyboard come to words that are longer than their place, to scroll them, and to no others. */
function useScrollStop(words: { readonly current: HTMLElement | null }): void {
  // After every change of the words.
  useLayoutEffect(() => {
    const element = words.current;
    if (element === null) return;
    const look = (): void => {
      const isLonger =
        element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto';
      if (isLonger) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  });
}
