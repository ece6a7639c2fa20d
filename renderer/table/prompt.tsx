// The one place that says what is asked of whom, why something may not be done, and the buttons that answer.
import type { ComponentChildren } from 'preact';
import type { Action } from '../games/intent.ts';
import { Name } from '../theme/name.tsx';

interface PromptProps {
  /** Whose screen it is, where several people share one. */
  readonly whose: string | null;
  readonly question: ComponentChildren;
  /** The id of the question that whoever looks may answer now; null when they may not. */
  readonly open: string | null;
  /** One sentence; null when nothing was refused. */
  readonly whyNot: ComponentChildren;
  readonly actions: readonly Action[];
  readonly onPress: (action: Action) => void;
}

export function Prompt({ whose, question, open, whyNot, actions, onPress }: PromptProps) {
  return (
    <div class={open === null ? 'prompt' : 'prompt prompt-mine'} data-question={open ?? undefined}>
      <div class="prompt-words">
        <p id="question" class="question">
          {whose !== null && (
            <span class="prompt-whose">
              <Name name={whose} />
            </span>
          )}{' '}
          {question}
        </p>
        <p id="why-not" class="why-not">
          {whyNot}
        </p>
      </div>
      <div class="prompt-actions">
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            class={action.isMain ? 'main' : undefined}
            data-action={action.id}
            // It can still be reached and pressed: then it says why not.
            aria-disabled={action.intent.kind === 'why-not'}
            onClick={() => onPress(action)}
          >
            {action.words}
          </button>
        ))}
      </div>
    </div>
  );
}
