// Game by game: how often, how long, and the best score.
import type { CountOfGame, Statistics } from '../../engine/history/statistics.ts';
import { scoresOf } from '../../engine/history/scores.ts';
import type { Say } from '../../engine/language/say.ts';
import { gameTitle } from '../screens/guest/game-title.ts';

const AN_HOUR = 60;

export function ByGame({ say, said }: { say: Say; said: Statistics }) {
  return (
    <section class="history-part" aria-labelledby="history-bygame">
      <h2 id="history-bygame">{say('history.bygame')}</h2>
      <table class="history-table history-games">
        <thead>
          <tr>
            <th scope="col">{say('history.bygame.game')}</th>
            <th scope="col">{say('history.bygame.games')}</th>
            <th scope="col">{say('history.bygame.moves')}</th>
            <th scope="col">{say('history.bygame.minutes')}</th>
            <th scope="col">{say('history.bygame.best')}</th>
          </tr>
        </thead>
        <tbody>
          {said.byGame.map((count) => (
            <tr key={count.game}>
              <th scope="row">{gameTitle(say, count.game)}</th>
              <td data-label={say('history.bygame.games')} class="history-number">
                {say('table.number', { value: count.games })}
              </td>
              <td data-label={say('history.bygame.moves')} class="history-number">
                {say('table.number', { value: Math.round(count.moves) })}
              </td>
              <td data-label={say('history.bygame.minutes')}>{lengthWords(say, count)}</td>
              <td data-label={say('history.bygame.best')}>{bestWords(say, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Empty where no game was played within a day. */
function lengthWords(say: Say, { minutes }: CountOfGame): string {
  if (minutes === null) return '';
  const whole = Math.round(minutes);
  if (whole < 2 * AN_HOUR) return say('history.minutes', { minutes: whole });
  return say('history.hours', { hours: Math.floor(whole / AN_HOUR), minutes: whole % AN_HOUR });
}

function bestWords(say: Say, { game, best }: CountOfGame): string {
  const kind = scoresOf(game);
  return best && kind ? say(`history.best.${kind}`, best) : '';
}
