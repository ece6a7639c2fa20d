// The messages of the protocol, by their type, as the client sends and hears them.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';

/** One message of a host. */
export type Message<Type extends ToClient['type']> = Extract<ToClient, { type: Type }>;

type WithoutId<Said> = Said extends { id: string } ? Omit<Said, 'id'> : never;

/** What may be asked of a host, without the id that it is given on its way. */
export type Request = WithoutId<ToTable>;
