// The one polite live region: every event, every question and every "why not", one line each.
import type { Saying } from '../store/state.ts';

interface NewsProps {
  readonly label: string;
  readonly sayings: readonly Saying[];
  /** The words of a line; empty when it is not worth one. */
  readonly words: (what: Saying['what']) => string;
}

export function News({ label, sayings, words }: NewsProps) {
  return (
    <div class="visually-hidden" id="news" role="log" aria-live="polite" aria-label={label}>
      {sayings.map(({ number, what }) => {
        const line = words(what);
        return line === '' ? null : <p key={number}>{line}</p>;
      })}
    </div>
  );
}
