// People of the benchmarks: each has a connection of their own, makes requests that are answered, and knows their last view.
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import {
  legalChooser,
  viewIn,
  type Chooser,
  type ViewMessage,
} from '../../../main/network/legal-chooser.testing.ts';
import { openWire } from './wire.ts';

/** A message, with an id where it is answered. */
interface Said {
  readonly id?: string;
  readonly [field: string]: unknown;
}

export interface Person {
  /** Null before the first one at the table. */
  readonly view: ViewMessage | null;
  /** The question of the last view; null when nothing is asked. */
  readonly question: string | null;
  readonly chooser: Chooser;
  say(message: Said): void;
  /** Says something with an id of its own; the first answer with that id. @throws Error for a trouble or a refusal */
  request(message: object): Promise<ToClient>;
  /** The next message for which `wanted` holds. */
  next<T extends ToClient['type']>(
    type: T,
    wanted?: (message: Extract<ToClient, { type: T }>) => boolean,
  ): Promise<Extract<ToClient, { type: T }>>;
  /** Called with every view, right when it comes. */
  onView: (message: ViewMessage) => void;
  /** Goes to another table. */
  forget(): void;
  close(): void;
}

/** How long somebody waits who was too fast, in milliseconds. */
const BREATH_MS = 100;
/** So many messages may be answered late. */
const MOST_SAID = 16;

let ids = 0;

/** An id that no message has had. */
export function newId(): string {
  return `b${(ids += 1)}`;
}

/** Connects somebody, who says hello. */
export async function connectPerson(
  origin: string,
  given: { readonly headers?: Readonly<Record<string, string>>; readonly from?: string } = {},
): Promise<Person> {
  const wire = await openWire<ToClient>(origin, given);
  const waiting = new Set<(message: ToClient) => boolean>();
  /** What was said last, by its id, in case the host says that it was too fast. */
  const said = new Map<string, Said>();
  let view: ViewMessage | null = null;
  let chooser = legalChooser();
  const wait = (wanted: (message: ToClient) => boolean): Promise<ToClient> =>
    new Promise((resolve, reject) => {
      const hear = (message: ToClient): boolean => {
        if (!wanted(message)) return false;
        if (message.type === 'trouble' || message.type === 'refused')
          reject(new Error(JSON.stringify(message)));
        else resolve(message);
        return true;
      };
      waiting.add(hear);
    });
  const say = (message: Said): void => {
    if (message.id !== undefined) said.set(message.id, message);
    const [oldest] = said.keys();
    if (said.size > MOST_SAID && oldest !== undefined) said.delete(oldest);
    wire.say(message);
  };
  const person: Person = {
    get view() {
      return view;
    },
    get question() {
      return view && (viewIn(view).question?.id ?? null);
    },
    get chooser() {
      return chooser;
    },
    say,
    request(message) {
      const id = newId();
      const answered = wait((answer) => 'id' in answer && answer.id === id);
      say({ ...message, id });
      return answered;
    },
    next: (type, wanted = () => true) =>
      wait((message) => message.type === type && wanted(message as never)) as never,
    onView: () => {},
    forget() {
      view = null;
      chooser = legalChooser();
    },
    close: wire.close,
  };
  wire.onMessage((message) => {
    if (message.type === 'view') {
      view = message;
      // When it came counts, not what is made of it here.
      person.onView(message);
      chooser.see(message);
    }
    const tooFast = message.type === 'trouble' && message.code === 'too-fast' && said.get(message.id ?? '');
    if (tooFast) {
      setTimeout(() => wire.say(tooFast), BREATH_MS);
      return;
    }
    for (const hear of waiting) if (hear(message)) waiting.delete(hear);
  });
  wire.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  await person.next('welcome');
  return person;
}
