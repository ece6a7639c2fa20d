// Finished games, the newest first; each leads to where it can be watched again.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameRecord } from '../../engine/history/record.ts';
import { scoresOf } from '../../engine/history/scores.ts';
import type { HistoryFilter } from '../../engine/history/statistics.ts';
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Client } from '../client/client.ts';
import { gameTitle } from '../screens/guest/game-title.ts';
import { shownName, winnersOf } from './names.ts';
import { useGames } from './use-games.ts';

interface GameListProps {
  readonly say: Say;
  readonly client: Client;
  readonly filter: HistoryFilter;
  readonly isHeard: boolean;
  readonly changes: number;
}

export function GameList({ say, client, filter, isHeard, changes }: GameListProps) {
  const { records, total, more } = useGames(client.host, filter, isHeard, changes);
  const list = useRef<HTMLUListElement>(null);
  /** The first of the games that were asked for: whoever asked goes on there, for the button may be gone. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = next.current;
    if (at === null || records.length <= at) return;
    next.current = null;
    list.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
  }, [records]);
  return (
    <section class="history-part history-wide" aria-labelledby="history-list">
      <h2 id="history-list">{say('history.list')}</h2>
      <ul ref={list} class="history-list" role="list">
        {records.map((record) => (
          <li key={record.table}>
            <GameRow
              say={say}
              record={record}
              onWatch={() => client.go({ at: 'replay', id: record.table, step: null, eyes: null })}
            />
          </li>
        ))}
      </ul>
      {total !== null && records.length < total && (
        <div class="history-more">
          <p role="status">{say('history.list.count', { shown: records.length, count: total })}</p>
          <button
            type="button"
            onClick={() => {
              next.current = records.length;
              more();
            }}
          >
            {say('history.list.more')}
          </button>
        </div>
      )}
    </section>
  );
}

interface GameRowProps {
  readonly say: Say;
  readonly record: GameRecord;
  readonly onWatch: () => void;
}

function GameRow({ say, record, onWatch }: GameRowProps) {
  const winners = winnersOf(say, record);
  return (
    <button type="button" class="history-row" data-table={record.table} onClick={onWatch}>
      <span class="history-row-game">{gameTitle(say, record.game)}</span>{' '}
      <span class="history-row-won">
        {say('history.row.won', { count: winners.length, names: allOf(say, winners) })}
      </span>{' '}
      <span class="history-row-scores">{scoresWords(say, record)}</span>{' '}
      <span class="history-row-when">{say('history.row.when', { at: record.at })}</span>{' '}
      <span class="history-row-watch">{say('history.row.watch')}</span>
    </button>
  );
}

/** Everybody's score, the best first; where scores say nothing, who else was there. */
function scoresWords(say: Say, { game, players }: GameRecord): string {
  if (scoresOf(game) === null) {
    const others = players.filter(({ won }) => !won).map(({ name }) => shownName(say, name));
    return others.length === 0 ? '' : say('history.row.with', { names: allOf(say, others) });
  }
  const ranked = players.toSorted(
    (one, other) => Number(other.won) - Number(one.won) || other.score - one.score,
  );
  return allOf(
    say,
    ranked.map(({ name, score }) => say('history.row.score', { name: shownName(say, name), score })),
  );
}
