// The form for a new table: how many, who sits where, the rules of the house.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Tools } from '../app/context.ts';
import type { AppState } from '../store/state.ts';
import { Choices } from './choices.tsx';
import * as form from './setup-form.ts';

const KEY = 'parlor.setup';
/** The game that the form is for, as long as there is one. */
const GAME: GameId = 'magic-trick';
const BOT_NAMES = 7;

export function Setup({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client, memory } = tools;
  const { seats: range, minutes, optionInfo } = words[GAME];
  const names: form.DefaultNames = {
    you: say('table.setup.you'),
    bot: (seat) => say(`table.setup.bot.${seat % BOT_NAMES}` as MessageKey),
  };
  const [filled, setFilled] = useState(() => {
    const kept = form.fittingForm(memory.read(KEY), form.firstForm(4, optionInfo, names), optionInfo);
    const count = Math.min(range.max, Math.max(range.min, kept.seats.length));
    return form.withSeats(kept, count, names);
  });
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  const isWatching = filled.seats.every(({ sitter }) => sitter !== 'you');

  const open = (event: Event): void => {
    event.preventDefault();
    memory.keep(KEY, filled);
    client.open({ game: GAME, seats: form.seatRequests(filled, names), options: filled.options });
  };

  return (
    <main class="page setup">
      <header class="playbill small">
        <h1>{say('table.setup.title')}</h1>
      </header>
      <form class="paper" onSubmit={open}>
        <section class="setup-game">
          <p class="overline">{say('table.setup.game')}</p>
          <h2>{say(`${GAME}.title`)}</h2>
          <p>{say(`${GAME}.tagline`)}</p>
          <p class="overline">{say('table.setup.length', minutes)}</p>
        </section>
        <Choices
          name="seats"
          legend={say('table.setup.seats')}
          value={filled.seats.length}
          choices={counts.map((value) => ({ value, words: String(value) }))}
          onChoose={(count) => setFilled(form.withSeats(filled, count, names))}
        />
        <ol class="seats">
          {filled.seats.map(({ sitter, name }, seat) => (
            <li key={seat}>
              <span class="seats-number">{say('table.setup.seat', { number: seat + 1 })}</span>
              <select
                aria-label={say('table.setup.kind', { number: seat + 1 })}
                data-seat={seat}
                value={sitter}
                onChange={({ currentTarget }) =>
                  setFilled(form.withSitter(filled, seat, currentTarget.value as form.Sitter, names))
                }
              >
                {form.SITTERS.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(`table.setup.kind.${kind}`)}
                  </option>
                ))}
              </select>
              <input
                type="text"
                aria-label={say('table.setup.name', { number: seat + 1 })}
                value={name}
                maxLength={40}
                autocomplete="off"
                onInput={({ currentTarget }) => setFilled(form.withName(filled, seat, currentTarget.value))}
              />
            </li>
          ))}
        </ol>
        {isWatching && <p class="hint">{say('table.setup.watch')}</p>}
        <section class="options">
          <h2>{say('table.setup.options')}</h2>
          {optionInfo.map((option) => (
            <Choices
              key={option.key}
              name={option.key}
              legend={say(`${GAME}.option.${option.key}` as MessageKey)}
              help={say(`${GAME}.option.${option.key}.help` as MessageKey)}
              value={filled.options[option.key] ?? false}
              choices={form.valuesOf(option).map((value) => ({
                value,
                words: say(`${GAME}.option.${option.key}.${String(value)}` as MessageKey),
              }))}
              onChoose={(value) =>
                setFilled({ ...filled, options: { ...filled.options, [option.key]: value } })
              }
            />
          ))}
        </section>
        <div class="sheet-actions">
          <button type="submit" class="main big" disabled={state.isOpening || state.link !== 'connected'}>
            {say('table.setup.open')}
          </button>
          <button type="button" onClick={() => client.go({ at: 'home' })}>
            {say('table.setup.back')}
          </button>
        </div>
      </form>
    </main>
  );
}
