// For tests: finished games, written shortly or made up by fast-check.
import fc from 'fast-check';
import type { GameRecord, PlayerRecord } from './record.ts';

/** The first of June 2026, at noon, in milliseconds since 1970. */
export const NOON = 1_780_315_200_000;
export const HOUR = 3_600_000;

let tables = 0;

/**
 * A game that ended `hours` after `NOON` and took one. Players are written as `Ada*` (a person who won), `Ada 12` (with 12
 * points), `=steady` or `=steady*` (a bot of that kind); a name of its own stands before the sign, as in `Rosa=steady`.
 */
export function gameOf(game: string, hours: number, ...players: readonly string[]): GameRecord {
  const at = NOON + hours * HOUR;
  return {
    table: `t${String((tables += 1)).padStart(4, '0')}`,
    game,
    since: at - HOUR,
    at,
    moves: 50,
    reason: 'highest-total',
    players: players.map(playerOf),
  };
}

function playerOf(text: string): PlayerRecord {
  const [, name = '', bot, score = '0', star] =
    /^([^=*\d]*?)(?:=(\w+?))?(?: (-?\d+))?(\*)?$/u.exec(text) ?? [];
  return {
    name,
    kind: bot === undefined ? 'person' : 'bot',
    bot: bot ?? null,
    score: Number(score),
    won: star !== undefined,
  };
}

const NAMES = ['Ada', ' ada', 'Ben', 'Cleo', 'Ｃｌｅｏ', 'Dora', ''];

const player = fc.oneof(
  fc.record({
    name: fc.constantFrom(...NAMES),
    kind: fc.constant('person' as const),
    bot: fc.constant(null),
    score: fc.integer({ min: -20, max: 120 }),
    won: fc.boolean(),
  }),
  fc.record({
    name: fc.constantFrom('Rosa', 'Ada'),
    kind: fc.constant('bot' as const),
    bot: fc.constantFrom('steady', 'random'),
    score: fc.integer({ min: -20, max: 120 }),
    won: fc.boolean(),
  }),
);

/** Any finished games, each of its own table. */
export const anyRecords = fc
  .array(
    fc.record({
      game: fc.constantFrom('magic-trick', 'trick-taking', 'magicians', 'sam', 'unheard-of'),
      since: fc.integer({ min: NOON, max: NOON + 500 * HOUR }),
      at: fc.integer({ min: NOON, max: NOON + 20_000 * HOUR }),
      moves: fc.nat(300),
      reason: fc.constant('shared'),
      players: fc.array(player, { minLength: 2, maxLength: 7 }),
    }),
    { maxLength: 30 },
  )
  .map((records) => records.map((record, index): GameRecord => ({ table: `t${index}`, ...record })));
