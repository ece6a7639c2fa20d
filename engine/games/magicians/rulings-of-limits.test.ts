// The rulings on limits and what is lost by them: MG-R2 to MG-R5 and MG-R14, each in situations of its own.
import { describe, expect, test } from 'vitest';
import { lay, type Theatre } from './table.testing.ts';

const FIVE = 'hat-trick old-standby penetration card-tricks legerdemain';

describe('MG-R2: maxima hold at all times; the owner discards the excess, by choice', () => {
  /** A theft, the thief's theatre, what is stolen, the limit that is broken then, and what it can be settled with. */
  const thefts: readonly (readonly [string, Theatre, string, string, string])[] = [
    [
      'seduction',
      { tricks: FIVE, support: 'lovely-assistant mentor' },
      'gorgeous-assistant',
      'assistant',
      'lovely-assistant gorgeous-assistant',
    ],
    [
      'betrayal',
      { tricks: FIVE, support: 'inventor mentor engineer lovely-assistant' },
      'old-timer',
      'helpers',
      'inventor mentor engineer old-timer',
    ],
    ['make-a-deal', { support: 'parlor' }, 'grand-stage', 'stage', 'parlor grand-stage'],
    [
      'betrayal',
      { tricks: 'hat-trick old-standby', support: 'lovely-assistant mentor' },
      'old-timer',
      'together',
      'lovely-assistant mentor old-timer',
    ],
    [
      'seduction',
      { tricks: 'hat-trick', support: 'mentor' },
      'lovely-assistant',
      'together',
      'mentor lovely-assistant',
    ],
  ];

  test.for(thefts)('%s breaks the thief’s limit', ([card, thief, stolen, of, group]) => {
    const open = () =>
      lay({
        theatres: [
          { hand: card, ...thief },
          { tricks: 'linking-rings transposition', support: stolen },
        ],
      }).sabotages(0, card, 1, stolen);
    expect(open().view()).toMatchObject({
      phase: 'turn.dirtyTrick.settling',
      awaiting: [0],
      demand: { seat: 0, of, count: 1 },
    });
    for (const each of group.split(' ')) {
      const table = open().discards(0, each);
      expect(table.where(each)).toBe('discard');
      expect(table.where(card)).toBe('discard');
      expect(table.awaiting).toEqual([1]);
    }
  });

  test('the excess is named exactly, from that group alone, each card once', () => {
    const table = lay({
      theatres: [
        { hand: 'betrayal mentor', tricks: 'hat-trick', support: 'old-timer smoke-and-mirrors parlor' },
        { support: 'inventor', tricks: 'linking-rings' },
      ],
    }).sabotages(0, 'betrayal', 1, 'inventor');
    const refused = (...cards: readonly string[]) => table.refused(0, { type: 'discard', cards });
    expect(refused('old-timer', 'inventor')).toBe('wrong-number');
    expect(refused('old-timer', 'old-timer')).toBe('not-these');
    for (const other of ['smoke-and-mirrors', 'parlor', 'hat-trick', 'mentor', 'linking-rings'])
      expect(refused(other)).toBe('not-these');
    expect(refused('old-timer')).toBeNull();
    expect(refused('inventor')).toBeNull();
  });

  test('the limits of one seat are settled one after the other, in their order', () => {
    const table = lay({
      theatres: [
        { hand: 'exposed' },
        {
          tricks: 'hat-trick linking-rings',
          support: 'old-timer lovely-assistant trap-doors straightjacket',
        },
      ],
    }).sabotages(0, 'exposed', 1, 'hat-trick');
    expect(table.demand).toEqual({ seat: 1, of: 'together', count: 1 });
    expect(table.refused(1, { type: 'discard', cards: ['trap-doors'] })).toBe('not-these');
    table.discards(1, 'lovely-assistant');
    expect(table.view()).toMatchObject({
      phase: 'turn.dirtyTrick.settling',
      awaiting: [1],
      demand: { seat: 1, of: 'props', count: 1 },
    });
    table.discards(1, 'straightjacket');
    expect(table.cards('support', 1)).toEqual(['old-timer', 'trap-doors']);
  });

  test('what leaves no choice goes by itself, and a choice after it is asked for', () => {
    const table = lay({
      theatres: [
        { hand: 'exposed' },
        { tricks: 'hat-trick', support: 'old-timer trap-doors parlor secrecy' },
      ],
    }).sabotages(0, 'exposed', 1, 'hat-trick');
    // The Stage, then a Helper, then a Prop; the Trait stays without a Trick.
    expect(
      table.told.flatMap((each) => (each.type === 'discarded' ? [[each.why, each.forced]] : [])),
    ).toEqual([
      ['sabotage', true],
      ['stage-lost', true],
      ['together', true],
      ['props', true],
    ]);
    expect(table.cards('support', 1)).toEqual(['secrecy']);
    expect(table.awaiting).toEqual([1]);
  });

  test('with fewer than five Tricks a Trait in play stays', () => {
    const table = lay({
      theatres: [{ hand: 'exposed' }, { tricks: FIVE, support: 'showmanship' }],
    }).sabotages(0, 'exposed', 1, 'hat-trick');
    expect(table.where('showmanship')).toBe('support 1');
  });

  test('trimming Tricks can break the limit of Props, which is settled at once', () => {
    const props =
      'tesla-machine antique-trick-box novel-contraption trap-doors straightjacket smoke-and-mirrors';
    const table = lay({ theatres: [{ tricks: `${FIVE} linking-rings`, support: props }, {}] });
    table.to('turn.newTrick.playing').skips(0).discards(0, 'linking-rings');
    expect(table.view()).toMatchObject({
      phase: 'turn.newTrick.trimming',
      awaiting: [0],
      demand: { seat: 0, of: 'props', count: 1 },
    });
    table.discards(0, 'smoke-and-mirrors');
    expect(table.phase).toBe('turn.intermission');
  });
});

