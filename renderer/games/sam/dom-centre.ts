// The middle of the table in words: the attack and the challenge under way, order of play, deck, discards, last battle, stalling.
import { cardWords, theCards } from '../../../engine/games/sam/describe.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Item } from '../screen.ts';
import { battleLine } from './battle-line.ts';
import { fact, type ItemOf } from './dom-fields.ts';
import { BATTLE_TARGET, DECK_TARGET, DISCARD_TARGET, STALL_TARGET } from './draft.ts';
import { orderWords, stallWords } from './order-words.ts';
import { DOWN } from './replay.ts';
import { targetWords } from './target-words.ts';

export function centreItems(say: Say, view: SamView, names: readonly string[], itemOf: ItemOf): Item[] {
  const { deck, discard } = view;
  const newest = discard.at(-1);
  const facts: readonly (readonly [string, string])[] = [
    ['attack', attackLine(say, view, names)],
    ['challenge', challengeLine(say, view, names)],
    ['order', orderWords(say, view, names)],
    ['draws', drawsLine(say, view, names)],
    [STALL_TARGET, stallWords(say, view)],
  ];
  const told = facts.flatMap(([target, words]) => (words === '' ? [] : [fact(target, words)]));
  return [
    ...told,
    itemOf(DECK_TARGET, say('table.sam.centre.deck', { count: deck })),
    itemOf(
      DISCARD_TARGET,
      say('table.sam.centre.discard', {
        count: discard.length,
        top: newest === undefined ? '' : cardWords(say, newest),
      }),
    ),
    ...(view.battle ? [itemOf(BATTLE_TARGET, battleLine(say, view.battle, names))] : []),
  ];
}

/** The attack of this turn, as far as it has come; empty where there is none. */
function attackLine(say: Say, view: SamView, names: readonly string[]): string {
  const { attack, turn, seats, phase } = view;
  if (!attack || turn === null || !phase.startsWith('turn.attack')) return '';
  const field = seats[turn]?.field;
  // Those that were turned down by the outcome are told of by the battle.
  const twos = attack.boosts.flatMap((at) => field?.[at] ?? []).filter((code) => code !== DOWN);
  const { target } = attack;
  return say('table.sam.centre.attack', {
    name: names[turn] ?? '',
    card: cardWords(say, attack.card),
    twos: twos.length,
    helping: theCards(say, twos),
    drawn: cardWords(say, attack.drawn),
    points: attack.points,
    cost: attack.cost,
    aimed: target === null ? 'no' : 'yes',
    target: target === null ? '' : targetWords(say, view, { seat: target.seat, place: target.at }, names),
  });
}

function challengeLine(say: Say, { challenge }: SamView, names: readonly string[]): string {
  if (!challenge) return '';
  const { by, attacker, defender, thrown, rounds } = challenge;
  return say('table.sam.centre.challenge', {
    by,
    attacker: names[attacker] ?? '',
    defender: names[defender] ?? '',
    count: thrown.length,
    thrown: allOf(
      say,
      thrown.map((seat) => names[seat] ?? ''),
    ),
    rounds,
  });
}

/** What was drawn for the order of play, as it was drawn. */
function drawsLine(say: Say, { orderDraws }: SamView, names: readonly string[]): string {
  if (orderDraws.length === 0) return '';
  const draws = orderDraws.map(({ seat, card }) =>
    say('table.sam.centre.draw', { name: names[seat] ?? '', card: cardWords(say, card) }),
  );
  return say('table.sam.centre.draws', { draws: allOf(say, draws) });
}
