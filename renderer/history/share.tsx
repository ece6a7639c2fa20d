// A share of games won as a bar: how sure one may be of it is a line across its end, what luck would give a dotted mark.
import { likelyShare } from '../../engine/history/fair.ts';
import type { Say } from '../../engine/language/say.ts';

interface ShareProps {
  readonly say: Say;
  readonly games: number;
  readonly wins: number;
  /** How many would be won if all were equally good. */
  readonly even: number;
}

/** There must be a game. */
export function Share({ say, games, wins, even }: ShareProps) {
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
        <rect class="share-all" x="0" y="25%" width="100%" height="50%" />
        <rect class="share-won" x="0" y="25%" width={percent(share)} height="50%" />
        <line class="share-even" x1={percent(even / games)} x2={percent(even / games)} y1="0" y2="100%" />
        <line class="share-likely" x1={percent(low)} x2={percent(high)} y1="50%" y2="50%" />
        {[low, high].map((end, index) => (
          <line key={index} class="share-likely" x1={percent(end)} x2={percent(end)} y1="30%" y2="70%" />
        ))}
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