describe('MG-R2: to play a card at a limit, a card of the limited group makes room', () => {
  /** What is in play, the card that is played, the limits it runs into, and what can make room. */
  const rows: readonly (readonly [string, string, string, string, string])[] = [
    [FIVE, 'lovely-assistant', 'glamorous-assistant', 'assistant', 'lovely-assistant'],
    [FIVE, 'inventor mentor engineer', 'old-timer', 'helpers', 'inventor mentor engineer'],
    [FIVE, 'parlor', 'cabaret', 'stage', 'parlor'],
    ['hat-trick restoration', 'mentor inventor', 'lovely-assistant', 'together', 'mentor inventor'],
    ['hat-trick', 'lovely-assistant', 'glamorous-assistant', 'assistant together', 'lovely-assistant'],
    ['hat-trick', 'trap-doors parlor', 'straightjacket', 'props', 'trap-doors'],
    ['', '', 'mentor', 'together', ''],
    ['', '', 'trap-doors', 'props', ''],
  ];
  test.for(rows)('over %s with %s: %s', ([tricks, support, card, limits, room]) => {
    const highest = card === 'cabaret' ? ' restoration' : '';
    const table = lay({ theatres: [{ hand: card, tricks: tricks + highest, support }, {}] });
    expect(table.tries(0, { type: 'support', card })).toMatchObject({
      code: 'limit',
      facts: { card, limits: limits.split(' '), room: room !== '' },
    });
    const inPlay = [...table.cards('support', 0), ...table.cards('tricks', 0), 'grand-stage'];
    const makesRoom = (replace: string) => table.refused(0, { type: 'support', card, replace }) === null;
    expect(inPlay.filter(makesRoom)).toEqual(room.split(' ').filter(Boolean));
    for (const replace of inPlay.filter((each) => !room.includes(each)))
      expect(table.refused(0, { type: 'support', card, replace })).toBe('bad-replace');
  });

  test('no card makes room where none is needed', () => {
    const table = lay({ theatres: [{ hand: 'mentor', tricks: FIVE, support: 'old-timer' }, {}] });
    expect(table.tries(0, { type: 'support', card: 'mentor', replace: 'old-timer' })).toMatchObject({
      code: 'bad-replace',
      facts: { card: 'mentor', replace: 'old-timer' },
    });
    table.supports(0, 'mentor');
  });
});

describe('MG-R3: a stolen card is not played', () => {
  test('a Stage needs no Trick, a Trait no five, a Trick no rung', () => {
    for (const [card, on, place] of [
      ['make-a-deal', 'grand-stage', 'support 0'],
      ['embarrassment', 'showmanship', 'support 0'],
      ['steal-secret', 'transposition', 'tricks 0'],
    ] as const) {
      const table = lay({
        theatres: [
          { is: 'professor', hand: card },
          { tricks: 'transposition', support: 'grand-stage showmanship' },
        ],
      });
      table.sabotages(0, card, 1, on);
      expect(table.where(on)).toBe(place);
      expect(table.awaiting).toEqual([1]);
      expect(table.points[0]).toBe(5);
    }
  });

  test('an Assistant or Helper without a Trick is stolen and lost at once', () => {
    const table = lay({
      theatres: [{ hand: 'seduction' }, { tricks: 'hat-trick', support: 'gorgeous-assistant' }],
    });
    table.sabotages(0, 'seduction', 1, 'gorgeous-assistant');
    expect(table.where('gorgeous-assistant')).toBe('discard');
    expect(table.points).toEqual([0, 0]);
  });

  test('a stolen Trick counts at once for what rests on Tricks', () => {
    const table = lay({ theatres: [{ hand: 'steal-secret mentor parlor' }, { tricks: 'hat-trick' }] });
    table.sabotages(0, 'steal-secret', 1, 'hat-trick').passes(1);
    expect(table.refused(0, { type: 'support', card: 'mentor' })).toBeNull();
    expect(table.refused(0, { type: 'support', card: 'parlor' })).toBeNull();
  });
});

