// Everybody's stage in words: who it is and how they stand, the places on the own one, and every card in play.
import { groupIn, levelIn } from '../../../engine/games/magicians/cards.ts';
import { cardWords, identityWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Item } from '../screen.ts';
import { cardLine, identityLine } from './card-lines.ts';
import { playTarget, supportPlace, theatreTarget, trickPlace } from './draft.ts';
import { excessWords } from './outcome-words.ts';

/** One thing that can be pointed at, with what would be said to whoever points at it now. */
export type ItemOf = (target: Target, words: string) => Item;

/** The stage of a seat: its owner, the places (on the own one), then Tricks and Support as they came. */
export function stageItems(
  say: Say,
  view: MagiciansView,
  seat: number,
  names: readonly string[],
  itemOf: ItemOf,
): Item[] {
  const { tricks, support, most } = view.seats[seat]!;
  const isOwn = seat === view.viewer;
  const places = isOwn
    ? [
        itemOf(trickPlace, say('table.magicians.stage.tricks', { count: tricks.length, most })),
        itemOf(supportPlace, say('table.magicians.stage.support', { count: support.length })),
      ]
    : [];
  return [
    itemOf(theatreTarget(seat), seatWords(say, view, seat, names[seat] ?? '')),
    ...places,
    ...tricks.map((code) => itemOf(playTarget(code), trickLine(say, code))),
    ...support.map((code) => itemOf(playTarget(code), cardLine(say, code))),
  ];
}

/** A card among the Tricks, which may be a Trait of the Mentalist. */
function trickLine(say: Say, code: string): string {
  if (groupIn(code) !== 'trait') return cardLine(say, code);
  const kind = say('table.magicians.card.trait-trick', { level: levelIn(code) });
  return say('table.magicians.card', { card: cardWords(say, code), kind });
}

/** Who somebody is, how they stand, and what is special about them now. */
export function seatWords(say: Say, view: MagiciansView, seat: number, name: string): string {
  const { identity, score, income, cards, tricks, support, disturbed } = view.seats[seat]!;
  const facts = say('table.magicians.seat', {
    name,
    identity: identityWords(say, identity),
    score,
    income,
    cards,
    tricks: tricks.length,
    support: support.length,
  });
  const { demand } = view;
  const notes = [
    seat === view.turn ? say('table.magicians.seat.turn') : '',
    disturbed ? say('table.magicians.seat.disturbed') : '',
    demand?.seat === seat
      ? say('table.magicians.seat.demand', { what: excessWords(say, demand.of, demand.count) })
      : '',
  ];
  const noted = [facts, ...notes.filter((note) => note !== '')].join('; ');
  return say('table.magicians.seat.does', { seat: noted, does: identityLine(say, identity) });
}

/** A line that is only there to be read. */
export function fact(target: Target, words: string): Item {
  return { target, words, isChoice: false, whyNot: null, isSelected: false };
}
