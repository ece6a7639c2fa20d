// Merges two names of one person, and forgets a name; what cannot be taken back is said before, and asked twice.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import { NotAnswered } from '../client/asking.ts';
import type { Client } from '../client/client.ts';
import { Sheet } from '../table/sheet.tsx';

/** What was done to a name; `to` is null where it was forgotten. */
export interface Renamed {
  readonly name: string;
  readonly to: string | null;
}

interface NamesSheetProps {
  readonly say: Say;
  readonly client: Client;
  readonly names: readonly string[];
  readonly onDone: (done: Renamed) => void;
  readonly onClose: () => void;
}

export function NamesSheet({ say, client, names, onDone, onClose }: NamesSheetProps) {
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ask = async ({ name, to }: Renamed, words: string): Promise<void> => {
    setBusy(true);
    try {
      await client.host.ask(
        to === null ? { type: 'forget-name', name } : { type: 'merge-name', name, into: to },
        'done',
      );
      setTold(words);
      onDone({ name, to });
    } catch (problem) {
      const trouble = problem instanceof NotAnswered ? problem.trouble : null;
      setTold(trouble ? troubleSentence(say, trouble) : say('history.lost'));
    }
    setBusy(false);
  };

  return (
    <Sheet
      id="history-names"
      title={say('history.names')}
      onClose={onClose}
      close={say('history.names.close')}
    >
      <p class="names-told" role="status">
        {told}
      </p>
      <div class="names">
        <Merge
          say={say}
          names={names}
          isBusy={isBusy}
          onMerge={(name, into) => void ask({ name, to: into }, say('history.merge.done', { name, into }))}
        />
        <Forget
          say={say}
          names={names}
          isBusy={isBusy}
          onForget={(name) => void ask({ name, to: null }, say('history.forget.done'))}
        />
      </div>
    </Sheet>
  );
}

interface MergeProps {
  readonly say: Say;
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onMerge: (name: string, into: string) => void;
}

function Merge({ say, names, isBusy, onMerge }: MergeProps) {
  const [name, setName] = useState('');
  const [into, setInto] = useState('');
  const [isSure, setSure] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  const isReady = names.includes(name) && names.includes(into) && name !== into && !isBusy;
  return (
    <form
      class="names-part"
      aria-labelledby="merge-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setSure(true);
      }}
    >
      <h3 id="merge-title">{say('history.merge.title')}</h3>
      <Choose
        say={say}
        select={first}
        label={say('history.merge.from')}
        names={names}
        value={name}
        onChoose={(chosen) => {
          setName(chosen);
          setSure(false);
        }}
      />
      <Choose
        say={say}
        label={say('history.merge.into')}
        names={names.filter((each) => each !== name)}
        value={into}
        onChoose={(chosen) => {
          setInto(chosen);
          setSure(false);
        }}
      />
      <p class="choices-help" id="merge-help">
        {say('history.merge.help')}
      </p>
      {isSure && names.includes(name) && names.includes(into) ? (
        <Sure
          id="merge-sure"
          question={say('history.merge.sure', { name, into })}
          yes={say('history.merge.yes')}
          no={say('history.merge.no')}
          isReady={isReady}
          onYes={() => {
            // Its button cannot keep the focus while the host is asked.
            first.current?.focus();
            setSure(false);
            setName('');
            setInto('');
            onMerge(name, into);
          }}
          onNo={() => setSure(false)}
        />
      ) : (
        <button type="submit" data-action="merge" aria-describedby="merge-help" disabled={!isReady}>
          {say('history.merge.do')}
        </button>
      )}
    </form>
  );
}

interface ForgetProps {
  readonly say: Say;
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onForget: (name: string) => void;
}

function Forget({ say, names, isBusy, onForget }: ForgetProps) {
  const [name, setName] = useState('');
  const [isSure, setSure] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  const isReady = names.includes(name) && !isBusy;
  return (
    <form
      class="names-part"
      aria-labelledby="forget-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setSure(true);
      }}
    >
      <h3 id="forget-title">{say('history.forget.title')}</h3>
      <Choose
        say={say}
        select={first}
        label={say('history.forget.name')}
        names={names}
        value={name}
        onChoose={(chosen) => {
          setName(chosen);
          setSure(false);
        }}
      />
      <p class="choices-help" id="forget-help">
        {say('history.forget.help')}
      </p>
      {isSure && names.includes(name) ? (
        <Sure
          id="forget-sure"
          question={say('history.forget.sure', { name })}
          yes={say('history.forget.yes')}
          no={say('history.forget.no')}
          isReady={isReady}
          onYes={() => {
            first.current?.focus();
            setSure(false);
            setName('');
            onForget(name);
          }}
          onNo={() => setSure(false)}
        />
      ) : (
        <button type="submit" data-action="forget" aria-describedby="forget-help" disabled={!isReady}>
          {say('history.forget.do')}
        </button>
      )}
    </form>
  );
}

interface SureProps {
  /** Of the question, and what a click on its yes does. */
  readonly id: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly isReady: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more. */
function Sure({ id, question, yes, no, isReady, onYes, onNo }: SureProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The focus comes here first, once: whoever goes on pressing changes nothing.
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} class="names-sure">
        {question}
      </p>
      <div class="history-acts">
        <button type="button" data-action={id} disabled={!isReady} onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="main" ref={keep} onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}

interface ChooseProps {
  readonly say: Say;
  /** Has its element, for the focus. */
  readonly select?: RefObject<HTMLSelectElement | null>;
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

function Choose({ say, select, label, names, value, onChoose }: ChooseProps) {
  return (
    <label class="names-choose">
      <span>{label}</span>
      <select
        {...(select && { ref: select })}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{say('history.merge.choose')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
