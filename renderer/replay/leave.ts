// Leaving a replay for where one came from.
import type { Client } from '../client/client.ts';

/** Back in the history where another screen of this page lies behind, as `followAddress` has noted; otherwise home. */
export function leaveReplay(history: Pick<History, 'back' | 'state'>, client: Pick<Client, 'go'>): void {
  const state: unknown = history.state;
  const cameFromHere = typeof state === 'object' && state !== null && 'isWithin' in state;
  if (cameFromHere) history.back();
  else client.go({ at: 'home' });
}
