// Where a join code is typed: as it was read, in either case and with or without its hyphen.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { troubleSentence } from '../../../engine/language/troubles.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';
import { Field } from './field.tsx';
import { useCountdown } from './wait.ts';

const MOST_CODE_CHARACTERS = 64;

interface CodeFormProps {
  readonly tools: Tools;
  readonly state: AppState;
  /** What an address brought along. */
  readonly first: string;
  /** Something else on the page is what most want. */
  readonly isLesser: boolean;
}

export function CodeForm({ tools, state, first, isLesser }: CodeFormProps) {
  const { say, client } = tools;
  const [code, setCode] = useState(first);
  /** Somebody wanted to come in without one. */
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The page has nothing else to do, and waits for it.
    if (!isLesser) input.current?.focus({ preventScroll: true });
  }, []);
  const trouble = state.trouble?.id === undefined ? null : state.trouble;
  const mustWait = trouble?.code === 'too-many-codes' ? Number(trouble.facts['seconds'] ?? 0) : 0;
  const left = useCountdown(mustWait, trouble);
  const isBusy = state.onItsWay !== null || state.link !== 'connected';
  const problem = (): string | null => {
    if (isMissing) return say('guest.code.missing');
    if (left > 0) return say('guest.code.wait', { seconds: left });
    return trouble === null || mustWait > 0 ? null : troubleSentence(say, trouble);
  };
  const go = (event: Event): void => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    input.current?.focus();
    if (typed === '' || isBusy || left > 0) return;
    client.knock({ by: 'code', code: typed });
  };
  return (
    <form class="guest-form" onSubmit={go} noValidate>
      <Field
        id="join-code"
        label={say('guest.code')}
        help={say('guest.code.help')}
        problem={problem()}
        value={code}
        most={MOST_CODE_CHARACTERS}
        isCode
        inputRef={input}
        onType={(text) => {
          setCode(text.toUpperCase());
          setMissing(false);
          if (mustWait === 0) client.dismissTrouble();
        }}
      />
      <button type="submit" class={isLesser ? '' : 'main big'} disabled={isBusy || left > 0}>
        {say('guest.code.go')}
      </button>
    </form>
  );
}
