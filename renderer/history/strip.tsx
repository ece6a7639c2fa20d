// The last games of a player in their order: a full square for one that was won, an open ring for one that was not.
import type { Say } from '../../engine/language/say.ts';
import { stripWords } from './runs.ts';

export function Strip({ say, results }: { say: Say; results: readonly boolean[] }) {
  return (
    <span class="strip" role="img" aria-label={stripWords(say, results)}>
      {results.map((won, index) => (
        <svg key={index} viewBox="0 0 10 10" class={won ? 'strip-won' : 'strip-lost'} aria-hidden="true">
          {won ? <rect x="0.5" y="0.5" width="9" height="9" rx="1" /> : <circle cx="5" cy="5" r="2.25" />}
        </svg>
      ))}
    </span>
  );
}
