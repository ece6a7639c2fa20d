// The language that nobody speaks keeps what a message is given, and is longer.
import { expect, test } from 'vitest';
import { english, type MessageKey } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { pseudoCatalogue, pseudoMessage, pseudoText } from './pseudo.ts';

test('every letter has an accent, and two fifths are added', () => {
  expect(pseudoText('Settings')).toMatch(/^Šééťťííńĝš/);
  expect(pseudoText('Rhythm').length).toBeGreaterThanOrEqual('Rhythm'.length * 1.4);
  expect(pseudoText('3 × 4')).toBe('3 × 4');
});

test('what a message is given stays as it was, and so do the keys of its choices', () => {
  const message =
    '{removed, select, none {Hand {hand}} other {{count, plural, one {# card} other {# cards}} in {hand}}}';
  const changed = pseudoMessage(message);
  expect(changed.replaceAll(/[^ -~]+/g, '~')).toMatch(
    /^\{removed, select, none \{.*\{hand\}.*\} other \{\{count, plural, one \{# .*\} other \{# .*\}\} .*\{hand\}\}\}$/,
  );
  expect(changed).not.toContain('Hand');
});

test('every message of the catalogue can still be said', () => {
  const pseudo = pseudoCatalogue(english);
  const [say, sayPseudo] = [sayIn(english, 'en-GB'), sayIn(pseudo as typeof english, 'en-GB')];
  const facts = new Proxy(
    {},
    {
      get: () => 3,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ value: 3, configurable: true, enumerable: true }),
    },
  );
  for (const key of Object.keys(english) as MessageKey[]) {
    const [plain, changed] = [say(key, facts), sayPseudo(key, facts)];
    expect(changed.length).toBeGreaterThanOrEqual(plain.length);
    // Dates come from the platform and not from the catalogue.
    if (!english[key].includes(', date')) expect(changed).not.toMatch(/[A-Za-z]/);
  }
});
