// The words for what a person should know of how the program found its data.
import { expect, test } from 'vitest';
import { noticeSchema, type Notice } from '../protocol/settings.ts';
import { english } from './catalogue.ts';
import { noticeSentence } from './notices.ts';
import { sayIn } from './say.ts';

const say = sayIn(english, 'en-GB');
const aside = { file: '/d/f', aside: 'f.set-aside', why: 'damaged' };

const rows: readonly (readonly [Notice['code'], Notice['facts'], string])[] = [
  [
    'set-aside',
    { ...aside, saved: 0, backup: 0 },
    'The file /d/f is damaged. It was set aside as f.set-aside, and a new one was begun. Nothing could be read in the old one.',
  ],
  [
    'set-aside',
    { ...aside, why: 'garbled', saved: 1, backup: 0 },
    'The file /d/f is no database. It was set aside as f.set-aside, and a new one was begun. 1 table could be read in the old one and is kept.',
  ],
  [
    'set-aside',
    { ...aside, saved: 1200, backup: 1 },
    'The file /d/f is damaged. It was set aside as f.set-aside, and a new one was begun. 1,200 tables could be read in the old one and are kept. 1 table comes from the backup, and may end earlier.',
  ],
  [
    'set-aside',
    { ...aside, why: 'foreign', saved: 0, backup: 7 },
    'The file /d/f is the database of another program. It was set aside as f.set-aside, and a new one was begun. Nothing could be read in the old one. 7 tables come from the backup, and may end earlier.',
  ],
  [
    'brought-back',
    { file: '/d/f', why: 'empty', backup: 1 },
    'The file /d/f was empty. 1 table was brought back from the backup.',
  ],
  [
    'brought-back',
    { file: '/d/f', why: 'missing', backup: 2 },
    'The file /d/f was gone. 2 tables were brought back from the backup.',
  ],
  [
    'not-kept',
    { folder: '/d', why: 'read-only' },
    'Nothing can be kept in the folder /d (read-only), so what you play now is gone when the program ends. Make it writable, or name another folder with --data, and start again.',
  ],
  [
    'disk-full',
    { folder: '/d' },
    'The disk of the folder /d is nearly full. Make room, or moves can soon not be kept any more.',
  ],
];

test.for(rows)('%s', ([code, facts, sentence]) => {
  expect(noticeSentence(say, noticeSchema.parse({ code, facts }))).toBe(sentence);
});

test('every notice has a sentence', () => {
  expect(new Set(rows.map(([code]) => code))).toEqual(new Set(noticeSchema.shape.code.options));
});
