// The live region of a replay: what happened, and on the way by steps also where one is. It keeps still while it goes fast.
import { useEffect, useRef, useState } from 'preact/hooks';

interface ReplayNewsProps {
  readonly label: string;
  /** The step. */
  readonly at: number;
  /** Nobody could follow. */
  readonly isSilent: boolean;
  /** What is to be said of the step, line by line. */
  readonly lines: readonly string[];
}

export function ReplayNews({ label, at, isSilent, lines }: ReplayNewsProps) {
  const first = useRef(at);
  const [said, setSaid] = useState<readonly string[]>([]);
  useEffect(() => {
    // What is there when the page comes is read in the page.
    if (first.current === at) return;
    first.current = -1;
    setSaid(isSilent ? [] : lines);
  }, [at, isSilent]);
  return (
    <div class="visually-hidden" id="replay-news" role="log" aria-live="polite" aria-label={label}>
      {said.map((line, index) => (
        <p key={`${at} ${index}`}>{line}</p>
      ))}
    </div>
  );
}
