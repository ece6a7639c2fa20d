// Gives each page its way to the host: a port of its own, new with every load, over which the protocol goes as text.
import type { MessagePortMain, WebContents } from 'electron/main';
import { PORT_GREETING } from '../../../engine/protocol/port.ts';
import { attend, WINDOW_HEARING, type Attendant } from '../../listener/attend.ts';
import { MOST_WINDOW_CHARACTERS } from '../../listener/size.ts';
import type { Reception } from '../../table/reception.ts';
import type { Electron } from './electron.ts';
import { isOurPage } from './page.ts';

export interface PortParts {
  readonly MessageChannelMain: Electron['MessageChannelMain'];
  readonly receive: Reception['receive'];
  readonly clock: () => number;
}

/** Hands a port to whatever page `contents` has loaded, if it is ours. A reload is a new client, as it is over a socket. */
export function installPort(
  contents: Pick<WebContents, 'on' | 'mainFrame' | 'postMessage'>,
  { MessageChannelMain, receive, clock }: PortParts,
): void {
  let end = (): void => {};
  contents.on('did-finish-load', () => {
    end();
    // Nothing else can be loaded; but a port is everything, so it is looked at once more.
    if (!isOurPage(contents.mainFrame.url)) return;
    const { port1, port2 } = new MessageChannelMain();
    end = attendTo(port1, receive, clock);
    contents.postMessage(PORT_GREETING, null, [port2]);
  });
  contents.on('render-process-gone', () => end());
  contents.on('destroyed', () => end());
}

/** Listens to one port; the answer ends it. */
function attendTo(port: MessagePortMain, receive: Reception['receive'], clock: () => number): () => void {
  let isOpen = true;
  let attendant: Attendant | null = null;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    port.close();
    attendant?.gone();
  };
  attendant = attend(
    {
      send: (message) => {
        if (isOpen) port.postMessage(JSON.stringify(message));
      },
      hangUp: end,
    },
    receive,
    WINDOW_HEARING,
    clock,
  );
  port.on('message', ({ data }) => {
    if (isOpen) attendant.hear(read(data));
  });
  port.on('close', end);
  port.start();
  return end;
}

/** What a text says; null, which is no message, for anything else. */
function read(text: unknown): unknown {
  // Looked at before it is read: reading what is too long would be the harm.
  if (typeof text !== 'string' || text.length > MOST_WINDOW_CHARACTERS) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
