// Tests of what a host without a person does by itself, situation by situation.
import { describe, expect, test } from 'vitest';
import { FREE } from '../../../engine/protocol/companion.testing.ts';
import type { Companion, Company, Hosting } from '../../../engine/protocol/network.ts';
import { dutiesOf, isVisited, type Duty, type Manners } from './duties.ts';

const bot: Companion = { ...FREE, name: 'Horace', kind: 'bot', bot: 'steady' };
const ann: Companion = { ...FREE, name: 'Ann', kind: 'person', at: 'device' };
const lost: Companion = { ...ann, name: 'Ben', isLost: true, hasLeft: false };
const stoodIn: Companion = { ...bot, name: 'Ben', standsIn: true };

function company(begun: boolean, ...seats: Companion[]): Company {
  return { type: 'company', table: 't', game: 'sam', options: {}, seats, watchers: 0, begun };
}

/** Everybody of a company who sits at a device is a guest of that name; `asking` are the ids of those who ask. */
function hosting({ seats }: Company, asking: readonly string[] = []): Hosting {
  return {
    type: 'hosting',
    table: 't',
    network: null,
    requests: asking.map((id) => ({ id, name: id, seat: null, from: '192.168.1.31' })),
    guests: seats.flatMap(({ name, at, isLost, standsIn }, seat) =>
      at === 'device' || standsIn
        ? [
            {
              id: name,
              name,
              seat,
              isLost: isLost || standsIn,
              hasLeft: false,
              graceLeftMs: isLost || standsIn ? 0 : null,
            },
          ]
        : [],
    ),
  };
}

const BEGIN: Duty = { type: 'begin' };
const stand = (seat: number): Duty => ({ type: 'sit', seat, who: { kind: 'bot', bot: 'steady' } });
const free = (seat: number): Duty => ({ type: 'sit', seat, who: { kind: 'open' } });
const yes = (request: string): Duty => ({ type: 'admit', request, yes: true });

interface Situation {
  readonly company: Company;
  readonly asking?: readonly string[];
  readonly manners?: Partial<Manners>;
  /** Milliseconds that the lost are still waited for. */
  readonly waits?: number;
  readonly isOver?: boolean;
  readonly duties: readonly Duty[];
}

const situations: Readonly<Record<string, Situation>> = {
  'a free seat is waited for': { company: company(false, ann, FREE), duties: [] },
  'when all sit the game begins': { company: company(false, ann, bot), duties: [BEGIN] },
  'bots alone are watched': { company: company(false, bot, bot), duties: [BEGIN] },
  'a game that has begun is not begun again': { company: company(true, ann, bot), duties: [] },
  'whoever is lost before it begins is waited for': {
    company: company(false, ann, lost),
    waits: 1,
    duties: [],
  },
  'and then their seat is free again': { company: company(false, ann, lost), duties: [free(1)] },
  'also where bots do not stand in': {
    company: company(false, ann, lost),
    manners: { standsIn: false },
    duties: [free(1)],
  },
  'a lost guest is waited for': { company: company(true, ann, lost), waits: 1, duties: [] },
  'and then a bot stands in': { company: company(true, ann, lost), duties: [stand(1)] },
  'which it does once': { company: company(true, ann, stoodIn), duties: [] },
  'not where it shall not': { company: company(true, ann, lost), manners: { standsIn: false }, duties: [] },
  'nor where nobody is left to play with': { company: company(true, lost, bot), duties: [] },
  'but for those who watch': { company: { ...company(true, lost, bot), watchers: 1 }, duties: [stand(0)] },
  'guests are let in': {
    company: company(true, ann, bot),
    asking: ['r1', 'r2'],
    duties: [yes('r1'), yes('r2')],
  },
  'not where somebody is asked': {
    company: company(true, ann, bot),
    asking: ['r1'],
    manners: { asks: true },
    duties: [],
  },
  'when the game is over nothing is due': {
    company: company(true, ann, lost),
    asking: ['r1'],
    isOver: true,
    duties: [],
  },
};

test.for(Object.entries(situations))('%s', ([, situation]) => {
  const { asking, manners, waits = 0, isOver = false, duties } = situation;
  const standing = { company: situation.company, hosting: hosting(situation.company, asking), isOver };
  expect(dutiesOf(standing, { asks: false, standsIn: true, bot: 'steady', ...manners }, () => waits)).toEqual(
    duties,
  );
});

describe('a table is visited', () => {
  const tables: readonly (readonly [boolean, Company])[] = [
    [true, company(true, ann, lost)],
    [true, { ...company(true, lost, bot), watchers: 1 }],
    [false, company(true, lost, bot)],
    [false, company(true, stoodIn, bot)],
    [false, company(false, FREE, { ...ann, at: 'screen' })],
  ];
  test.for(tables)('%s: %j', ([is, at]) => {
    expect(isVisited(at)).toBe(is);
  });
});
