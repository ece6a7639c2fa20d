// What is remembered bears any nonsense, field by field, and is brought up to date from every older version.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesFor } from './entries.ts';
import { keptOf, readEntry, type Entry, type Kept } from './entry.ts';
import { lookEntry } from './look.ts';
import { formEntry, lastGameEntry, nameEntry } from './tables.ts';

/** Of each entry a value none of whose fields is as it is by default. */
const chosen: Readonly<Record<string, Kept>> = {
  'parlor.settings': {
    speed: 'slow',
    still: 'no',
    text: 150,
    reading: 'plain',
    renderer: 'canvas',
    pace: 'quick',
  },
  'parlor.replay': { speed: 'quick' },
  'parlor.setup.game': { game: 'sam' },
  'parlor.setup.name': { name: 'Ada' },
  'parlor.setup.form.sam': {
    seats: [
      { sitter: 'person', name: 'Ada' },
      { sitter: 'steady', name: 'Merlin' },
    ],
    options: { goal: 7, long: true, deck: 'old' },
    gathers: true,
  },
};
const entries = entriesFor(['sam']);
const valueOf = ({ key }: Entry<object>): Kept => chosen[key] ?? {};

/** Anything that JSON can say, and what nobody chooses: nothing that any field takes. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 1e308, '', 'nonsense'.repeat(40), [], {}, [null], { name: {} }),
  fc.array(fc.integer({ max: -1 }), { maxLength: 3 }),
);

test('every entry is looked at here, with a value of its own', () => {
  expect(entries.map(({ key }) => key)).toEqual(Object.keys(chosen));
  for (const entry of entries) {
    const usual = readEntry(entry, null);
    expect(Object.keys(valueOf(entry))).toEqual(Object.keys(usual));
    for (const [field, value] of Object.entries(usual)) expect(valueOf(entry)[field]).not.toEqual(value);
    expect(entry.steps).toHaveLength(entry.version - 1);
  }
});

test('what was kept is read again', () => {
  for (const entry of entries) {
    expect(readEntry(entry, keptOf(entry, valueOf(entry), null))).toEqual(valueOf(entry));
  }
});

test('a broken field falls back alone, whatever stands there', () => {
  for (const entry of entries) {
    const kept = keptOf(entry, valueOf(entry), null);
    const usual = readEntry(entry, null) as Kept;
    for (const field of Object.keys(usual)) {
      fc.assert(
        fc.property(nonsense, (broken) => {
          const { [field]: read, ...others } = readEntry(entry, { ...kept, [field]: broken }) as Kept;
          const { [field]: _, ...whole } = valueOf(entry);
          expect(others).toEqual(whole);
          // Lists may hold something sound beside it; a list that does not is as if nothing had been kept.
          if (typeof usual[field] !== 'object') expect(read).toEqual(usual[field]);
        }),
        { seed: 1, numRuns: 60 },
      );
    }
  }
});

test('a missing field has its default, and the others are as they were', () => {
  for (const entry of entries) {
    const usual = readEntry(entry, null) as Kept;
    for (const field of Object.keys(usual)) {
      const { [field]: _, ...kept } = keptOf(entry, valueOf(entry), null);
      expect(readEntry(entry, kept)).toEqual({ ...valueOf(entry), [field]: usual[field] });
    }
  }
});

test('anything at all can be read, in any version', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ version: fc.jsonValue(), seats: fc.jsonValue(), options: fc.jsonValue() }),
  );
  for (const entry of entries) {
    fc.assert(
      fc.property(anything, (kept) => {
        const value = readEntry(entry, kept);
        expect(readEntry(entry, keptOf(entry, value, kept))).toEqual(value);
      }),
      { seed: 1, numRuns: 200 },
    );
  }
});

test.for([
  ['nothing', null],
  ['a text', 'slow'],
  ['a list', ['slow', 150]],
  ['zeros', 0],
  ['another thing’s record', { seats: [], version: 2 }],
])('%s in the place of the settings are the defaults', ([, kept]) => {
  expect(readEntry(lookEntry, kept)).toEqual(readEntry(lookEntry, {}));
});

test('one seat, one name and one option that are broken leave the other ones', () => {
  const form = formEntry('sam');
  const [ada, merlin] = [
    { sitter: 'person', name: 'Ada' },
    { sitter: 'steady', name: 'Merlin' },
  ];
  const kept = {
    version: 2,
    seats: [ada, { sitter: 'steady', name: 7 }, null, { sitter: ['x'], name: 'Ben' }, merlin],
    options: { goal: 7, long: { yes: true }, deck: null, old: 'x' },
    gathers: true,
  };
  expect(readEntry(form, kept)).toEqual({
    seats: [
      ada,
      { sitter: 'steady', name: '' },
      { sitter: '', name: '' },
      { sitter: '', name: 'Ben' },
      merlin,
    ],
    options: { goal: 7, old: 'x' },
    gathers: true,
  });
  expect(readEntry(form, { seats: Array.from({ length: 90 }, () => ada) }).seats).toHaveLength(7);
});

test('what the first version kept is read as it was meant', () => {
  expect(readEntry(lastGameEntry, 'sam')).toEqual({ game: 'sam' });
  expect(readEntry(nameEntry, 'Ada')).toEqual({ name: 'Ada' });
  const seats = [
    { sitter: 'you', name: 'Ada' },
    { sitter: 'steady', name: 'Merlin' },
  ];
  const people = [{ sitter: 'person', name: 'Ada' }, seats[1]];
  expect(readEntry(formEntry('sam'), { seats, options: { goal: 7 } })).toEqual({
    seats: people,
    options: { goal: 7 },
    gathers: false,
  });
  // A name is a name: of the second version `you` is a sitter that nobody knows.
  expect(readEntry(formEntry('sam'), { version: 2, seats }).seats).toEqual(seats);
  expect(keptOf(nameEntry, { name: 'Ben' }, 'Ada')).toEqual({ name: 'Ben', version: 2 });
});

test('fields and the version of a newer program stay, and what this one knows of them is read', () => {
  const newer = { ...valueOf(lookEntry), version: 9, sound: 'loud', text: 'huge' };
  const value = readEntry(lookEntry, newer);
  expect(value).toEqual({ ...valueOf(lookEntry), text: 100 });
  expect(keptOf(lookEntry, { ...value, pace: 'slow' }, newer)).toEqual({
    ...newer,
    text: 100,
    pace: 'slow',
  });
});
