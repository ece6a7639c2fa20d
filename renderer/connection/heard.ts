// What every connection does with what it hears: a message of the protocol is passed on, anything else is told of.
import { z } from 'zod';
import { toClientSchema } from '../../engine/protocol/to-client.ts';
import type { ConnectionListeners } from './connection.ts';

export function heard(said: unknown, listeners: Pick<ConnectionListeners, 'message' | 'unreadable'>): void {
  const parsed = toClientSchema.safeParse(said);
  if (parsed.success) listeners.message(parsed.data);
  else listeners.unreadable(z.prettifyError(parsed.error));
}
