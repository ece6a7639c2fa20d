// What a page asks of its host and waits for: the archive, replays, history, files. Each answer finds its question by its id.
import type { Connection } from '../connection/connection.ts';
import type { Message } from '../connection/messages.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { TroubleHere } from '../store/state.ts';

const ANSWERS = ['shelf', 'picture', 'kept', 'steps', 'exported', 'statistics', 'history', 'done'] as const;
export type Answer = Message<(typeof ANSWERS)[number]>;

type Asked = Extract<
  ToTable,
  {
    type:
      | 'shelf'
      | 'picture'
      | 'rename'
      | 'copy'
      | 'delete'
      | 'restore'
      | 'replay'
      | 'export'
      | 'import'
      | 'statistics'
      | 'history'
      | 'export-history'
      | 'merge-name'
      | 'forget-name';
  }
>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = WithoutId<Asked>;

/** The host could not do it, or (null) cannot be heard. */
export class NotAnswered extends Error {
  readonly trouble: TroubleHere | null;
  constructor(trouble: TroubleHere | null) {
    super(trouble?.code ?? 'The host cannot be heard.');
    this.trouble = trouble;
  }
}

/** A file as the host has made it. */
export interface HostFile {
  readonly name: string;
  readonly text: string;
}

export interface Asking {
  /** Asks; rejects with NotAnswered. An answer of another type than `answer` is a fault of the host, and rejects too. */
  ask<T extends Answer['type']>(question: Question, answer: T): Promise<Extract<Answer, { type: T }>>;
  /** Asks for a file, and puts its pieces together; rejects as `ask` does. */
  file(question: Extract<Question, { type: 'export' | 'export-history' }>): Promise<HostFile>;
  /** Takes an answer; false when nobody asked. */
  hear(message: Answer): boolean;
  /** Takes a trouble; false when it answers nothing that was asked here. */
  hearTrouble(message: Message<'trouble'>): boolean;
  /** The host cannot be heard: nothing that was asked will be answered. */
  lost(): void;
}

interface Waiting {
  answered(message: Answer): void;
  failed(why: NotAnswered): void;
}

export function startAsking(send: Connection['send'], newId: () => string): Asking {
  const waiting = new Map<string, Waiting>();

  const asked = (question: Question, one: (id: string) => Waiting): void => {
    const id = newId();
    waiting.set(id, one(id));
    send({ ...question, id } as ToTable);
  };

  return {
    ask: (question, type) =>
      new Promise((resolve, reject) =>
        asked(question, (id) => ({
          answered(message) {
            waiting.delete(id);
            if (message.type === type) resolve(message as never);
            else reject(new NotAnswered({ code: 'host-failed', facts: {} }));
          },
          failed: reject,
        })),
      ),
    file: (question) =>
      new Promise((resolve, reject) => {
        let text = '';
        asked(question, (id) => ({
          answered(message) {
            if (message.type !== 'exported') return;
            text += message.text;
            if (message.piece + 1 < message.pieces) return;
            waiting.delete(id);
            resolve({ name: message.name, text });
          },
          failed: reject,
        }));
      }),
    hear(message) {
      const one = waiting.get(message.id);
      one?.answered(message);
      return one !== undefined;
    },
    hearTrouble({ id, code, facts }) {
      const one = id === null ? undefined : waiting.get(id);
      if (id === null || one === undefined) return false;
      waiting.delete(id);
      one.failed(new NotAnswered({ code, facts }));
      return true;
    },
    lost() {
      const left = [...waiting.values()];
      waiting.clear();
      for (const one of left) one.failed(new NotAnswered(null));
    },
  };
}
