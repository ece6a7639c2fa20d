// What of a change of the company is told.
import { expect, test } from 'vitest';
import { companion } from '../../engine/protocol/companion.testing.ts';
import { company } from '../client/guest.testing.ts';
import { companyNews } from './company.ts';

const ben = { name: 'Ben', at: 'device' } as const;

test.for([
  ['lost', {}, { isLost: true }],
  ['back', { isLost: true }, {}],
  ['left', {}, { isLost: true, hasLeft: true }],
  ['back', { isLost: true, hasLeft: true }, {}],
  ['stands-in', { isLost: true }, { kind: 'bot', at: null, standsIn: true }],
  ['returns', { kind: 'bot', at: null, standsIn: true }, {}],
] as const)('%s', ([kind, before, after]) => {
  const at = (changes: Parameters<typeof companion>[0]) =>
    company({ seats: [companion(), companion({ ...ben, ...changes })] });
  expect(companyNews(at(before), at(after))).toEqual([{ kind, seat: 1, name: 'Ben' }]);
});

test('who sits down, and how many watch', () => {
  const taken = company({ seats: [companion(), companion(ben)], watchers: 2 });
  expect(companyNews(company(), taken)).toEqual([
    { kind: 'sits', seat: 1, name: 'Ben' },
    { kind: 'watchers', count: 2 },
  ]);
  expect(companyNews(taken, taken)).toEqual([]);
  expect(companyNews(taken, { ...company(), watchers: 2 })).toEqual([]);
});
