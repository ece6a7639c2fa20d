// What has been filled in while the page for a new table is open: each game's form, and the company, which goes along.
import type { GameId } from '../../engine/games/registry.ts';
import type { SetupForm } from './setup-form.ts';

export interface Drafts {
  readonly game: GameId;
  /** The form of each game that was looked at. */
  readonly forms: { readonly [Id in GameId]?: SetupForm };
  /** Who was seated last, at whichever game; null while nobody has been moved or named. */
  readonly company: SetupForm['seats'] | null;
}

/** The form of the game that is chosen. */
export function filledOf({ game, forms }: Drafts): SetupForm {
  const filled = forms[game];
  if (!filled) throw new Error(`There is no form for a table of ${game}.`);
  return filled;
}

/** The page as it opens: a game, and its form as it is kept. */
export function firstDrafts(game: GameId, kept: SetupForm): Drafts {
  return { game, forms: { [game]: kept }, company: null };
}

/** After a change of the form that is shown. */
export function refilled(drafts: Drafts, filled: SetupForm): Drafts {
  return {
    ...drafts,
    forms: { ...drafts.forms, [drafts.game]: filled },
    company: filled.seats === filledOf(drafts).seats ? drafts.company : filled.seats,
  };
}

/** Another game is chosen: its own rules of the house, and whoever has been seated meanwhile. */
export function chosen(
  drafts: Drafts,
  game: GameId,
  kept: SetupForm,
  seat: (form: SetupForm, company: SetupForm['seats']) => SetupForm,
): Drafts {
  const before = drafts.forms[game] ?? kept;
  const filled = drafts.company ? seat(before, drafts.company) : before;
  return { ...drafts, game, forms: { ...drafts.forms, [game]: filled } };
}
