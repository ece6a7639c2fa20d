// Looks for hidden cards and throws in what one screen of SAM was sent, through whose eyes ever: written from the rules page, not from the views.
import { CODES } from '../../../engine/games/sam/cards.ts';
import { PLACES, SIGNS, type Event, type SamView } from '../../../engine/games/sam/types.ts';
import type { ViewMessage } from '../support/browser.ts';

const CARD = new RegExp(`"(${CODES.join('|')})"`, 'gu');

/**
 * Everything in `messages` that the viewer may not know at that moment. Everybody knows what lies face up, the discards, what was
 * drawn for order and attack, and both cards of a battle; only its owner a card that lies face down or is not arranged, and only
 * whoever threw it a throw that the other has not answered. So no other code may occur anywhere in a message.
 */
export function hiddenShown(messages: readonly ViewMessage[]): string[] {
  return messages.flatMap((message) => {
    const view = message.view as unknown as SamView;
    const events = [...(message.past ?? []), ...message.events] as unknown as readonly Event[];
    const known = new Set([
      ...cardsInSight(view),
      ...ownCards(view),
      ...events.flatMap((event) => cardsTold(event, view.viewer)),
    ]);
    const cards = [...JSON.stringify(message).matchAll(CARD)].map(([, code]) => code ?? '');
    const hidden = [...new Set(cards.filter((code) => !known.has(code))), ...throwsShown(view, message)];
    return hidden.map((what) => `version ${message.version} shows ${what}`);
  });
}

/** What everybody sees or has seen. */
function cardsInSight({ seats, discard, orderDraws, attack, battle }: SamView): string[] {
  return [
    ...seats.flatMap(({ field }) => PLACES.flatMap((place) => field[place] ?? [])),
    ...discard,
    ...orderDraws.map(({ card }) => card),
    ...(attack ? [attack.card, attack.drawn] : []),
    ...(battle ? [battle.attacker.card, battle.defender.card] : []),
  ];
}

/** What lies in front of the viewer, or is to be arranged; whoever only watches owns nothing. */
function ownCards({ viewer, hand, own, seats }: SamView): readonly string[] {
  if (viewer === 'watcher') return [];
  const { arranged, cards, field } = seats[viewer]!;
  if (!arranged) return hand.length === cards && own.length === 0 ? hand : [];
  const isLaidSo = own.every(({ at, card, up }) => field[at] === (up ? card : 'down'));
  return isLaidSo && own.length === cards && hand.length === 0 ? own.map(({ card }) => card) : [];
}

/** The cards that an event may tell a viewer. */
function cardsTold(event: Event, viewer: SamView['viewer']): readonly string[] {
  switch (event.type) {
    case 'ordered':
      return event.draws.map(({ card }) => card);
    case 'flipped':
    case 'turned-up':
    case 'destroyed':
      return [event.card];
    case 'swapped':
      return event.seat === viewer && event.fresh !== null ? [event.card, event.fresh] : [event.card];
    case 'heart-replaced':
    case 'placed':
      return event.seat === viewer && event.fresh !== null ? [event.fresh] : [];
    case 'declared':
      return [event.attacker.card, event.drawn, ...event.twos.map(({ card }) => card)];
    case 'fizzled':
      return [event.attacker.card];
    case 'paid':
    case 'fell':
      return event.cards.map(({ card }) => card);
    case 'boosted':
      return event.twos.map(({ card }) => card);
    case 'fought':
      return [event.battle.attacker.card, event.battle.defender.card];
    default:
      return [];
  }
}

/** What a challenge may tell, and no more: what was thrown stands in it for whoever threw it alone. */
const TOLD_OF_CHALLENGE = ['by', 'attacker', 'defender', 'thrown', 'own', 'rounds'];

/** Throws that are not answered: anywhere but among what may be thrown, in one's own, and in a round that is over. */
function throwsShown({ challenge, viewer, question }: SamView, message: ViewMessage): string[] {
  const { past = [], events, view, ...around } = message;
  const rest = { ...around, view: { ...view, question: null, challenge: null } };
  const untold = [...(past ?? []), ...events].filter(({ type }) => type !== 'threw');
  const text = JSON.stringify([rest, untold, question?.choices.filter(({ move }) => move !== 'throw')]);
  const signs: string[] = SIGNS.filter((sign) => text.includes(`"${sign}"`));
  if (!challenge) return signs;
  const more = Object.keys(challenge).filter((key) => !TOLD_OF_CHALLENGE.includes(key));
  const isOwn = viewer !== 'watcher' && challenge.thrown.includes(viewer);
  return [...signs, ...more, ...(challenge.own !== null && !isOwn ? ['a throw of another'] : [])];
}
