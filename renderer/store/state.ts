// What the renderer knows: the link to the host, the tables on offer, the table one sits at. Plain data.
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { Trouble } from '../../engine/language/troubles.ts';
import type { Keys } from '../../engine/protocol/from-guest.ts';
import type { Eyes, Undone } from '../../engine/protocol/kept.ts';
import type {
  Company,
  FoundTable,
  GuestStanding,
  Hosting,
  Occupant,
  SeatElsewhere,
} from '../../engine/protocol/network.ts';
import type { Notice } from '../../engine/protocol/settings.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { Back } from '../../engine/protocol/undo.ts';
import type { Composing } from '../games/intent.ts';
import type { Target } from '../stage/contract.ts';
import type { CompanyNews } from './company.ts';
import { NOTHING_UNDONE, type UndoNews, type UndoState } from './undoing.ts';

/** Whether the host can be heard. */
export type Link = 'connecting' | 'connected' | 'lost';

/** One moment of a table, as the host tells it. */
export interface Told {
  readonly version: number;
  readonly view: View;
  /** By seat. */
  readonly seats: readonly Occupant[];
  /** The seats that are played from here; several where people share a screen. */
  readonly holds: readonly Seat[];
  /** The seat whose person is called to lift the curtain; null when nobody is. */
  readonly curtain: Seat | null;
  /** How these eyes may take something back now; left out where they have nothing to. */
  readonly back?: Back | undefined;
}

/** One moment of a table. */
export interface Moment extends Told {
  /** The seat at the near edge: the viewer's, or for a watcher the one whose eyes the table had before. */
  readonly bottom: Seat;
}

/** A moment and how it came about. */
export interface Frame extends Moment {
  readonly events: readonly AnyEvent[];
  /** Where the table is while the events move; left out where that is the view itself. */
  readonly meanwhile?: View;
  /** Something is to be read here before the next frame, such as the score of a hand. */
  readonly reads: boolean;
  /** Nobody was there when it happened: it is told, and the table comes to rest as it is now. */
  readonly isPast?: boolean;
  /** Nothing of it has to be followed: where bots did it, the next frame may come at once. */
  readonly isPassing?: boolean;
  /** What came before it is to be looked at for a while, though nobody says when it was read. */
  readonly isAfterReading?: boolean;
  /** Shown without any flight, as where somebody goes back in a game. */
  readonly isAtOnce?: boolean;
}

/** A move that was sent and is not yet answered by a new question. */
export interface Pending {
  /** Whose move it is. */
  readonly seat: Seat;
  /** Unique, so that the host applies it once however often it is sent. */
  readonly id: string;
  readonly question: string;
  readonly move: AnyMove;
  /** The host has it safe; it need not be sent again. */
  readonly accepted: boolean;
  /** What the same seat shall do right after it, if it is asked again with nothing in between. */
  readonly following: readonly AnyMove[];
}

/** The rest of a series of moves that a question did not take; it may be meant again once that question is answered. */
export interface Unmade {
  readonly seat: Seat;
  /** Which question came instead. */
  readonly question: string;
  readonly moves: readonly AnyMove[];
}

/** What somebody had put together, and not answered with, when other eyes came. */
export interface Draft {
  readonly seat: Seat;
  /** Which question it was for. */
  readonly question: string;
  readonly composing: Composing;
}

/** A draft that the host was asked about and has not judged yet. */
export interface Considering {
  /** Names this very draft: an answer with another id is about an older one. */
  readonly id: string;
  readonly question: string;
  /** The draft as a move. */
  readonly partial: AnyMove;
  /** What to come back to when the host refuses. */
  readonly ifRefused: Composing;
}

