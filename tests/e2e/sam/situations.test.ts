// Situations of SAM at the table, one after the other in one window: challenges, Hearts, twos, payments, collapse, the end.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Move } from '../../../engine/games/sam/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import type { WatchedPage } from '../support/browser.ts';
import type { KeptTable } from '../support/kept.ts';
import { kept, playOut, startTables } from '../support/scripted.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { makeByKeys } from './by-keys.ts';
import { makeByMouse } from './by-mouse.ts';
import { attacks, boosts, flips, laid, leaves, places, swaps } from './laid.ts';
import { hiddenShown } from './secrets.ts';
import { actionsOf, evening, known, samView } from './table.ts';

/** A scenario that goes on. */
const thenMakes = (scenario: Scenario, ...moves: readonly (readonly [Seat, Move])[]): Scenario => ({
  ...scenario,
  moves: [...scenario.moves, ...moves],
});

const equal = known('made-equal-throws-again');
const paid = thenMakes(known('made-example-07-paid'), [0, { type: 'target', seat: 1, at: 'F1' }]);

/** Equal values as in `equal`, decided by fingers: the bot shows two, the person three. */
const fingers: Scenario = {
  ...equal,
  options: { challenge: 'odds-evens' },
  moves: [
    ...equal.moves.slice(0, -4),
    [1, { type: 'throw', fingers: 2 }],
    [0, { type: 'throw', fingers: 3 }],
  ],
};

/** The person's two helps in vain against one of the bot's, then the other way round. */
const twos = laid(
  ['5h 2s 9d 3s 5s 6s', '6c 2d 3h 5d Tc 6d'],
  'Kd Qd 9c 9h',
  [...flips(0, 'F1'), ...leaves(0, 2), ...flips(1, 'F2'), ...leaves(1, 3)],
  [...flips(0, 'F2'), ...attacks(0, 'F1', 'F1', 'F2'), ...boosts(1, 'F2'), ...leaves(0)],
  [...leaves(1, 3), ...flips(0, 'F2'), ...leaves(0, 3)],
  [...attacks(1, 'F1', 'F3', 'F2'), ...boosts(0, 'F2'), ...leaves(1)],
);

/** The person, at seat 1, loses the front row, and gets a fourth card by a Heart. */
const collapse = laid(
  ['5h 8d 9d 3s 5s 6s', '2c 3c 4c Ah 6d 7d'],
  'Kd Qd 9c 8c Td 9s 9h Jc',
  [...flips(0, 'F1'), ...leaves(0, 2), ...leaves(1, 2)],
  [...attacks(0, 'F1', 'F1'), ...leaves(0), ...swaps(1, 'B2'), ...leaves(1)],
  [...attacks(0, 'F1', 'F2'), ...leaves(0), ...leaves(1, 2)],
  [...attacks(0, 'F1', 'F3'), ...leaves(0), ...leaves(1, 2)],
  [...attacks(0, 'F1', 'B1'), ...places(1, 'F2'), ...leaves(0)],
);

/** From the turn in which the person destroys Bert's last card to the person's next one. */
const [LAST_OF_THREE, FIRST_OF_TWO] = [119, 128];

const before = ({ moves }: Scenario, left: number): number => moves.length - left;
const replaced = known('made-example-08-heart-replaced');
const survives = known('made-heart-survives');
const cannotPay = known('made-example-07-cannot-pay');
const coin = known('made-coin-heads');
const stall = known('made-stall-shared');
const twoLeft: Scenario = { ...evening, moves: evening.moves.slice(0, FIRST_OF_TWO) };

