// At the door of a table: who is there; a name, and a seat that is asked for, or only to watch.
import { useRef, useState } from 'preact/hooks';
import { troubleSentence } from '../../../engine/language/troubles.ts';
import type { Companion, Company } from '../../../engine/protocol/network.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState, KeptPass } from '../../store/state.ts';
import { keepName, lastName } from '../remembered.ts';
import { AtHand } from './at-hand.tsx';
import { CompanyList, seatId } from './company-list.tsx';
import { Field } from './field.tsx';
import { Invitation } from './invitation.tsx';
import { isNameTaken, offerAt } from './seats.ts';

const MOST_NAME_CHARACTERS = 40;

interface DoorProps {
  readonly tools: Tools;
  readonly state: AppState;
  readonly company: Company;
  readonly onOther: () => void;
}

export function Door({ tools, state, company, onOther }: DoorProps) {
  const { say, client, memory } = tools;
  const [name, setName] = useState(() => state.asksAs ?? lastName(memory) ?? '');
  const [problem, setProblem] = useState<'missing' | 'taken' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { guest, trouble, passes } = state;
  const isBusy = state.onItsWay !== null || state.link !== 'connected';
  const pass = passes.find(({ table }) => table === company.table);
  /** A ticket that was scanned is for this seat. */
  const kept = guest?.standing === 'outside' ? guest.seat : null;

  const ask = (seat: number | null): void => {
    if (isBusy) return;
    const mine = seat === null ? undefined : company.seats[seat];
    // Whoever says that a seat is theirs is called as it is.
    const asked = mine && offerAt(mine) === 'mine' ? mine.name : name.trim();
    const wrong = asked === '' ? 'missing' : isNameTaken(company.seats, seat, asked) ? 'taken' : null;
    setProblem(wrong);
    if (wrong !== null) {
      input.current?.focus();
      return;
    }
    keepName(memory, asked);
    client.ask({ table: company.table, seat, name: asked });
  };

  /** The seat of the ticket, else the first that is free: who only wants to play need not choose. */
  const first = kept ?? company.seats.findIndex((companion) => offerAt(companion) === 'take');
  const sitDown = (event: Event): void => {
    event.preventDefault();
    if (first >= 0) ask(first);
    else if (name.trim() === '') setProblem('missing');
  };
  const isFull = !pass && company.seats.every((companion) => offerAt(companion) === null);

  const nameProblem = (): string | null => {
    if (problem === 'missing') return say('guest.name.missing');
    if (problem === 'taken' || trouble?.code === 'name-taken') return say('trouble.name-taken');
    return null;
  };
  const other = trouble?.id !== undefined && trouble.code !== 'name-taken' ? trouble : null;

  const offered = (companion: Companion, seat: number) => {
    const offer = offerAt(companion);
    if (offer === null || pass || (kept !== null && seat !== kept)) return null;
    return (
      <button
        type="button"
        data-offer={offer}
        id={`offer-${seat}`}
        // What it does, and with whose seat.
        aria-labelledby={`offer-${seat} ${seatId(seat)}`}
        disabled={isBusy}
        onClick={() => ask(seat)}
      >
        {say(`guest.seat.${offer}`)}
      </button>
    );
  };

  return (
    <>
      <Invitation say={say} game={company.game} />
      <div class="guest-status" role="status">
        {guest?.standing === 'taken-back' && <p class="hint">{say('guest.taken-back')}</p>}
        {guest?.standing === 'refused' && <p class="hint guest-refused">{say('guest.refused')}</p>}
        {other && <p class="field-error">{troubleSentence(say, other)}</p>}
        {kept !== null && <p class="hint">{say('guest.ticket', { number: kept + 1 })}</p>}
      </div>
      {pass ? (
        <ComeBack tools={tools} pass={pass} isBusy={isBusy} />
      ) : (
        <form class="guest-form" onSubmit={sitDown} noValidate>
          <Field
            id="guest-name"
            label={say('guest.name')}
            problem={nameProblem()}
            value={name}
            most={MOST_NAME_CHARACTERS}
            autocomplete="nickname"
            inputRef={input}
            onType={(text) => {
              setName(text);
              setProblem(null);
              client.dismissTrouble();
            }}
          />
          {first >= 0 && (
            <button type="submit" class="main big" data-action="sit-down" disabled={isBusy}>
              {say('guest.sit')}
            </button>
          )}
        </form>
      )}
      <section class="guest-seats" aria-labelledby="guest-seats">
        <h3 id="guest-seats">
          {say(pass || kept !== null ? 'guest.company' : first < 0 ? 'guest.seats' : 'guest.seats.or')}
        </h3>
        <CompanyList say={say} seats={company.seats} mine={pass?.seat ?? null} action={offered} />
        {isFull && <p class="hint">{say('guest.full')}</p>}
        {company.watchers > 0 && (
          <p class="choices-help">{say('guest.watchers', { count: company.watchers })}</p>
        )}
      </section>
      <div class="guest-ways">
        {!pass && kept === null && (
          <div class="guest-watch">
            <button
              type="button"
              data-offer="watch"
              aria-describedby="watch-help"
              disabled={isBusy}
              onClick={() => ask(null)}
            >
              {say('guest.watch')}
            </button>
            <p class="choices-help" id="watch-help">
              {say('guest.watch.help')}
            </p>
          </div>
        )}
      </div>
      <AtHand tools={tools} company={company} />
      <div class="guest-ways">
        <button type="button" class="lesser" onClick={onOther}>
          {say('guest.code.other')}
        </button>
      </div>
    </>
  );
}

function ComeBack({ tools, pass, isBusy }: { tools: Tools; pass: KeptPass; isBusy: boolean }) {
  const { say, client } = tools;
  return (
    <button
      type="button"
      class="main big"
      data-action="come-back"
      disabled={isBusy}
      onClick={() => client.go({ at: 'table', id: pass.table })}
    >
      {pass.seat === null ? say('guest.pass.watch') : say('guest.pass', { name: pass.name })}
    </button>
  );
}
