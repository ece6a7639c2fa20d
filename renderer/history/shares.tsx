// Shares of wins under one another, to be compared: against bots of each kind, or by the number of players.
import type { Say } from '../../engine/language/say.ts';
import { Share } from './share.tsx';

export interface SharedRow {
  readonly key: string;
  readonly words: string;
  readonly games: number;
  readonly wins: number;
  readonly even: number;
}

interface SharesProps {
  readonly say: Say;
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SharedRow[];
}

export function Shares({ say, id, title, rows }: SharesProps) {
  return (
    <section class="history-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="shares" role="list">
        {rows.map(({ key, words, games, wins, even }) => (
          <li key={key}>
            <span class="shares-of">{words}</span>
            <Share say={say} games={games} wins={wins} even={even} />
          </li>
        ))}
      </ul>
    </section>
  );
}
