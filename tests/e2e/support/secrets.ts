// What the searches for hidden cards have in common: all that one screen was sent, and the same with something that leaks.
import type { AnyState } from '../../../engine/core/game.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { ViewMessage } from './browser.ts';

/** A message to a screen, and the state that it was made of. */
export interface Sent<State extends AnyState> {
  readonly message: ViewMessage;
  readonly state: State;
}

/** What the screen of a seat is sent while the moves of a scenario are made. */
export function sentTo<State extends AnyState>({ moves, ...given }: Scenario, seat: Seat = 0): Sent<State>[] {
  const session = openSession(given, 'compiled');
  const sent = (happenings: typeof session.opening): Sent<State> => ({
    state: structuredClone(session.state) as State,
    message: {
      type: 'view',
      holds: [seat],
      curtain: null,
      table: 't',
      version: session.moves,
      seats: [],
      view: structuredClone(viewOf(session, seat)) as unknown as ViewMessage['view'],
      events: eventsOf(session, happenings, seat).map((event) => ({ ...event })),
    },
  });
  return [
    sent(session.opening),
    ...moves.map(([mover, move]) => {
      const made = session.accept(mover, move);
      if (made.refusal) throw new Error(made.refusal.code);
      return sent(made.happenings);
    }),
  ];
}

/** The messages, the one at `at` with another event. */
export function withEvent(
  messages: readonly ViewMessage[],
  at: number,
  event: Record<string, unknown> & { readonly type: string },
): ViewMessage[] {
  return messages.map((message, index) =>
    index === at ? { ...message, events: [...message.events, event] } : message,
  );
}

/** The messages, the view of the one at `at` with something else in it. */
export function withInView(messages: readonly ViewMessage[], at: number, changes: object): ViewMessage[] {
  return messages.map((message, index) =>
    index === at
      ? { ...message, view: { ...(message.view as object), ...changes } as ViewMessage['view'] }
      : message,
  );
}
