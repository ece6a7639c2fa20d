// One move of a table, and the time from when it was sent until the last of its players has the new view.
import type { ViewMessage } from '../../../main/network/legal-chooser.testing.ts';
import { newId, type Person } from './person.ts';

export interface Step {
  /** Milliseconds. */
  readonly ms: number;
  /** What the players were sent, by seat. */
  readonly views: readonly ViewMessage[];
  /** The row that the journal has got, as long as the real one. */
  readonly row: string;
  readonly message: object;
}

/** Makes one move for a player who is asked; null when nobody is. */
export function makeMove(table: string, players: readonly Person[]): Promise<Step> | null {
  const seat = players.findIndex(({ question }) => question !== null);
  const player = players[seat];
  if (!player) return null;
  const id = newId();
  const move = player.chooser.choose();
  const message = { type: 'move', id, table, question: player.question, move };
  const views: ViewMessage[] = [];
  let missing = players.length;
  let sentAt = 0;
  return new Promise((resolve) => {
    for (const [at, each] of players.entries()) {
      each.onView = (view) => {
        views[at] = view;
        missing -= 1;
        if (missing > 0) return;
        const ms = performance.now() - sentAt;
        for (const other of players) other.onView = () => {};
        const { version } = view;
        const entry = { n: version, at: Date.now(), kind: 'move', seat, move, id, check: '0123456789abcdef' };
        resolve({ ms, views, row: JSON.stringify(entry), message });
      };
    }
    sentAt = performance.now();
    player.say(message);
  });
}
