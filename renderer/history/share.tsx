// A share of games won as a bar: how sure one may be of it is a bracket below its end, what luck would give a dotted mark.
import { likelyShare } from '../../engine/history/fair.ts';
import type { Say } from '../../engine/language/say.ts';

/** With fewer games a share says less than the games themselves. */
const FEWEST = 4;

/** Whether so many games make a share. */
export function isShared({ games }: { readonly games: number }): boolean {
  return games >= FEWEST;
}

interface ShareProps {
  readonly say: Say;
  readonly games: number;
  readonly wins: number;
  /** How many would be won if all were equally good. */
  readonly even: number;
}

/** There must be a game; of very few it tells how many, and no share. */
export function Share({ say, games, wins, even }: ShareProps) {
  if (!isShared({ games })) {
    return (
      <span class="share">
        <span class="share-of">{say('history.of', { wins, games })}</span>
      </span>
    );
  }
  const share = wins / games;
  const { low, high } = likelyShare(wins, games);
  const facts = { wins, games, share, low, high, even: even / games };
  return (
    <span class="share">
      <span class="visually-hidden">{say('history.share.words', facts)}</span>
      <span class="share-of" aria-hidden="true">
        {say('history.of', { wins, games })}
      </span>
      <svg class="share-bar" aria-hidden="true">
        <rect class="share-all" x="0" y="15%" width="100%" height="45%" />
        <rect class="share-won" x="0" y="15%" width={percent(share)} height="45%" />
        <line class="share-even" x1={percent(even / games)} x2={percent(even / games)} y1="0" y2="75%" />
        <g class="share-likely">
          <line x1={percent(low)} x2={percent(high)} y1="85%" y2="85%" />
          <line x1={percent(low)} x2={percent(low)} y1="72%" y2="98%" />
          <line x1={percent(high)} x2={percent(high)} y1="72%" y2="98%" />
        </g>
      </svg>
      <span class="share-likely-words" aria-hidden="true">
        {say('history.share.likely', facts)}
      </span>
    </span>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
