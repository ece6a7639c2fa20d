// This copy as a guest of another host: what its window says is carried there, and what comes back is told to the window; a lost host is called again.
import type { HostAddress } from '../../../engine/protocol/address.ts';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { trouble, troubled, type Trouble } from '../../table/trouble.ts';
import { callFirst, type Answered, type Why } from './call.ts';
import type { Elsewhere } from './elsewhere.ts';
import { createGate, type Gate } from './gate.ts';
import { openLink, type Ended, type Link } from './link.ts';

export interface Relay {
  /** The host has been reached once: what a guest may say is for there, also while it is lost. */
  isAway(): boolean;
  /** Carries what a guest may say to the host. While it cannot be heard that is lost, as on any line. */
  carry(message: FromGuest): void;
  /** Nothing more is told. */
  close(): void;
}

export interface RelayParts {
  /** Where the host may be, the address that was asked for first; at least one. */
  readonly addresses: readonly HostAddress[];
  /** The id of the request. */
  readonly request: string;
  /** The version of this program. */
  readonly program: string;
  /** Tells the window. */
  readonly tell: (message: ToClient) => void;
  readonly elsewhere: Elsewhere;
  readonly clock: () => number;
  /** How long an answer and a welcome are waited for, in milliseconds; left out for what people bear. */
  readonly patienceMs?: number | undefined;
}

/** Whoever typed an address hears within five seconds what is there. */
const PATIENCE_MS = 4_500;
/** The pauses before a lost host is called again, in milliseconds. */
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 2_000;
/** A host that was heard for less than this is called again as if it had not been heard at all. */
const STEADY_MS = 5_000;

/** Reaches for a host. The window is told once that it is there, or why it is not, and then of every change. */
export function startRelay(parts: RelayParts): Relay {
  const { tell, elsewhere, clock, program } = parts;
  const asked = parts.addresses[0] as HostAddress;
  /** Where the host is: several ways, until one of them has led there. */
  let ways = parts.addresses;
  let isAway = false;
  let failures = 0;
  let line: { readonly link: Link; readonly gate: Gate } | null = null;
  let giveUp: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Ends what is under way. */
  const rest = (): void => {
    clearTimeout(timer);
    giveUp();
    line?.gate.close();
    line?.link.close();
    line = null;
  };

  /** Nothing comes of it (any more). */
  const end = ({ code, facts }: Trouble): void => {
    rest();
    tell(trouble(code, isAway ? null : parts.request, facts));
    if (isAway) tell({ type: 'away', id: null, address: null, link: null });
    isAway = false;
  };

  const failed = (why: Trouble): void => {
    if (!isAway) return end(why);
    rest();
    timer = setTimeout(call, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    failures += 1;
  };

  const call = (): void => {
    const unreachable = (why: Why): Trouble => troubled('unreachable', { address: asked.address, why });
    let late = unreachable('silent');
    timer = setTimeout(() => failed(late), parts.patienceMs ?? PATIENCE_MS);
    giveUp = callFirst(ways, (result) => {
      if ('why' in result) return failed(unreachable(result.why));
      late = troubled('no-parlor', { address: result.address.address });
      greet(result);
    });
  };

  /** Whoever has answered may be anybody. */
  const greet = (answer: Answered): void => {
    const { address } = answer.address;
    const gate = createGate({ tell, elsewhere, address });
    let welcomedAt = 0;
    const welcomed = (): void => {
      clearTimeout(timer);
      welcomedAt = clock();
      ways = [answer.address];
      const id = isAway ? null : parts.request;
      isAway = true;
      tell({ type: 'away', id, address, link: 'connected' });
    };
    const ended = (how: Ended): void => {
      switch (how.kind) {
        case 'unwanted':
          // Another version stays another; a host that is busy may be less so in a moment.
          if (how.trouble.code === 'protocol-version') return end(how.trouble);
          return failed(how.trouble);
        case 'unbearable':
          return end(troubled('no-parlor', { address }));
        case 'stranger':
          return failed(troubled('no-parlor', { address }));
        case 'lost':
          if (clock() - welcomedAt >= STEADY_MS) failures = 0;
          tell({ type: 'away', id: null, address, link: 'lost' });
          return failed(troubled('no-parlor', { address }));
      }
    };
    const link = openLink({
      ...answer,
      program,
      clock,
      onWelcome: welcomed,
      onMessage: gate.in,
      onEnd: ended,
    });
    line = { link, gate };
  };

  call();
  return {
    isAway: () => isAway,
    carry(message) {
      const said = line?.gate.out(message);
      if (said) line?.link.say(said);
    },
    close: rest,
  };
}
