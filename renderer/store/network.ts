// How what is known of the network changes: who is at a table, how it is hosted, how a guest stands, what was found.
import type { Message } from '../connection/messages.ts';
import { companyNews } from './company.ts';
import { said } from './sayings.ts';
import { NO_NETWORK, type AppState, type NetworkState, type Place, type TableState } from './state.ts';
import { NOTHING_UNDONE } from './undoing.ts';

/** What is said of the network and belongs in the state as it is. */
export type NetworkMessage = Message<'company' | 'hosting' | 'ticket' | 'guest' | 'found' | 'away'>;

/** Whether this page is a guest: served by another's host, or carried to one. */
export function isGuest({ role, away }: Pick<NetworkState, 'role' | 'away'>): boolean {
  return role === 'guest' || away !== null;
}

/** Where somebody comes to who wants to be at `place`: guests have no home here, and the owner no door to stand at. */
export function placeFor(role: NetworkState['role'], place: Place): Place {
  switch (place.at) {
    case 'table':
    case 'rules':
      return place;
    case 'guest':
      if (role !== 'owner') return place;
      if (place.keys === null) return { at: 'home' };
      return { at: 'join', address: null, code: place.keys?.by === 'code' ? place.keys.code : null };
    case 'home':
    case 'setup':
    case 'archive':
    case 'statistics':
    case 'replay':
    case 'join':
      return role === 'guest' ? { at: 'guest', keys: null } : place;
  }
}

/** Where a guest is who is at no table (any more): at the door of the host who served the page, or of the one elsewhere. */
export function doorOf({ role, away }: Pick<NetworkState, 'role' | 'away'>): Place {
  if (role === 'guest') return { at: 'guest', keys: null };
  return { at: 'join', address: away?.address ?? null, code: null };
}

/** The state after one of these messages; what is said of a table that one is not at changes nothing. */
export function heardOfNetwork(state: AppState, message: NetworkMessage): AppState {
  switch (message.type) {
    case 'company':
      return concernsUs(state, message.table) ? withCompany(state, message) : state;
    case 'hosting': {
      const known = withDoor(state, message);
      return state.place.at === 'table' && state.place.id === message.table
        ? { ...known, hosting: message }
        : known;
    }
    case 'ticket':
      return { ...state, ticket: { seat: message.seat, url: message.url } };
    case 'guest': {
      const { table, standing, seat } = message;
      return concernsUs(state, table) ? { ...state, guest: { table, standing, seat } } : state;
    }
    case 'found': {
      const { tables, isDeaf } = message;
      return { ...state, found: { tables, isDeaf } };
    }
    case 'away': {
      const { address, link } = message;
      return { ...state, away: address === null || link === null ? null : { address, link } };
    }
  }
}

/** Without what belongs to the table that one has left. */
export function withoutTable(state: AppState): AppState {
  const { company, hosting, ticket, guest } = NO_NETWORK;
  return { ...state, company, hosting, ticket, guest, undoing: NOTHING_UNDONE };
}

/** With those who wait at the door of a table now. */
function withDoor(state: AppState, { table, requests }: Message<'hosting'>): AppState {
  const { [table]: before, ...others } = state.doors;
  if (requests.length > 0) return { ...state, doors: { ...others, [table]: requests } };
  return before === undefined ? state : { ...state, doors: others };
}

/** A guest at no table hears of the one at whose door they stand, or knock; everybody else of the table they are at. */
function concernsUs(state: AppState, table: string): boolean {
  if (state.place.at === 'table') return state.place.id === table;
  return isGuest(state) && (state.onItsWay !== null || state.guest?.table === table);
}

function withCompany(state: AppState, company: Message<'company'>): AppState {
  const { table } = state;
  const isHere = table?.id === company.table;
  const before = state.company?.table === company.table ? state.company : null;
  return { ...state, company, table: isHere ? withSeats(table, before, company) : table };
}

/** The table with the names as they are now; what of the change is worth it is said. What waits takes them when it rests. */
function withSeats(
  table: TableState,
  before: Message<'company'> | null,
  company: Message<'company'>,
): TableState {
  const seats = company.seats.map(({ name, kind, bot }) => ({ name, kind, bot }));
  const isSame = JSON.stringify(seats) === JSON.stringify(table.latest.seats);
  const named = isSame
    ? table
    : { ...table, latest: { ...table.latest, seats }, shown: { ...table.shown, seats } };
  const news = before === null ? [] : companyNews(before, company);
  return said(
    named,
    news.map((what) => ({ kind: 'company', news: what })),
  );
}
