// Looks for hidden cards in what one screen of Trick-Taking was sent, through whose eyes ever: written from the rules page, not from the views.
import type { Event, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { ViewMessage } from '../support/browser.ts';

/** A card's code as a text of its own in a message. */
const CODE = /"([CEILMSV][0-7])"/g;

/**
 * Every card in `messages` that the viewer may not know at that moment. Everybody knows Repertoires, the trick and what
 * has just been played, returned or taken; only its owner a hand, what was drawn into it, and what is chosen for the
 * Ultimate Trick. So no other code may occur anywhere in a message.
 */
export function hiddenCardsShown(messages: readonly ViewMessage[]): string[] {
  return messages.flatMap((message) => {
    const view = message.view as unknown as TrickTakingView;
    const events = [...(message.past ?? []), ...message.events] as unknown as readonly Event[];
    const known = new Set([
      ...cardsInSight(view),
      ...events.flatMap((event) => cardsTold(event, view.viewer)),
    ]);
    const shown = [...JSON.stringify(message).matchAll(CODE)].map(([, code]) => code ?? '');
    const hidden = new Set(shown.filter((code) => !known.has(code)));
    // What others choose are cards of their Repertoires, which are open: that it is told at all would be too much.
    const choices = events.filter(
      (event) =>
        event.type === 'chose' && event.seat !== view.viewer && (event.cards ?? event.count) !== null,
    );
    return [...hidden, ...choices.map(({ type }) => type)].map(
      (what) => `version ${message.version} shows ${what}`,
    );
  });
}

/** What lies open, and the viewer's own cards. */
function cardsInSight(view: TrickTakingView): string[] {
  return [
    ...view.hand,
    ...view.seats.flatMap(({ repertoire }) => repertoire),
    ...view.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    // A Vanish that has been used may be in a hand again; everybody saw it go there.
    ...view.vanishUsed,
  ];
}

/** The cards that an event may tell a viewer. */
function cardsTold(event: Event, viewer: TrickTakingView['viewer']): readonly string[] {
  switch (event.type) {
    case 'led':
    case 'ultimate-led':
      return [event.card];
    case 'played':
      return event.on === null ? [event.card] : [event.card, event.on];
    case 'returned':
      return [event.card, event.by];
    case 'escaped':
      return [event.by, event.take];
    case 'trick-taken':
      return event.cards;
    case 'drew':
    case 'chose':
      return event.seat === viewer ? (event.cards ?? []) : [];
    default:
      return [];
  }
}
