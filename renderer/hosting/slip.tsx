// A slip over the bar while a game goes on: somebody is at the door, or cannot be heard. It covers no card and no question.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { Say } from '../../engine/language/say.ts';
import type { HostActs } from './acts.ts';
import { lostGuests, type HostedHere } from './here.ts';
import { requestSentence, type Request } from './requests.tsx';
import type { Guest } from './standing.ts';
import { useWait } from './use-wait.ts';

interface SlipProps {
  readonly say: Say;
  readonly game: GameId;
  readonly here: HostedHere;
  readonly acts: Pick<HostActs, 'admit' | 'sit'>;
}

/** What a slip is about. */
type About = { readonly request: Request } | { readonly lost: Guest };

export function Slip({ say, game, here, acts }: SlipProps) {
  /** What was put off, by id; the sheet still has it. */
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const waiting: About[] = [
    ...here.hosting.requests.map((request) => ({ request })),
    ...lostGuests(here).map((lost) => ({ lost })),
  ].filter((about) => !later.has(idOf(about)));
  const [about] = waiting;
  const bot = words[game].botKinds[0];
  return (
    <>
      {/* Always there, so that what comes into it is said. */}
      <p class="visually-hidden" role="status">
        {about && sentenceOf(say, about)}
      </p>
      {about && (
        <div
          class="slip"
          role="group"
          aria-label={say('hosting.slip')}
          data-slip={'request' in about ? 'request' : 'lost'}
        >
          {'request' in about ? (
            <RequestSlip say={say} request={about.request} others={waiting.length - 1} acts={acts} />
          ) : (
            <LostSlip say={say} lost={about.lost} bot={bot} acts={acts} />
          )}
          <button
            type="button"
            class="lesser slip-later"
            data-act="later"
            aria-label={say('hosting.request.later')}
            title={say('hosting.request.later')}
            onClick={() => setLater(new Set([...later, idOf(about)]))}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      )}
    </>
  );
}

function sentenceOf(say: Say, about: About): string {
  return 'request' in about ? requestSentence(say, about.request) : lostSentence(say, about.lost);
}

function lostSentence(say: Say, { name, hasLeft }: Guest): string {
  return say(hasLeft ? 'hosting.slip.left' : 'hosting.slip.lost', { name });
}

/** Whoever is lost once more is told of once more. */
function idOf(about: About): string {
  return 'request' in about ? about.request.id : `lost ${about.lost.id}`;
}

interface RequestSlipProps {
  readonly say: Say;
  readonly request: Request;
  /** How many more things wait. */
  readonly others: number;
  readonly acts: Pick<HostActs, 'admit'>;
}

function RequestSlip({ say, request, others, acts }: RequestSlipProps) {
  const { id, name } = request;
  return (
    <>
      <p>
        {requestSentence(say, request)}
        {others > 0 && <span class="slip-more"> {say('hosting.request.more', { count: others })}</span>}
      </p>
      <button
        type="button"
        class="main"
        data-act="yes"
        aria-label={say('hosting.act', { act: say('hosting.request.yes'), whom: name })}
        onClick={() => acts.admit(id, true)}
      >
        {say('hosting.request.yes')}
      </button>
      <button
        type="button"
        data-act="no"
        aria-label={say('hosting.act', { act: say('hosting.request.no'), whom: name })}
        onClick={() => acts.admit(id, false)}
      >
        {say('hosting.request.no')}
      </button>
    </>
  );
}

interface LostSlipProps {
  readonly say: Say;
  readonly lost: Guest;
  /** The kind of bot that plays instead; undefined in a game without bots. */
  readonly bot: string | undefined;
  readonly acts: Pick<HostActs, 'sit'>;
}

function LostSlip({ say, lost, bot, acts }: LostSlipProps) {
  const { name, seat } = lost;
  const seconds = useWait(lost);
  return (
    <>
      <p>
        {seconds === null || seconds === 0
          ? lostSentence(say, lost)
          : say('hosting.slip.lost.waits', { name, seconds })}
      </p>
      {seconds === 0 && seat !== null && bot !== undefined && (
        <button
          type="button"
          class="main"
          data-act="bot"
          aria-label={say('hosting.act', { act: say('hosting.seat.bot-plays'), whom: name })}
          onClick={() => acts.sit(seat, { kind: 'bot', bot })}
        >
          {say('hosting.seat.bot-plays')}
        </button>
      )}
    </>
  );
}
