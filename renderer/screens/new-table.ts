// Opening a table, from the form or at once: whose names stand in for missing ones, and what is remembered of it.
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Tools } from '../app/context.ts';
import { keepForm, keepName, keptForm, lastName } from './remembered.ts';
import { type Forms, formsFor, isForNetwork, OPEN, type SetupForm } from './setup-form.ts';

const BOT_NAMES = 7;

/** What opening a table takes. */
type OpeningTools = Pick<Tools, 'say' | 'memory'> & { readonly client: Pick<Tools['client'], 'open'> };

/** The forms for tables of a game, with the names that this house gives. */
export function formsOf(game: GameId, { say, memory }: Pick<Tools, 'say' | 'memory'>): Forms {
  return formsFor(words[game], {
    you: lastName(memory) ?? say('table.setup.you'),
    person: (seat) => say('table.setup.person', { number: seat + 1 }),
    bot: (seat) => say(`table.setup.bot.${seat % BOT_NAMES}` as MessageKey),
  });
}

/** Opens a table as the form has it, and remembers the form and who opened it. */
export function openTable(game: GameId, filled: SetupForm, tools: OpeningTools): void {
  const { memory, client } = tools;
  const seats = formsOf(game, tools).requests(filled);
  const person = seats.find(({ kind }) => kind === 'person');
  if (person?.kind === 'person') keepName(memory, person.name);
  keepForm(memory, game, filled);
  client.open({ game, seats, options: filled.options, ...(isForNetwork(filled) && { gathers: true }) });
}

/** The form for a table of guests: opened to the network, with a seat that is free for them. */
export function forHosting(forms: Forms, form: SetupForm): SetupForm {
  const open = forms.withNetwork(form, true);
  return open.seats.some(({ sitter }) => sitter === OPEN) ? open : forms.withBotsAway(open);
}

/** The form that is played at once: the last one, with somebody at it, and bots where guests were waited for. */
export function formForNow(game: GameId, tools: Pick<Tools, 'say' | 'memory'>): SetupForm {
  const forms = formsOf(game, tools);
  const kept = forms.fitting(keptForm(tools.memory, game));
  return forms.withSomebody(forms.withNetwork(kept, false));
}
