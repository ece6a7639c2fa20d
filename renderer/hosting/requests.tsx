// Those who wait at the door, each let in or not; whoever comes next is told.
import { useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { Hosting } from '../../engine/protocol/network.ts';
import type { HostActs } from './acts.ts';

export type Request = Hosting['requests'][number];

interface RequestsProps {
  readonly say: Say;
  readonly requests: readonly Request[];
  readonly acts: Pick<HostActs, 'admit'>;
}

export function Requests({ say, requests, acts }: RequestsProps) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = requests.at(-1);
  const answer = (at: number, yes: boolean): void => {
    const request = requests[at];
    if (!request) return;
    // The one that is answered goes: the focus is on the next one's way in, or else where they stood.
    const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-yes]') ?? [])];
    (others[at + 1] ?? others[at - 1] ?? heading.current)?.focus();
    acts.admit(request.id, yes);
  };
  return (
    <section class="host-door" aria-labelledby="host-requests" data-waiting={requests.length}>
      <h3 id="host-requests" ref={heading} tabIndex={-1}>
        {say('hosting.requests')}
      </h3>
      <p class="visually-hidden" role="status">
        {newest && requestSentence(say, newest)}
      </p>
      {requests.length === 0 ? (
        <p class="host-nobody">{say('hosting.requests.none')}</p>
      ) : (
        <ul class="host-requests" ref={list} role="list">
          {requests.map((request, at) => (
            <li key={request.id} data-request={request.id}>
              <p>
                <strong>{requestSentence(say, request)}</strong>{' '}
                <span class="choices-help">{say('hosting.request.from', { from: request.from })}</span>
              </p>
              <div class="host-acts">
                <button
                  type="button"
                  class="main"
                  data-yes
                  aria-label={say('hosting.act', { act: say('hosting.request.yes'), whom: request.name })}
                  onClick={() => answer(at, true)}
                >
                  {say('hosting.request.yes')}
                </button>
                <button
                  type="button"
                  aria-label={say('hosting.act', { act: say('hosting.request.no'), whom: request.name })}
                  onClick={() => answer(at, false)}
                >
                  {say('hosting.request.no')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What somebody asks for, in one sentence. */
export function requestSentence(say: Say, { name, seat }: Pick<Request, 'name' | 'seat'>): string {
  return say('hosting.request', { name, seat: seat === null ? 0 : seat + 1 });
}
