// The tool and the key for taking back: what they say, and when there is none.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { NOTHING_UNDONE } from '../store/undoing.ts';
import { moment } from '../store/table.testing.ts';
import { isUndoKey, undoOnCurtain, undoTool } from './undo-tool.ts';

const say = sayIn(english, 'en-GB');
const asked = { request: 'r1', seat: 1, moves: 1, waitsFor: [0] };
const toolFor = (latest: object, undoing: object = {}) =>
  undoTool(
    say,
    { latest: { ...moment(1, 'q1'), ...latest }, pending: null },
    { ...NOTHING_UNDONE, ...undoing },
    () => undefined,
  );

test.for([
  ['freely', { back: 'free' }, {}, 'Take back', null],
  ['by asking', { back: 'asks' }, {}, 'Ask to take back', null],
  ['nothing', {}, {}, 'Take back', 'there is nothing of yours to take back now'],
  ['while somebody asks', { back: 'asks' }, { asked }, 'Ask to take back', 'somebody asks already'],
] as const)('%s', ([, latest, undoing, label, whyNot]) => {
  expect(toolFor(latest, undoing)).toMatchObject({ label, whyNot });
});

test('there is none for who watches, and after the end', () => {
  const { view } = moment(1, null);
  expect(toolFor({ holds: [] })).toBeNull();
  expect(toolFor({ view: { ...view, result: { winners: [0] } } })).toBeNull();
});

test.for([
  [{ back: 'free' }, 'Ann', 'Take back the last move of Ann'],
  [{ back: 'asks' }, 'Ann', 'Ask to take back the last move of Ann'],
  [{ back: 'free' }, null, 'Take back'],
  [{}, 'Ann', undefined],
] as const)('on the curtain %o of %s: %s', ([back, name, label]) => {
  const latest = { ...moment(1, 'q1'), ...back };
  expect(undoOnCurtain(say, { latest }, toolFor(back), name)?.label).toBe(label);
});

const plain = {
  key: 'z',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test.for([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'Z' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, defaultPrevented: true }, false],
  [{ ctrlKey: true, key: 'y' }, false],
] as const)('the key is Ctrl or Cmd with Z and nothing else: %o', ([keys, isIt]) => {
  expect(isUndoKey({ ...plain, ...keys })).toBe(isIt);
});
