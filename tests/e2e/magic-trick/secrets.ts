// Looks for hidden cards in what one screen of Magic Trick was sent, through whose eyes ever: written from the rules page, not from the views.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { ViewMessage } from '../support/browser.ts';

interface OpenedHand {
  /** By seat, the codes as they lay. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Every place in `messages` where a card shows that the viewer may not know at that moment. A hand's cards are
 * known from its end, when all rows are open: until then the ranks of every row but the left neighbour's are
 * hidden, and to a watcher those of all rows, each until its card is played or goes up a sleeve. Codes are unique
 * in a deck, so a hidden code may not occur anywhere in a message.
 */
export function hiddenCardsShown(messages: readonly ViewMessage[]): string[] {
  const hands = openedHands(messages);
  const revealed = new Map<number, Set<string>>();
  return messages.flatMap((message) => {
    const view = viewOf(message);
    if (view.result) return [];
    const opened = hands.get(view.hand);
    if (!opened) return [`hand ${view.hand} never ended, so version ${message.version} cannot be checked`];
    const open = revealed.get(view.hand) ?? new Set<string>();
    revealed.set(view.hand, open);
    const events = eventsOfHand(message);
    for (const event of events) if ('card' in event) open.add(String(event['card']));
    for (const code of view.removed === null ? [] : [view.removed]) open.add(code);

    const neighbour = view.viewer === 'watcher' ? null : (view.viewer + 1) % view.seats.length;
    const hidden = opened.rows.flatMap((row, seat) =>
      seat === neighbour ? [] : row.filter((code) => !open.has(code)),
    );
    // The hand before is open for all until the next is sorted, and has cards of the same codes.
    const past = sinceDeal(message.past ?? []);
    const text = JSON.stringify({ ...message, view: { ...view, lastHand: null }, events, past });
    const named = hidden.filter((code) => text.includes(`"${code}"`));
    const ranked = view.rows.flatMap((row, seat) =>
      seat === neighbour
        ? []
        : row.filter(({ at, rank }) => at === 'row' && rank !== null).map(({ suit }) => suit),
    );
    return [...named, ...ranked].map((what) => `version ${message.version} shows ${what}`);
  });
}

/** By hand, the rows that lay open when it was over. */
function openedHands(messages: readonly ViewMessage[]): ReadonlyMap<number, OpenedHand> {
  const hands = new Map<number, OpenedHand>();
  for (const message of messages) {
    const view = viewOf(message);
    const scored = message.events.find(({ type }) => type === 'scored');
    if (!scored || !view.lastHand) continue;
    hands.set(Number(scored['hand']), { rows: view.lastHand.seats.map(({ row }) => row) });
  }
  return hands;
}

/** The events of the view's own hand: when a message tells of two hands, those after the deal. */
function eventsOfHand({ events }: ViewMessage): Events {
  return sinceDeal(events);
}

type Events = readonly Readonly<Record<string, unknown>>[];

function sinceDeal(events: Events): Events {
  const dealt = events.findLastIndex(({ type }) => type === 'dealt');
  return dealt < 0 ? events : events.slice(dealt);
}

function viewOf(message: ViewMessage): MagicTrickView {
  return message.view as unknown as MagicTrickView;
}
