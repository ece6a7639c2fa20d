// Why the table cannot be seen here, and the way back to it.
import type { ComponentChildren } from 'preact';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';

interface ApartProps {
  readonly tools: Tools;
  readonly state: AppState;
}

/** The seat is played on another device. */
export function Elsewhere({ tools, state }: ApartProps) {
  const { say, client } = tools;
  return (
    <Apart title={say('guest.elsewhere')} lead={say('guest.elsewhere.lead')}>
      <button
        type="button"
        class="main big"
        data-action="play-here"
        disabled={state.link !== 'connected' || state.onItsWay !== null}
        onClick={client.playHere}
      >
        {say('guest.elsewhere.here')}
      </button>
      <Leave tools={tools} />
    </Apart>
  );
}

/** The table was taken off the network. */
export function Closed({ tools, state }: ApartProps) {
  const { say, client } = tools;
  const isIn = state.place.at === 'table';
  // While the host cannot be heard it is called again all the time; there is nothing to press.
  const isHeard = state.link === 'connected' && state.away?.link !== 'lost';
  return (
    <Apart title={say('guest.closed')} lead={say(isIn ? 'guest.closed.lead' : 'guest.closed.door')}>
      {isIn && isHeard && (
        <button type="button" class="main" disabled={state.onItsWay !== null} onClick={client.playHere}>
          {say('guest.closed.again')}
        </button>
      )}
      {isIn ? (
        <Leave tools={tools} />
      ) : (
        <button type="button" data-action="leave" onClick={client.otherDoor}>
          {say('guest.leave')}
        </button>
      )}
    </Apart>
  );
}

/** On the way there; a way out for whoever is not let in soon. */
export function Coming({ tools, state }: ApartProps) {
  const { say } = tools;
  const isLost = state.link === 'lost' || state.away?.link === 'lost';
  return (
    <Apart title={say('guest.coming')} lead={isLost ? say('guest.coming.lost') : null}>
      <Leave tools={tools} />
    </Apart>
  );
}

function Leave({ tools: { say, client } }: { tools: Tools }) {
  return (
    <button type="button" data-action="leave" onClick={() => client.go({ at: 'home' })}>
      {say('guest.leave')}
    </button>
  );
}

interface WordsProps {
  readonly title: string;
  readonly lead: string | null;
  readonly children: ComponentChildren;
}

function Apart({ title, lead, children }: WordsProps) {
  return (
    <>
      <div class="guest-news" role="status">
        <h2>{title}</h2>
        {lead !== null && <p>{lead}</p>}
      </div>
      <div class="guest-ways">{children}</div>
    </>
  );
}
