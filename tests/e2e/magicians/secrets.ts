// Looks for hidden cards in what one screen of Magicians was sent, through whose eyes ever: written from the rules page, not from the views.
import { CODES } from '../../../engine/games/magicians/cards.ts';
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { ViewMessage } from '../support/browser.ts';

/** The code of one card is also the name of a kind and of a move, so that finding it tells nothing. */
const AMBIGUOUS = 'sabotage';
const SECRET = new Set(CODES.filter((code) => code !== AMBIGUOUS));
const TEXT = /"([a-z-]+)"/g;

/**
 * Every card in `messages` that the viewer may not know at that moment. Everybody knows what is in play, the discard pile and
 * the Dirty Trick, and what is discarded or played; only its owner a hand and what is drawn into it, thief and victim what
 * goes from hand to hand, and a spy the hand that is looked at. So no other code may occur anywhere in a message.
 */
export function hiddenCardsShown(messages: readonly ViewMessage[]): string[] {
  return messages.flatMap((message) => {
    const view = message.view as unknown as MagiciansView;
    const events = [...(message.past ?? []), ...message.events] as unknown as readonly Event[];
    const known = new Set([
      ...cardsInSight(view),
      ...events.flatMap((event) => cardsTold(event, view.viewer)),
    ]);
    const shown = [...JSON.stringify(message).matchAll(TEXT)].map(([, text]) => text ?? '');
    const hidden = new Set(shown.filter((text) => SECRET.has(text) && !known.has(text)));
    return [...hidden].map((what) => `version ${message.version} shows ${what}`);
  });
}

/** What lies open, and what the viewer holds or looks at. */
function cardsInSight(view: MagiciansView): string[] {
  const spies = view.phase === 'turn.dirtyTrick.spying' && view.viewer === view.turn;
  return [
    ...view.hand,
    ...view.discard,
    ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support]),
    ...(view.sabotage ? [view.sabotage.card] : []),
    ...(spies ? (view.spied ?? []) : []),
  ];
}

/** The cards that an event may tell a viewer. */
function cardsTold(event: Event, viewer: MagiciansView['viewer']): readonly string[] {
  switch (event.type) {
    case 'mulliganed':
    case 'discarded':
      return event.cards;
    case 'supported':
    case 'performed':
    case 'stolen':
      return [event.card];
    case 'sabotaged':
      return event.on === null ? [event.card] : [event.card, event.on];
    case 'prestige':
      return event.cards.map(({ card }) => card);
    case 'drew':
      return event.seat === viewer ? (event.cards ?? []) : [];
    case 'snatched':
      return event.from === viewer || event.to === viewer ? (event.cards ?? []) : [];
    case 'spied':
      return event.seat === viewer || event.on === viewer ? (event.cards ?? []) : [];
    default:
      return [];
  }
}
