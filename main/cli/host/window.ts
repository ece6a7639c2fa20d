// The host's own end of one table, as a window has it: what it was told of the table, and requests that are answered.
import type { Result, View } from '../../../engine/core/view.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';
import type { TableInfo, ToClient } from '../../../engine/protocol/to-client.ts';
import type { ToTable } from '../../../engine/protocol/to-table.ts';
import type { TroubleMessage } from '../../../engine/protocol/trouble.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import type { Reception } from '../../table/reception.ts';

type Request = Exclude<ToTable, { type: 'hello' }>;
/** A request without its id, which is given to it here. */
export type Wanted = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** What a window without a screen knows of its table; nothing in it is secret from anybody at the table but the code. */
export interface Window {
  /** Empty until there is a table. */
  readonly table: string;
  readonly company: Company | null;
  readonly hosting: Hosting | null;
  /** How the game ended; null while it goes on. Of the views themselves nothing is kept. */
  readonly result: Result | null;
  readonly version: number;
  /** The tables of the host, as they stood when the window came. */
  readonly tables: readonly TableInfo[];
  /** Asks for something; kept when it was done or not: then with the trouble. */
  ask(request: Wanted): Promise<TroubleMessage | null>;
  gone(): void;
}

/**
 * A window of a host, which has said hello.
 * @param onTold called after each message but a trouble that answers a request
 */
export async function openWindow(
  { receive }: Pick<Reception, 'receive'>,
  program: string,
  onTold: (message: ToClient, window: Window) => void,
): Promise<Window> {
  const known = {
    table: '',
    company: null as Company | null,
    hosting: null as Hosting | null,
    result: null as Result | null,
    version: 0,
    tables: [] as readonly TableInfo[],
  };
  const troubles = new Map<string, TroubleMessage>();
  let requests = 0;
  const window: Window = {
    get table() {
      return known.table;
    },
    get company() {
      return known.company;
    },
    get hosting() {
      return known.hosting;
    },
    get result() {
      return known.result;
    },
    get version() {
      return known.version;
    },
    get tables() {
      return known.tables;
    },
    async ask(request) {
      const id = `host-${(requests += 1)}`;
      await visitor.hear({ ...request, id } as Request);
      const trouble = troubles.get(id) ?? null;
      troubles.delete(id);
      return trouble;
    },
    gone: () => visitor.gone(),
  };
  const visitor = receive({
    send(message) {
      switch (message.type) {
        case 'welcome':
        case 'tables':
          known.tables = message.tables;
          break;
        case 'company':
          known.table = message.table;
          known.company = message;
          break;
        case 'hosting':
          // Every window hears who waits at the doors of all tables.
          if (message.table !== known.table) return;
          known.hosting = message;
          break;
        case 'view':
          known.table = message.table;
          known.version = message.version;
          // It passed the game's own view at the host.
          known.result = (message.view as unknown as View).result;
          break;
        case 'trouble':
          if (message.id !== null) return void troubles.set(message.id, message);
          break;
        default:
      }
      onTold(message, window);
    },
  });
  await visitor.hear({ type: 'hello', protocol: PROTOCOL_VERSION, program });
  return window;
}