describe('MG-R4: a Stage is lost when the highest Trick falls', () => {
  /** Tricks of the victim, the Stage, the Trick that goes, and whether the Stage stays: strict, lenient. */
  const rows = [
    ['hat-trick transposition', 'parlor', 'transposition', false, true],
    ['hat-trick transposition', 'grand-stage', 'transposition', false, false],
    ['levitation transposition', 'theatre', 'transposition', false, true],
    ['levitation transposition', 'great-hall', 'transposition', false, false],
    ['levitation sword-box', 'theatre', 'sword-box', true, true],
    ['levitation hat-trick', 'theatre', 'hat-trick', true, true],
    ['hat-trick', 'parlor', 'hat-trick', false, false],
    // Stolen once, above all Tricks: it is not lost while the highest stays.
    ['hat-trick levitation', 'grand-stage', 'hat-trick', true, true],
  ] as const;
  for (const [tricks, support, on, ...stays] of rows)
    for (const [index, stage] of (['strict', 'lenient'] as const).entries())
      for (const card of ['exposed', 'steal-secret'])
        test(`${stage}: of ${tricks}, ${on} goes by ${card}: the ${support} ${stays[index] ? 'stays' : 'goes'}`, () => {
          const table = lay({ options: { stage }, theatres: [{ hand: card }, { tricks, support }] });
          table.sabotages(0, card, 1, on);
          expect(table.where(support)).toBe(stays[index] ? 'support 1' : 'discard');
        });

  test('also by trimming', () => {
    const table = lay({ theatres: [{ tricks: `${FIVE} levitation`, support: 'parlor' }, {}] });
    table.to('turn.newTrick.playing').skips(0).discards(0, 'levitation');
    expect(table.told.map((each) => (each.type === 'discarded' ? each.why : each.type))).toEqual([
      'tricks',
      'stage-lost',
    ]);
    expect(table.where('parlor')).toBe('discard');
  });

  test('also by the loss of a Trait that is a Trick', () => {
    const table = lay({
      theatres: [
        { hand: 'embarrassment' },
        { is: 'mentalist', tricks: 'hat-trick stagecraft', support: 'cabaret' },
      ],
    });
    table.sabotages(0, 'embarrassment', 1, 'stagecraft');
    expect(table.where('cabaret')).toBe('discard');
  });
});

describe('MG-R5: the order after a Sabotage', () => {
  test('effect, the victim’s Stage, the victim’s limits; the card is out of both piles till then', () => {
    const table = lay({
      theatres: [
        { hand: 'steal-secret', tricks: FIVE },
        { tricks: 'linking-rings levitation', support: 'theatre old-timer mentor' },
      ],
    });
    table.sabotages(0, 'steal-secret', 1, 'levitation');
    expect(table.told.map(({ type }) => type)).toEqual(['sabotaged', 'stolen', 'discarded']);
    expect(table.where('steal-secret')).toBe('dirtyTrick');
    expect(table.view()).toMatchObject({
      sabotage: { card: 'steal-secret', by: 0, target: 1 },
      demand: { seat: 1, of: 'together', count: 1 },
      discard: ['theatre'],
    });
    table.discards(1, 'mentor');
    // The thief's Tricks are looked at when the New Trick Phase ends.
    expect(table.view()).toMatchObject({
      phase: 'turn.newTrick.trimming',
      sabotage: null,
      demand: { seat: 0, of: 'tricks', count: 1 },
      discard: ['theatre', 'mentor', 'steal-secret'],
    });
  });

  test('the thief’s limits, then the card goes to the discard pile', () => {
    const table = lay({
      theatres: [
        { hand: 'make-a-deal', support: 'parlor', tricks: 'hat-trick' },
        { tricks: 'restoration', support: 'cabaret' },
      ],
    });
    table.sabotages(0, 'make-a-deal', 1, 'cabaret');
    expect(table.where('make-a-deal')).toBe('dirtyTrick');
    table.discards(0, 'parlor');
    expect(table.view().discard).toEqual(['parlor', 'make-a-deal']);
  });
});

describe('MG-R14: losing the Mentor takes nothing at once', () => {
  const six = `${FIVE} linking-rings`;

  test('the sixth Trick stays until the end of the own New Trick Phase', () => {
    const table = lay({
      theatres: [{ hand: 'fatality' }, { tricks: six, support: 'mentor' }],
    });
    table.sabotages(0, 'fatality', 1, 'mentor');
    expect(table.view()).toMatchObject({ awaiting: [1], phase: 'turn.management', demand: null });
    expect(table.view().seats[1]).toMatchObject({ most: 5, tricks: six.split(' ') });
    table.to('turn.newTrick.playing').skips(1);
    expect(table.demand).toEqual({ seat: 1, of: 'tricks', count: 1 });
  });

  test('a Mentor who makes room for another Helper is missed in the same turn', () => {
    const table = lay({
      theatres: [{ hand: 'old-timer', tricks: six, support: 'mentor inventor engineer' }, {}],
    });
    table.supports(0, 'old-timer', 'mentor');
    expect(table.view()).toMatchObject({
      phase: 'turn.newTrick.trimming',
      demand: { seat: 0, of: 'tricks', count: 1 },
    });
    table.discards(0, 'hat-trick');
    expect(table.awaiting).toEqual([1]);
  });
});
