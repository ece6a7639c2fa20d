// The few numbers that come first, as large as a playbill prints them.
import type { HistoryFilter, Statistics } from '../../engine/history/statistics.ts';
import { asCompared } from '../../engine/protocol/fields.ts';
import type { Say } from '../../engine/language/say.ts';
import { scoresOf } from '../../engine/history/scores.ts';

interface Figure {
  readonly key: string;
  readonly value: string;
  readonly words: string;
}

export function Figures({ say, said, filter }: { say: Say; said: Statistics; filter: HistoryFilter }) {
  return (
    <ul class="history-figures" role="list">
      {figuresOf(say, said, filter).map(({ key, value, words }) => (
        <li key={key}>
          <strong>{value}</strong> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** Of everybody, or of the one person who is looked at. */
function figuresOf(say: Say, said: Statistics, { game, name }: HistoryFilter): Figure[] {
  const number = (value: number): string => say('table.number', { value });
  const figures: Figure[] = [
    { key: 'games', value: number(said.games), words: say('history.figure.games', { count: said.games }) },
  ];
  const one =
    name === null ? undefined : said.players.find((player) => asCompared(player.name) === asCompared(name));
  if (one) {
    figures.push({
      key: 'won',
      value: say('history.of', { wins: one.wins, games: one.games }),
      words: say('history.figure.won', { name: one.name }),
    });
    const { won, length } = one.streak;
    // Whoever never won has no last win to count from.
    if (won || one.wins > 0) {
      figures.push({
        key: 'streak',
        value: number(length),
        words: say(won ? 'history.figure.streak.won' : 'history.figure.streak.lost', { count: length }),
      });
    }
    if (one.longestWon > 1) {
      figures.push({
        key: 'longest',
        value: number(one.longestWon),
        words: say('history.figure.longest', { count: one.longestWon }),
      });
    }
  } else if (said.players.length > 0) {
    const count = said.players.length;
    figures.push({ key: 'people', value: number(count), words: say('history.figure.people', { count }) });
  }
  const best = game === null ? null : said.byGame[0]?.best;
  if (game !== null && best) {
    const key = scoresOf(game) === 'cards' ? 'history.figure.best.cards' : 'history.figure.best';
    figures.push({ key: 'best', value: number(best.score), words: say(key, { name: best.name }) });
  }
  return figures;
}
