// The form for a new table of one game: how many, who sits where, the rules of the house.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OptionInfo } from '../../engine/core/game.ts';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Tools } from '../app/context.ts';
import type { AppState } from '../store/state.ts';
import { BILLS } from './bills.ts';
import { Choices } from './choices.tsx';
import { formsOf, openTable } from './new-table.ts';
import { NumberField } from './number-field.tsx';
import { choicesOf, rangeOf } from './options.ts';
import { NetworkSwitch } from './network-switch.tsx';
import { leadToName, SeatList } from './seat-list.tsx';
import { OPEN, PERSON, type SetupForm } from './setup-form.ts';
import { sittersOf } from './sitters.ts';

interface GameFormProps {
  readonly game: GameId;
  readonly tools: Tools;
  readonly state: AppState;
  readonly filled: SetupForm;
  readonly onFill: (filled: SetupForm) => void;
  /** At its head: where another game is chosen. */
  readonly children: ComponentChildren;
}

export function GameForm({ game, tools, state, filled, onFill, children }: GameFormProps) {
  const { say, client } = tools;
  const { seats: range, minutes, optionInfo, botKinds } = words[game];
  const forms = formsOf(game, tools);
  const sitters = sittersOf(say, botKinds);
  const Art = BILLS.find(({ id }) => id === game)?.Art;
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  const isWatching = filled.seats.every(({ sitter }) => sitter !== PERSON);
  const hasGuests = filled.seats.some(({ sitter }) => sitter === OPEN);

  const same = forms.sameName(filled);
  const names = useRef<HTMLOListElement>(null);
  /** Somebody wanted to open the table with an option that cannot be had. */
  const [isAsked, setAsked] = useState(false);
  const optionField = (option: OptionInfo) => {
    const { key } = option;
    const shared = {
      name: key,
      legend: say(`${game}.option.${key}` as MessageKey),
      help: say(`${game}.option.${key}.help` as MessageKey),
      value: filled.options[key] ?? false,
    };
    const choose = (value: string | number | boolean): void =>
      onFill({ ...filled, options: { ...filled.options, [key]: value } });
    const range = rangeOf(option);
    if (range) {
      const isWrong = forms.wrongOption(filled) === key;
      return <NumberField {...{ ...shared, say, range, isWrong, isAsked }} key={key} onType={choose} />;
    }
    const choices = choicesOf(option).map((value) => ({
      value,
      words: say(`${game}.option.${key}.${String(value)}` as MessageKey),
    }));
    return <Choices {...{ ...shared, choices }} key={key} onChoose={choose} />;
  };

  const open = (event: Event): void => {
    event.preventDefault();
    if (same) {
      leadToName(names.current, same);
      return;
    }
    const wrong = forms.wrongOption(filled);
    if (wrong !== null) {
      setAsked(true);
      document.getElementById(`option-${wrong}`)?.focus();
      return;
    }
    openTable(game, filled, tools);
  };

  return (
    <form class="programme" data-bill={game} onSubmit={open}>
      <header class="programme-head">
        {children}
        {Art && (
          <div class="programme-art">
            <Art />
          </div>
        )}
        <div class="programme-titles">
          <p class="overline">{say('table.setup.game')}</p>
          <h2>{say(`${game}.title`)}</h2>
          <p class="programme-line">{say(`${game}.tagline`)}</p>
          <p class="overline">{say('table.setup.length', minutes)}</p>
        </div>
      </header>
      <section class="programme-page" aria-labelledby="setup-seats">
        <h3 id="setup-seats">{say('home.cast')}</h3>
        <Choices
          name="seats"
          legend={say('table.setup.seats')}
          value={filled.seats.length}
          choices={counts.map((value) => ({ value, words: String(value) }))}
          onChoose={(count) => onFill(forms.withSeats(filled, count))}
        />
        <SeatList say={say} filled={filled} forms={forms} sitters={sitters} listRef={names} onFill={onFill} />
        {isWatching && <p class="hint">{say(hasGuests ? 'hosting.setup.hands' : 'table.setup.watch')}</p>}
        <NetworkSwitch say={say} forms={forms} filled={filled} onFill={onFill} />
      </section>
      <section class="programme-page" aria-labelledby="setup-options">
        <h3 id="setup-options">{say('table.setup.options')}</h3>
        {optionInfo.map(optionField)}
      </section>
      <div class="sheet-actions programme-actions">
        <button type="submit" class="main big" disabled={state.isOpening || state.link !== 'connected'}>
          {say('table.setup.open')}
        </button>
        <button type="button" onClick={() => client.go({ at: 'home' })}>
          {say('table.setup.back')}
        </button>
      </div>
    </form>
  );
}