/** A line for the live region; `number` rises and makes each line one of its own. */
export interface Saying {
  readonly number: number;
  readonly what:
    | { readonly kind: 'event'; readonly event: AnyEvent }
    | { readonly kind: 'question'; readonly moment: Moment }
    | { readonly kind: 'refusal'; readonly refusal: Refusal }
    | {
        readonly kind: 'explained';
        readonly moment: Moment;
        readonly composing: Composing;
        readonly target: Target;
      }
    /** What is composed without asking the host. */
    | { readonly kind: 'composed'; readonly moment: Moment; readonly composing: Composing }
    /** How the host judged what is composed. */
    | { readonly kind: 'judged'; readonly moment: Moment; readonly composing: Composing }
    /** Somebody is called to the screen. */
    | { readonly kind: 'curtain'; readonly seat: Seat }
    /** Somebody was lost, came back, came to watch. */
    | { readonly kind: 'company'; readonly news: CompanyNews }
    /** Somebody would like to take something back, agrees, does not; or it was taken back. */
    | { readonly kind: 'undoing'; readonly news: UndoNews };
}

export interface TableState {
  readonly id: string;
  /** The newest that the host has sent: what is asked now. */
  readonly latest: Moment;
  /** What the person sees; behind `latest` while things move. */
  readonly shown: Moment;
  /** What is still to be shown, oldest first. */
  readonly waiting: readonly Frame[];
  /** How many events of the game the host has told so far, shown or still waiting. */
  readonly heard: number;
  /** Events of what has been shown, oldest first. */
  readonly log: readonly AnyEvent[];
  /** What was taken back: it stands before the event `at` of the log, and counts for nothing. */
  readonly undone: readonly Undone[];
  readonly sayings: readonly Saying[];
  /** How many lines have been said so far: numbers them, also after they were taken away. */
  readonly said: number;
  readonly composing: Composing;
  /** What is shown large; null for nothing. */
  readonly zoomed: Target | null;
  readonly considering: Considering | null;
  /** Questions that a series of moves has answered before they came in sight. */
  readonly ahead: readonly string[];
  /** What a series of moves was to go on with when another question came; null for nothing. */
  readonly unmade: Unmade | null;
  /** What the person whose eyes the table has answered. */
  readonly pending: Pending | null;
  /** What others of this screen answered and a cut kept from the host; sent again when they are asked the same. */
  readonly held: readonly Pending[];
  /** Each person's own, and theirs again when they are asked the same. */
  readonly drafts: readonly Draft[];
  /** Why the last thing that was tried may not be done. */
  readonly whyNot: Refusal | null;
  /** What was pointed at last to hear what it means; null once anything else was done. */
  readonly explained: Target | null;
  readonly focused: Target | null;
  /** A view whose finished hand is being read; null when nothing is. */
  readonly reading: View | null;
  /** The seat for whose person the curtain is down, once everything before it has been seen; null while it is up. */
  readonly curtain: Seat | null;
  /** The request to lift it that is on its way; null when there is none. */
  readonly lifting: string | null;
}

/** Where the person is, or wants to be. */
export type Place =
  | { readonly at: 'home' }
  /** The form for a new table; `isForNetwork` when it shall be one for guests. */
  | { readonly at: 'setup'; readonly isForNetwork?: boolean }
  /** All kept games. */
  | { readonly at: 'archive' }
  /** What finished games say together; of one game, and of those in which somebody played, where that is not null. */
  | { readonly at: 'statistics'; readonly game: string | null; readonly name: string | null }
  /** A game once more: at a step (null: the beginning), through somebody's eyes (null: as the host has it). */
  | { readonly at: 'replay'; readonly id: string; readonly step: number | null; readonly eyes: Eyes | null }
  /** The rules of a game, at a chapter; null for the first. */
  | { readonly at: 'rules'; readonly game: string; readonly chapter: string | null }
  /** The way to tables of other hosts: what was found, and an address and a code to type; here they may be filled in. */
  | { readonly at: 'join'; readonly address: string | null; readonly code: string | null }
  /** A guest's way in at the host that served this page: a code, a ticket, or nothing yet. */
  | { readonly at: 'guest'; readonly keys: Keys | null }
  | { readonly at: 'table'; readonly id: string };

