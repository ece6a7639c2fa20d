// A button about somebody at a table; what cannot be undone asks once more, in its own place.
import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';

/** So long it is asked once more, in milliseconds. */
const ASKS_FOR_MS = 5000;

interface ActProps {
  readonly say: Say;
  readonly act: string;
  readonly words: string;
  /** Whom it is about, for who does not see where it stands. */
  readonly whom?: string;
  readonly class?: string;
  /** Asked in the place of the words before it is done; left out where one press is enough. */
  readonly really?: string;
  readonly onPress: () => void;
}

export function Act({ say, act, words, whom, class: className, really, onPress }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = window.setTimeout(() => setAsking(false), ASKS_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [isAsking]);
  const said = isAsking && really !== undefined ? really : words;
  return (
    <button
      type="button"
      class={className}
      data-act={act}
      data-really={isAsking || undefined}
      aria-label={whom === undefined ? undefined : say('hosting.act', { act: said, whom })}
      onBlur={() => setAsking(false)}
      onClick={({ detail }) => {
        if (really === undefined) return onPress();
        // The second half of a double click is no answer.
        if (detail > 1) return undefined;
        setAsking(!isAsking);
        return isAsking ? onPress() : undefined;
      }}
    >
      {said}
    </button>
  );
}