const tables = {
  signs: kept('signs', equal, [0], before(equal, 6)),
  fingers: kept('fingers', fingers, [0], before(fingers, 4)),
  coin: kept('coin', coin, [0], before(coin, 3)),
  replaced: kept('replaced', replaced, [0], before(replaced, 3)),
  survives: kept('survives', survives, [1], before(survives, 3)),
  twos: kept('twos', twos, [0], before(twos, 16)),
  paid: kept('paid', paid, [0], before(paid, 4)),
  cannotPay: kept('cannot-pay', cannotPay, [0], before(cannotPay, 2)),
  collapse: kept('collapse', collapse, [1], before(collapse, 11)),
  twoLeft: kept('two-left', twoLeft, [0], LAST_OF_THREE),
  stall: kept('stall', stall, [0], before(stall, 4)),
} satisfies Readonly<Record<string, KeptTable>>;

const parlor = withHostAndBrowser(() => startTables(...Object.values(tables)));

describe('one person and bots', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await parlor.open('motion=off&renderer=canvas');
  });
  const view = () => samView(watched);
  const wordsOf = async (selector: string): Promise<string> =>
    (await watched.page.locator(selector).first().innerText()).trim();
  const group = (id: string): Promise<string> => wordsOf(`[data-group="${id}"]`);
  const news = async (): Promise<string> => (await watched.page.locator('#news').textContent()) ?? '';

  /** Plays at a table what its person still does there; `look` sees each moment before it. @returns what was asked */
  async function play(
    table: KeptTable,
    look: (asks: string) => Promise<void> | void = () => undefined,
    make = makeByMouse,
  ): Promise<readonly string[]> {
    const asked: string[] = [];
    const seat = table.seats.findIndex(({ kind }) => kind === 'person');
    const isSingle = make === makeByKeys;
    const since = await playOut(
      watched,
      table,
      actionsOf(table.scenario, seat, table.made, isSingle),
      make,
      async () => {
        asked.push(view().question?.asks ?? '');
        await look(asked.at(-1)!);
      },
    );
    const views = watched.messages.slice(since).filter((message) => message.type === 'view');
    expect(hiddenShown(views)).toEqual([]);
    expect(watched.complaints).toEqual([]);
    return asked;
  }

  test('a challenge by signs: equal once, then decided', async () => {
    const questions: string[] = [];
    const asked = await play(tables.signs, async (asks) => {
      if (asks !== 'throw') return;
      questions.push(await wordsOf('#question'));
      expect(view().challenge).toMatchObject({ attacker: 0, defender: 1, own: null });
      // Why they throw is in sight: both cards are known by now.
      expect(await group('centre')).toContain('Challenge of Ada, who attacks, and Bert');
      expect(view().battle).toMatchObject({
        attacker: { card: '5h' },
        defender: { card: '5c' },
        winner: null,
      });
    });
    expect(asked).toEqual(['attack', 'throw', 'throw']);
    expect(questions).toEqual([
      expect.stringMatching(/^Equal values: throw rock, paper or scissors against Bert/u),
      expect.stringMatching(/^Equal again: throw rock, paper or scissors against Bert/u),
    ]);
    expect(await news()).toMatch(
      /Ada throws paper, Bert paper: the same, so again\..*Ada throws scissors, Bert paper: Ada wins/u,
    );
    expect(await group('field-1')).toContain('front left: empty');
  });

  test('a challenge by fingers: an odd sum is the attacker’s', async () => {
    const asked = await play(
      tables.fingers,
      async (asks) => {
        if (asks === 'throw') expect(await wordsOf('#question')).toContain('Odd is yours');
      },
      makeByKeys,
    );
    expect(asked).toEqual(['attack', 'throw']);
    expect(await news()).toContain('5 is odd, and Ada wins the challenge');
  });

  test('a challenge by a coin asks nobody', async () => {
    expect(await play(tables.coin)).toEqual(['summon']);
    expect(await news()).toContain('The coin shows heads, which is for Ada: the attack succeeds.');
    expect(await group('centre')).toContain('The attack succeeded, by a coin.');
  });

  test('a face-down Heart is destroyed, and a new card lies face down in its place', async () => {
    await play(tables.replaced);
    expect(view().seats[1]).toMatchObject({ cards: 3, field: { F3: 'down' } });
    expect(await news()).toContain('A Heart is replaced: Bert has a new card face down in its place.');
    expect(await group('field-1')).toContain('front right: face-down card');
  });

  test('a face-down Heart survives, and its owner says where the new card lies', async () => {
    const asked = await play(tables.survives, async () => {
      expect(await wordsOf('#question')).toContain('Your Heart has survived');
      expect(await group('own')).toMatch(/front middle: 8 of Hearts, face up; is attacked/u);
    });
    expect(asked).toEqual(['place']);
    expect(view().own.find(({ at }) => at === 'F1')).toMatchObject({ up: false });
    expect(await group('own')).toMatch(/front left: .* of .*, face down/u);
  });

  test('twos help in attack and, out of turn, in defence', async () => {
    const asked = await play(tables.twos, async (asks) => {
      if (asks !== 'boost') return;
      expect(view()).toMatchObject({ turn: 1, attack: { with: 'F1', boosts: ['F2'] } });
      expect(await wordsOf('#question')).toContain(
        'Bert attacks your face-down card (front right) with the 6 of Clubs, helped by the 2 of Diamonds',
      );
      expect(await group('own')).toMatch(/front right: .*; is attacked/u);
    });
    expect(asked).toEqual(['attack', 'move', 'summon', 'summon', 'boost']);
    expect(view().battle).toMatchObject({
      attacker: { value: 8, twos: ['F2'] },
      defender: { card: '9d', suit: 2, twos: ['F2'], twosAdd: 2, value: 13 },
      winner: 'defender',
    });
    expect(await news()).toMatch(/Bert has to flip down .*6 of Clubs/u);
  });

  test('an attack is paid for with a card that is flipped down', async () => {
    const asked = await play(tables.paid, async (asks) => {
      if (asks !== 'pay') return;
      expect(view().attack).toMatchObject({ points: 6, cost: 10 });
      expect(await wordsOf('#question')).toContain('Flip down cards that bring 4 more');
    });
    expect(asked).toEqual(['summon', 'attack', 'pay', 'target']);
    expect(view().seats[0]!.field.B1).toBe('down');
    expect(await group('field-1')).toContain('front left: empty');
  });

  test('an attack that nothing can pay for comes to nothing', async () => {
    expect(await play(tables.cannotPay, undefined, makeByKeys)).toEqual(['summon', 'attack']);
    expect(await news()).toContain('no face-up cards could pay for it');
    expect(view()).toMatchObject({ phase: 'turn.movement', battle: null });
  });

  test('a field collapses, and a Heart brings it back to two rows', async () => {
    const fields: string[] = [];
    const asked = await play(tables.collapse, async () => void fields.push(await group('own')));
    expect(asked).toEqual(['summon', 'place']);
    for (const field of fields) expect(field).toContain('collapsed: every place counts as front row');
    expect(await news()).toContain('Bert has four cards again');
    expect(await group('own')).not.toContain('collapsed');
    expect(view().seats[1]).toMatchObject({ cards: 4, collapsed: false });
  });

  test('somebody loses the last card, and the two that are left take turns', async () => {
    await play(tables.twoLeft, async () => {
      if (!view().alternating) expect(await group('centre')).toMatch(/Order of set 7: .*Ada \(now\)/u);
    });
    expect(view()).toMatchObject({ alternating: true, order: [2, 0] });
    expect(await news()).toContain('Two are left and draw a last time');
    expect(await group('field-1')).toContain('Bert: out, with no card left');
    expect(await group('centre')).toContain('In turns: Cora and Ada (now)');
  });

  test('too long no card is destroyed, and the victory is shared', async () => {
    await play(tables.stall, async () => {
      expect(await group('centre')).toContain(say('table.sam.stall', { quiet: 18, left: 2 }));
    });
    expect(view().result).toMatchObject({ winners: [0, 1], reason: 'stall' });
    expect(await watched.page.locator('#game-end .winner .ranking-name').allTextContents()).toEqual([
      'Ada',
      'Bert',
    ]);
  });
});
