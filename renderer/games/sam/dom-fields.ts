// Fields in words: whose it is and how they stand, then the six places, the front row first.
import { attackCost, parseCard, summonCost } from '../../../engine/games/sam/cards.ts';
import { cardWords, placeWords } from '../../../engine/games/sam/describe.ts';
import { type OwnCardView, type Place, PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Group, Item } from '../screen.ts';
import { arrangedIn } from './arrange-way.ts';
import { fieldTarget, placeTarget } from './draft.ts';
import { DOWN } from './replay.ts';
import { type Composed, ownAt } from './way.ts';

/** One thing that can be pointed at, with what would be said to whoever points at it now. */
export type ItemOf = (target: Target, words: string) => Item;

/** So many idle turns in a row are allowed. */
const IDLE = 3;

/** The field of a seat, the viewer's own with what only they know, and first of all its places. */
export function fieldGroup(
  say: Say,
  view: SamView,
  seat: number,
  names: readonly string[],
  composing: Composed,
  itemOf: ItemOf,
): Group {
  const isOwn = seat === view.viewer;
  const name = names[seat] ?? '';
  const standing = itemOf(fieldTarget(seat), seatWords(say, view, seat, name));
  const places = PLACES.map((place) =>
    itemOf(
      placeTarget(seat, place),
      say('table.sam.place', {
        place: placeWords(say, place),
        what: isOwn ? ownWords(say, view, place, composing) : otherWords(say, view, seat, place),
      }),
    ),
  );
  // Whoever is asked is led to the first thing in the own field, which is to be a card.
  return isOwn
    ? { id: 'own', label: say('table.sam.list.own'), items: [...places, standing] }
    : { id: `field-${seat}`, label: say('table.sam.list.field', { name }), items: [standing, ...places] };
}

/** How somebody stands: cards, whose turn it is, collapse, idleness. */
export function seatWords(say: Say, view: SamView, seat: number, name: string): string {
  const { cards, collapsed, out, idle, arranged } = view.seats[seat]!;
  if (out) return say('table.sam.seat.out', { name });
  const isTurn = seat === view.turn && view.result === null;
  const notes = [
    isTurn ? say('table.sam.seat.turn') : '',
    isTurn && view.points !== null ? say('table.sam.seat.points', { points: view.points }) : '',
    isTurn && view.mustAct ? say('table.sam.seat.must-act') : '',
    !isTurn && idle > 0 ? say('table.sam.seat.idle', { idle: Math.min(idle, IDLE), most: IDLE }) : '',
    collapsed ? say('table.sam.seat.collapsed') : '',
    arranged ? '' : say('table.sam.seat.arranging'),
  ];
  return [say('table.sam.seat', { name, cards }), ...notes.filter((note) => note !== '')].join('; ');
}

function otherWords(say: Say, view: SamView, seat: number, place: Place): string {
  const there = view.seats[seat]?.field[place] ?? null;
  if (there === null) return say('table.sam.place.empty');
  const what = there === DOWN ? say('table.sam.face-down') : upWords(say, there);
  return noted(say, what, fightNote(say, view, seat, place));
}

function ownWords(say: Say, view: SamView, place: Place, composing: Composed): string {
  const laid = arrangedIn(composing).at[place];
  if (laid !== undefined) return cardWords(say, laid);
  const card = ownAt(view, place);
  if (!card) return say('table.sam.place.empty');
  const what = card.up
    ? upWords(say, card.card)
    : say('table.sam.place.down', { card: cardWords(say, card.card) });
  const note = fightNote(say, view, Number(view.viewer), place);
  return noted(say, what, note === '' ? phaseNote(say, view, card) : note);
}

function upWords(say: Say, code: string): string {
  return say('table.sam.place.up', { card: cardWords(say, code) });
}

function noted(say: Say, what: string, note: string): string {
  return note === '' ? what : say('table.sam.place.noted', { what, note });
}

/** What a card does in the attack of this turn. */
function fightNote(say: Say, { attack, turn, phase }: SamView, seat: number, place: Place): string {
  if (!attack || !phase.startsWith('turn.attack')) return '';
  if (seat === turn) {
    if (attack.with === place) return say('table.sam.note.attacks');
    if (attack.boosts.includes(place)) return say('table.sam.note.helps');
  }
  const isTarget = attack.target?.seat === seat && attack.target.at === place;
  return isTarget ? say('table.sam.note.attacked') : '';
}

/** What the phase makes of an own card: what turning it leaves, or what attacking with it costs. */
function phaseNote(say: Say, view: SamView, { card, up, leaves, flip, reach }: OwnCardView): string {
  switch (view.question?.asks) {
    case 'summon':
      if (flip?.code === 'too-dear')
        return say('table.sam.note.too-dear', { cost: summonCost(parseCard(card)) });
      if (flip) return say('table.sam.note.flipped');
      return say(up ? 'table.sam.note.down' : 'table.sam.note.up', { leaves: leaves ?? 0 });
    case 'attack':
      if (!up) return '';
      return say('table.sam.note.reach', { cost: attackCost(parseCard(card)), count: reach.length });
    default:
      return '';
  }
}

/** A line that is only there to be read. */
export function fact(target: Target, words: string): Item {
  return { target, words, isChoice: false, whyNot: null, isSelected: false };
}
