// Counts finished games. Pure: the host gives the records, and answers its windows with what comes out.
import { courseOf, type OffsetAt } from './course.ts';
import { filtered, type KeyOf, keysOfNames, peopleIn, type PersonThere } from './people.ts';
import type { GameRecord } from './record.ts';
import { scoresOf } from './scores.ts';
import {
  type CountOfGame,
  type CountOfPlayer,
  type HistoryFilter,
  MOST_COMPARED,
  MOST_IN_A_STRIP,
  type Statistics,
} from './statistics.ts';

/** From its opening to its end a game that was played in one sitting takes less: milliseconds. */
const A_DAY = 86_400_000;

/** A game and the people in it. */
interface Counted {
  readonly record: GameRecord;
  readonly people: readonly PersonThere[];
}

interface Tally {
  games: number;
  wins: number;
  even: number;
}

/**
 * What the games of a filter say together. A victory that is shared is one of each winner.
 * @param records in any order, each table once
 * @param offsetAt where the host is, for days and weeks
 */
export function statisticsOf(
  records: readonly GameRecord[],
  filter: HistoryFilter,
  offsetAt: OffsetAt,
): Statistics {
  const keyOf = keysOfNames();
  const ordered = records.toSorted(
    (one, other) => one.at - other.at || (one.table < other.table ? -1 : Number(one.table > other.table)),
  );
  const all = ordered.map((record): Counted => ({ record, people: peopleIn(record, keyOf) }));
  const chosen = new Set(filtered(ordered, filter, keyOf));
  const counted = all.filter(({ record }) => chosen.has(record));
  const only = filter.name === null ? null : keyOf(filter.name);
  const byGame = gamesOf(counted);
  const players = playersOf(counted);
  const compared = players
    .toSorted((one, other) => Number(other.key === only) - Number(one.key === only))
    .slice(0, MOST_COMPARED);
  const places = new Map(compared.map(({ key }, place) => [key, place]));
  const names = compared.map(({ count }) => count.name);
  return {
    games: counted.length,
    names: namesIn(all),
    forgotten: counted.reduce((sum, { record }) => sum + forgottenIn(record, keyOf), 0),
    byGame,
    players: players.map(({ count }) => count),
    ...seatsOf(
      counted,
      only,
      byGame.map(({ game }) => game),
    ),
    meetings: meetingsOf(counted, places, names),
    course: courseOf(
      counted.map(({ record, people }) => ({
        at: record.at,
        winners: people.flatMap(({ key, won }) => (won && places.has(key) ? [places.get(key)!] : [])),
      })),
      names,
      offsetAt,
    ),
  };
}

function forgottenIn({ players }: GameRecord, keyOf: KeyOf): number {
  return players.filter(({ kind, name }) => kind === 'person' && keyOf(name) === '').length;
}

/** Everybody, who played most first, and of those the one who played last. */
function namesIn(all: readonly Counted[]): string[] {
  const known = new Map<string, { name: string; games: number }>();
  for (const { people } of all) {
    for (const { key, name } of people) {
      const games = known.get(key)?.games ?? 0;
      // Put at the end anew: the order is that of the last games.
      known.delete(key);
      known.set(key, { name, games: games + 1 });
    }
  }
  return [...known.values()]
    .toReversed()
    .sort((one, other) => other.games - one.games)
    .map(({ name }) => name);
}

function gamesOf(counted: readonly Counted[]): CountOfGame[] {
  return [...grouped(counted, ({ record }) => record.game)]
    .map(([game, group]): CountOfGame => {
      const lengths = group
        .map(({ record }) => record.at - record.since)
        .filter((ms) => ms >= 0 && ms < A_DAY);
      const ranked = group
        .flatMap(({ people }) => people)
        .reduce<PersonThere | null>((best, each) => (best && best.score >= each.score ? best : each), null);
      return {
        game,
        games: group.length,
        moves: group.reduce((sum, { record }) => sum + record.moves, 0) / group.length,
        minutes: lengths.length === 0 ? null : median(lengths) / 60_000,
        best:
          ranked && scoresOf(game) !== null
            ? { name: nameNow(counted, ranked.key), score: ranked.score }
            : null,
      };
    })
    .sort((one, other) => other.games - one.games || (one.game < other.game ? -1 : 1));
}

/** A name as it was written last. */
function nameNow(counted: readonly Counted[], key: string): string {
  for (let at = counted.length - 1; at >= 0; at -= 1) {
    const person = counted[at]!.people.find((each) => each.key === key);
    if (person) return person.name;
  }
  return '';
}

function median(values: number[]): number {
  const ascending = values.toSorted((one, other) => one - other);
  const half = ascending.length >> 1;
  return ascending.length % 2 === 1 ? ascending[half]! : (ascending[half - 1]! + ascending[half]!) / 2;
}

interface Player {
  readonly key: string;
  readonly count: CountOfPlayer;
}

