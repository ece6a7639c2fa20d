// What a page is told by its host before anything of a table: what it is there, and which tables there are. Pure.
import type { Message } from '../connection/messages.ts';
import { placeFor } from './network.ts';
import type { AppState } from './state.ts';

/** The state after the first words of a host. */
export function welcomed(state: AppState, message: Message<'welcome'>): AppState {
  const { role, program, tables, elsewhere, own } = message;
  return {
    ...state,
    link: 'connected',
    role,
    program,
    tables,
    unfinished: own?.unfinished ?? tables.length,
    notices: own?.notices ?? [],
    elsewhere,
    // Told anew right after this.
    doors: {},
    place: placeFor(role, state.place),
  };
}

/** The state after the tables have changed. */
export function listed(state: AppState, { tables, unfinished }: Message<'tables'>): AppState {
  return { ...state, tables, unfinished };
}
