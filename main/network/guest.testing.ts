// For tests: guests of a hosted table, scripted, who speak to the listener on the network as a page or another copy does.
import type { Keys } from '../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { connectWith, type TestClient } from '../host.testing.ts';
import { legalChooser, viewIn, type Chooser, type ViewMessage } from './legal-chooser.testing.ts';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

export interface TestGuest extends TestClient {
  /** The table that the guest stands at; empty before it has knocked. */
  readonly table: string;
  /** What the guest comes back with; null before it was let in. */
  readonly pass: Message<'pass'> | null;
  /** Every move that the host has accepted, by its id, in order. */
  readonly accepted: readonly string[];
  /** The last view; null while nothing has been shown. */
  view(): ViewMessage | null;
  /** Says something with an id of its own and answers the first message that answers that id. @throws Troubled */
  request(message: Record<string, unknown>): Promise<ToClient>;
  /** Comes to a table by a code, or by other keys: answered when it is known how the guest stands. @throws Troubled */
  knock(keys: string | Keys): Promise<Message<'guest'>>;
  /** Asks for a seat (null: to watch) and waits until the host has said yes or no. @throws Troubled */
  sit(seat: number | null, name: string): Promise<Message<'guest'>>;
  /**
   * Answers every question from now on; kept when the game is over, with the last view.
   * Rejects when a move is refused otherwise than as stale.
   */
  play(chooser?: Chooser): Promise<ViewMessage>;
}

/** The host has answered with a trouble. */
export class Troubled extends Error {
  readonly code: Message<'trouble'>['code'];
  readonly facts: Message<'trouble'>['facts'];
  constructor({ code, facts }: Message<'trouble'>) {
    super(`The host answers: ${code} ${JSON.stringify(facts)}`);
    this.code = code;
    this.facts = facts;
  }
}

/** How long a guest waits that has said too much at once, in milliseconds. */
const BREATH_MS = 100;
let ids = 0;

/** Connects to the listener on the network and says hello. @param given.host the name or address that is opened */
export async function connectGuest(port: number, given: { host?: string } = {}): Promise<TestGuest> {
  const client = await connectWith(`http://${given.host ?? '127.0.0.1'}:${port}`, {});
  const accepted: string[] = [];
  let table = '';
  let pass: Message<'pass'> | null = null;
  let view: ViewMessage | null = null;
  client.onMessage((message) => {
    if (message.type === 'guest') table = message.table;
    else if (message.type === 'pass') pass = message;
    else if (message.type === 'view') view = message;
    else if (message.type === 'accepted') accepted.push(message.id);
  });

  const request = async (message: Record<string, unknown>): Promise<ToClient> => {
    const id = `g${(ids += 1)}`;
    const answered = new Promise<ToClient>((resolve) => {
      const stop = client.onMessage((answer) => {
        if (!('id' in answer) || answer.id !== id) return;
        stop();
        resolve(answer);
      });
    });
    client.say({ ...message, id });
    const answer = await answered;
    if (answer.type === 'trouble') throw new Troubled(answer);
    return answer;
  };

  const asGuest = (message: ToClient): Message<'guest'> => {
    if (message.type === 'guest') return message;
    throw new Error(`The host answers with "${message.type}" where it should say how the guest stands.`);
  };

  const play = (chooser = legalChooser()): Promise<ViewMessage> =>
    new Promise((resolve, reject) => {
      /** The move that is on its way, and the question that it answers. */
      let sent: { readonly id: string; readonly question: string; readonly move: unknown } | null = null;
      const send = (): void => void (sent && client.say({ type: 'move', table, ...sent }));
      const see = (message: ViewMessage): void => {
        const { question, result } = viewIn(message);
        chooser.see(message);
        if (result) return resolve(message);
        if (!question || question.id === sent?.question) return;
        sent = { id: `g${(ids += 1)}`, question: question.id, move: chooser.choose() };
        send();
      };
      const hear = (message: ToClient): void => {
        if (message.type === 'view') return see(message);
        if (!('id' in message) || sent === null || message.id !== sent.id) return;
        if (message.type === 'trouble') {
          if (message.code === 'too-fast') setTimeout(send, BREATH_MS);
          else reject(new Troubled(message));
        } else if (message.type === 'refused' && message.refusal.code !== 'stale') {
          const { code, facts } = message.refusal;
          reject(new Error(`${JSON.stringify(sent.move)} was refused: ${code} ${JSON.stringify(facts)}`));
        }
      };
      const guarded = (message: ToClient): void => {
        try {
          hear(message);
        } catch (error) {
          reject(error as Error);
        }
      };
      // From the last view that told the whole game on, so that the chooser knows what happened before it was asked to play.
      const views = client.messages.filter((message) => message.type === 'view');
      const from = views.findLastIndex(({ past }) => past !== undefined);
      for (const earlier of views.slice(Math.max(0, from), -1)) chooser.see(earlier);
      const last = views.at(-1);
      if (last) guarded(last);
      client.onMessage(guarded);
    });

  return {
    ...client,
    get table() {
      return table;
    },
    get pass() {
      return pass;
    },
    accepted,
    view: () => view,
    request,
    async knock(keys) {
      return asGuest(
        await request({
          type: 'knock',
          keys: typeof keys === 'string' ? { by: 'code', code: keys } : keys,
        }),
      );
    },
    async sit(seat, name) {
      const before = client.messages.length;
      const first = asGuest(await request({ type: 'ask', table, seat, name }));
      if (first.standing !== 'asking') return first;
      return client.find(
        'guest',
        (message) => client.messages.indexOf(message) >= before && message.standing !== 'asking',
      );
    },
    play,
  };
}