function playersOf(counted: readonly Counted[]): Player[] {
  const known = new Map<string, { last: PersonThere; results: boolean[]; even: number; scores: ScoresOf }>();
  for (const { record, people } of counted) {
    const isScored = scoresOf(record.game) !== null;
    for (const person of people) {
      let player = known.get(person.key);
      if (!player)
        known.set(person.key, (player = { last: person, results: [], even: 0, scores: new Map() }));
      player.last = person;
      player.results.push(person.won);
      player.even += 1 / record.players.length;
      if (isScored) addScore(player.scores, record.game, person.score);
    }
  }
  return [...known]
    .map(([key, { last, results, even, scores }]): Player => {
      const { now, longestWon, longestLost } = streaksOf(results);
      return {
        key,
        count: {
          name: last.name,
          games: results.length,
          wins: results.filter(Boolean).length,
          even,
          streak: now,
          longestWon,
          longestLost,
          last: results.slice(-MOST_IN_A_STRIP),
          scores: [...scores].map(([game, { games, sum, best }]) => ({
            game,
            games,
            mean: sum / games,
            best,
          })),
        },
      };
    })
    .sort(
      ({ key, count: one }, { key: otherKey, count: other }) =>
        other.games - one.games || other.wins - one.wins || (key < otherKey ? -1 : 1),
    );
}

type ScoresOf = Map<string, { games: number; sum: number; best: number }>;

function addScore(scores: ScoresOf, game: string, score: number): void {
  const before = scores.get(game);
  if (!before) scores.set(game, { games: 1, sum: score, best: score });
  else {
    before.games += 1;
    before.sum += score;
    before.best = Math.max(before.best, score);
  }
}

/** Results in a row; there is at least one. */
function streaksOf(results: readonly boolean[]): {
  now: CountOfPlayer['streak'];
  longestWon: number;
  longestLost: number;
} {
  let now = { won: results[0]!, length: 0 };
  let [longestWon, longestLost] = [0, 0];
  for (const won of results) {
    now = won === now.won ? { won, length: now.length + 1 } : { won, length: 1 };
    if (won) longestWon = Math.max(longestWon, now.length);
    else longestLost = Math.max(longestLost, now.length);
  }
  return { now, longestWon, longestLost };
}

/** Seats of people, whoever they were; of `only` one person where that is not null. @param order of the games */
function seatsOf(
  counted: readonly Counted[],
  only: string | null,
  order: readonly string[],
): Pick<Statistics, 'bots' | 'sizes'> {
  const bots = new Map<string, Tally & { game: string; bot: string }>();
  const sizes = new Map<number, Tally & { players: number; tables: number }>();
  for (const { record, people } of counted) {
    const seats =
      only === null
        ? record.players.filter(({ kind }) => kind === 'person')
        : people.filter(({ key }) => key === only);
    const players = record.players.length;
    const kinds = new Set(record.players.flatMap(({ kind, bot }) => (kind === 'bot' ? [bot ?? ''] : [])));
    let size = sizes.get(players);
    if (!size) sizes.set(players, (size = { players, tables: 0, games: 0, wins: 0, even: 0 }));
    size.tables += 1;
    for (const { won } of seats) {
      add(size, won, players);
      for (const bot of kinds) {
        const key = `${record.game}/${bot}`;
        let against = bots.get(key);
        if (!against) bots.set(key, (against = { game: record.game, bot, games: 0, wins: 0, even: 0 }));
        add(against, won, players);
      }
    }
  }
  return {
    bots: [...bots.values()].sort(
      (one, other) =>
        order.indexOf(one.game) - order.indexOf(other.game) ||
        other.games - one.games ||
        (one.bot < other.bot ? -1 : 1),
    ),
    sizes: [...sizes.values()].sort((one, other) => one.players - other.players),
  };
}

function add(tally: Tally, won: boolean, players: number): void {
  tally.games += 1;
  tally.wins += Number(won);
  tally.even += 1 / players;
}

/** @param places of those who are compared, by key, in `names` */
function meetingsOf(
  counted: readonly Counted[],
  places: ReadonlyMap<string, number>,
  names: readonly string[],
): Statistics['meetings'] {
  const meetings = names.map((one, at) =>
    names.slice(at + 1).map((other) => ({ one, other, games: 0, oneAhead: 0, otherAhead: 0 })),
  );
  for (const { people } of counted) {
    const won = names.map((): boolean | null => null);
    for (const person of people) {
      const place = places.get(person.key);
      if (place !== undefined) won[place] = person.won;
    }
    for (const [at, one] of won.entries()) {
      if (one === null) continue;
      for (let next = at + 1; next < won.length; next += 1) {
        const other = won[next]!;
        if (other === null) continue;
        const meeting = meetings[at]![next - at - 1]!;
        meeting.games += 1;
        meeting.oneAhead += Number(one && !other);
        meeting.otherAhead += Number(other && !one);
      }
    }
  }
  return meetings.flat().filter(({ games }) => games > 0);
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
