// An address and a code to type; both are filled by what was copied from the host's screen.
import { useRef, useState } from 'preact/hooks';
import { troubleSentence } from '../../../engine/language/troubles.ts';
import { parseAddress } from '../../../engine/protocol/address.ts';
import type { Keys } from '../../../engine/protocol/from-guest.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';
import { Field } from '../guest/field.tsx';

const MOST_ADDRESS_CHARACTERS = 200;
const MOST_CODE_CHARACTERS = 64;

interface AddressFormProps {
  readonly tools: Tools;
  readonly state: AppState;
  /** What is filled in at first. */
  readonly address: string;
  readonly code: string;
}

export function AddressForm({ tools, state, ...first }: AddressFormProps) {
  const { say, client } = tools;
  const [address, setAddress] = useState(first.address);
  const [code, setCode] = useState(first.code);
  /** Somebody wanted to go there with this, and it is no address; null while it may be one. */
  const [wrong, setWrong] = useState<'missing' | 'no-address' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.onItsWay !== null || state.link !== 'connected';
  const trouble = state.trouble?.id === undefined ? null : state.trouble;

  const problem = (): string | null => {
    if (wrong === 'missing') return say('join.address.missing');
    if (wrong === 'no-address') return say('trouble.no-address', { address });
    return trouble && troubleSentence(say, trouble);
  };
  const type = (text: string): void => {
    setWrong(null);
    client.dismissTrouble();
    const parsed = parseAddress(text);
    // What was pasted with a code in it belongs in both fields.
    if (parsed?.keys?.by !== 'code') return setAddress(text);
    setAddress(parsed.address);
    setCode(parsed.keys.code.toUpperCase());
  };
  const go = (event: Event): void => {
    event.preventDefault();
    if (isBusy) return;
    const parsed = parseAddress(address);
    setWrong(parsed ? null : address.trim() === '' ? 'missing' : 'no-address');
    if (!parsed) {
      input.current?.focus();
      return;
    }
    const typed: Keys | null = code.trim() === '' ? parsed.keys : { by: 'code', code: code.trim() };
    client.reach(parsed.address, typed);
  };
  return (
    <form class="guest-form" onSubmit={go} noValidate>
      <Field
        id="join-address"
        label={say('join.address')}
        help={say('join.address.help')}
        problem={problem()}
        value={address}
        most={MOST_ADDRESS_CHARACTERS}
        inputRef={input}
        onType={type}
      />
      <Field
        id="join-address-code"
        label={say('guest.code')}
        problem={null}
        value={code}
        most={MOST_CODE_CHARACTERS}
        isCode
        onType={(text) => setCode(text.toUpperCase())}
      />
      <button type="submit" class="main" disabled={isBusy}>
        {say(state.onItsWay?.what === 'reach' ? 'join.reaching' : 'join.address.go')}
      </button>
    </form>
  );
}
