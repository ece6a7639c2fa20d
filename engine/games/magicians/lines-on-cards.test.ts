// The lines that are printed on cards: each says what the rules' tables say, and is short enough for a card.
import { expect, test } from 'vitest';
import { english, type MessageKey } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { BONUS_OF, CODES, effectIn, LIFTING_HELPERS, MENTOR } from './cards.ts';
import { groupWords } from './describe.ts';
import { IDENTITIES, type Effect } from './types.ts';

const say = sayIn(english, 'en-GB');
const lineOf = (code: string): string => say(`magicians.does.${code}` as MessageKey);
const SABOTAGE = CODES.filter((code) => effectIn(code) !== null);

/** What a line about an effect cannot leave out. */
function essentials(effect: Effect): readonly string[] {
  const counted = { 1: 'one', 2: 'two' } as const;
  switch (effect.does) {
    case 'draw':
      return ['Draw', counted[effect.count as 1 | 2]];
    case 'discard':
    case 'steal':
      return [
        effect.does === 'steal' ? 'Steal' : 'Discard',
        ...effect.what.map((group) => groupWords(say, group)),
      ];
    case 'steal-from-hand':
      return ['Steal', counted[effect.count as 1 | 2], 'random', 'hand'];
    case 'discard-from-hand':
      return ['discards', counted[effect.count as 1 | 2], 'random'];
    case 'lose-points':
      return ['loses', `${effect.points} PP`];
    case 'disturb':
      return ['no PP', 'next turn'];
    case 'spy':
      return ['Look', 'hand', 'steal', 'one'];
  }
}

test.each(SABOTAGE)('the line on %s says what it does', (code) => {
  for (const word of essentials(effectIn(code)!)) expect(lineOf(code)).toContain(word);
});

test.each(IDENTITIES)('the line on the %s says what it earns more', (identity) => {
  const bonus = BONUS_OF[identity];
  if (bonus) expect(lineOf(identity)).toBe(`+${bonus.points} PP for each level ${bonus.level} Trick.`);
  else expect(lineOf(identity)).toMatch(/^May (perform Traits as Tricks|keep one more Trick in play)\.$/);
});

test('no line is longer than two lines of a card', () => {
  for (const code of [...SABOTAGE, ...IDENTITIES, ...LIFTING_HELPERS, MENTOR])
    expect(lineOf(code).length, code).toBeLessThanOrEqual(54);
});
