// What every screen gets handed: the words, the state, the client.
import type { Say } from '../../engine/language/say.ts';
import type { Archive } from '../archive/archive.ts';
import type { Client } from '../client/client.ts';
import type { Door } from '../connection/door.ts';
import type { Memory } from '../settings/memory.ts';
import type { Settings } from '../settings/settings.ts';
import type { CreateStage } from '../stage/contract.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';

export interface Tools {
  readonly say: Say;
  readonly store: Store<AppState>;
  readonly client: Client;
  /** Whether the host would let this page in, while it cannot be heard. */
  readonly door: Store<Door>;
  readonly settings: Store<Settings>;
  readonly memory: Memory;
  /** How often the host has told this window something that it did not know of what is remembered. */
  readonly arrivals: Store<number>;
  readonly createStage: CreateStage;
  /** What is done with kept games. */
  readonly archive: Archive;
}
