// Who won how often: a row for each person, with the last games as a strip and the share of wins as a bar.
import { useState } from 'preact/hooks';
import type { CountOfPlayer, Statistics } from '../../engine/history/statistics.ts';
import type { Say } from '../../engine/language/say.ts';
import { Name } from '../theme/name.tsx';
import { runWords } from './runs.ts';
import { isShared, Share } from './share.tsx';
import { Strip } from './strip.tsx';

/** So many are shown at first. */
const FEW = 8;

interface PlayersProps {
  readonly say: Say;
  readonly said: Statistics;
  /** The game that is looked at, whose scores can be compared; null for all. */
  readonly game: string | null;
}

export function Players({ say, said, game }: PlayersProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { players } = said;
  const shown = showsAll ? players : players.slice(0, FEW);
  const hasScores = game !== null && players.some(({ scores }) => scores.length > 0);
  return (
    <section class="history-part history-wide" aria-labelledby="history-players">
      <h2 id="history-players">{say('history.players')}</h2>
      {players.some(isShared) && <p class="choices-help">{say('history.share.help')}</p>}
      <table class="history-table history-players" id="history-players-table">
        <thead>
          <tr>
            <th scope="col">{say('history.players.player')}</th>
            <th scope="col">{say('history.players.won')}</th>
            <th scope="col">{say('history.players.last')}</th>
            <th scope="col">{say('history.players.streak')}</th>
            <th scope="col">{say('history.players.longest')}</th>
            {hasScores && <th scope="col">{say('history.players.mean')}</th>}
            {hasScores && <th scope="col">{say('history.players.best')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((player) => (
            <Row key={player.name} say={say} player={player} hasScores={hasScores} />
          ))}
        </tbody>
      </table>
      {players.length > FEW && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls="history-players-table"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? say('history.players.few') : say('history.players.all', { count: players.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly say: Say;
  readonly player: CountOfPlayer;
  readonly hasScores: boolean;
}

function Row({ say, player, hasScores }: RowProps) {
  const { name, games, wins, even, last, streak, longestWon, longestLost, scores } = player;
  const score = scores[0];
  return (
    <tr>
      <th scope="row">
        <Name name={name} />
      </th>
      <td>
        <Share say={say} games={games} wins={wins} even={even} />
      </td>
      <td data-label={say('history.players.last')}>
        <Strip say={say} results={last} />
      </td>
      <td data-label={say('history.players.streak')}>{runWords(say, streak)}</td>
      <td data-label={say('history.players.longest')}>
        {say('history.longest', { won: longestWon, lost: longestLost })}
      </td>
      {hasScores && (
        <td data-label={say('history.players.mean')} class="history-number">
          {score && say('history.number', { value: score.mean })}
        </td>
      )}
      {hasScores && (
        <td data-label={say('history.players.best')} class="history-number">
          {score && say('table.number', { value: score.best })}
        </td>
      )}
    </tr>
  );
}
