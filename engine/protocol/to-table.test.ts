// Names that a host is sent: every script and emoji may stand in one, what would spoil the line it is shown in may not.
import { expect, test } from 'vitest';
import { seatRequestSchema } from './to-table.ts';

const nameOf = (name: string): string | null => {
  const parsed = seatRequestSchema.safeParse({ kind: 'person', name });
  return parsed.success && parsed.data.kind === 'person' ? parsed.data.name : null;
};

test.for(['Ada', 'Jürgen O’Neill-Łuczak', 'Ελένη', 'עדה', 'فاطمة', 'می‌خواهم', 'अदिति', '爱达', '👩‍🎤', '🏳️‍🌈 7'])(
  '%s stays as it is',
  (name) => {
    expect(nameOf(name)).toBe(name);
  },
);

test.for([
  ['a NUL', 'A\u0000da', 'Ada'],
  ['a line break', 'Ada\r\nLovelace', 'Ada Lovelace'],
  ['another line break', 'Ada\u2028Lovelace', 'Ada Lovelace'],
  ['an escape', '\u001b[31mAda\u009b', '[31mAda'],
  ['an override of direction', '\u202eadA\u202c', 'adA'],
  ['an isolate', '\u2066Ada\u2069', 'Ada'],
  ['half a character', 'Ada\ud83d', 'Ada'],
  ['space around it', '  Ada  ', 'Ada'],
] as const)('%s is taken out', ([, given, kept]) => {
  expect(nameOf(given)).toBe(kept);
});

test.for(['', '  ', '\u0000\n\u202e', 'A'.repeat(41)])(
  'nothing to show, or too much of it, is refused: %j',
  (name) => {
    expect(nameOf(name)).toBeNull();
  },
);

test('what is taken out does not count', () => {
  expect(nameOf(`${'A'.repeat(40)}\u2066\u2069`)).toBe('A'.repeat(40));
});