/** A host elsewhere that this window is carried to. */
export interface Away {
  readonly address: string;
  readonly link: Link;
}

/** A seat, or a watcher's place, for which this device has the pass; the secret itself is kept apart. */
export interface KeptPass {
  readonly table: string;
  /** Null: watches. */
  readonly seat: Seat | null;
  readonly name: string;
  /** The game's id; empty where it is not known. */
  readonly game: string;
}

/** What a guest has asked for and nobody has answered yet. */
export interface OnItsWay {
  readonly id: string;
  readonly what: 'knock' | 'come-back' | 'ask' | 'reach';
}

/** What could not be done; `id` names the request of `Client.request`, so that its field can say so. */
export interface TroubleHere extends Trouble {
  readonly id?: string;
}

/** A ticket for the device that shall play a seat. */
export interface Ticket {
  readonly seat: Seat;
  readonly url: string;
}

/** What is known of the network, apart from the game. */
export interface NetworkState {
  /** What this page is to its host; null before the welcome. */
  readonly role: 'owner' | 'guest' | null;
  /** The version of the host's program; null before the welcome. */
  readonly program: string | null;
  /** Everybody at the table of `place`, or at the door of which a guest stands. */
  readonly company: Company | null;
  /** How the table of `place` is hosted; for its host only. */
  readonly hosting: Hosting | null;
  /** Who waits at the doors of this host's tables, wherever the host is; tables at whose door nobody waits are left out. */
  readonly doors: Readonly<Record<string, Hosting['requests']>>;
  /** The last ticket that was asked for. */
  readonly ticket: Ticket | null;
  /** How this guest stands with the table that they have knocked at. */
  readonly guest: Omit<GuestStanding, 'type' | 'id'> | null;
  /** What was found on the network; null while nobody looks. */
  readonly found: { readonly tables: readonly FoundTable[]; readonly isDeaf: boolean } | null;
  readonly away: Away | null;
  /** The table that was chosen there, of which only the code is missing; null where an address was typed. */
  readonly chosen: Pick<FoundTable, 'id' | 'game' | 'host'> | null;
  /** Seats that this copy holds at tables of other hosts. */
  readonly elsewhere: readonly SeatElsewhere[];
  /** The ways back of a page that a host serves; the newest first. */
  readonly passes: readonly KeptPass[];
  readonly onItsWay: OnItsWay | null;
  /** The name under which a guest has asked to come in; null before. */
  readonly asksAs: string | null;
}

export const NO_NETWORK: NetworkState = {
  role: null,
  program: null,
  company: null,
  hosting: null,
  doors: {},
  ticket: null,
  guest: null,
  found: null,
  away: null,
  chosen: null,
  elsewhere: [],
  passes: [],
  onItsWay: null,
  asksAs: null,
};

export interface AppState extends NetworkState {
  readonly link: Link;
  readonly place: Place;
  /** A table is being opened; its first view will lead there. */
  readonly isOpening: boolean;
  /** The last played of the tables that can be continued, and how many there are in all. */
  readonly tables: readonly TableInfo[];
  readonly unfinished: number;
  /** What the host's person should know of how its data were found. */
  readonly notices: readonly Notice[];
  /** The table of `place`, once its first view has come. */
  readonly table: TableState | null;
  /** What is asked to be taken back there, and what came of it. */
  readonly undoing: UndoState;
  readonly trouble: TroubleHere | null;
}

/** Before anything is heard. */
export function firstState(place: Place): AppState {
  return {
    link: 'connecting',
    place,
    isOpening: false,
    tables: [],
    unfinished: 0,
    notices: [],
    table: null,
    undoing: NOTHING_UNDONE,
    trouble: null,
    ...NO_NETWORK,
  };
}
