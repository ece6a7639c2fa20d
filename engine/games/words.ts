// The words of every game, one line each: a door for who speaks of a game and may not know its rules.
import type { Describe, OptionInfo } from '../core/game.ts';
import type { GameId, games } from './registry.ts';
import * as magiciansAbout from './magicians/about.ts';
import { describe as describeMagicians } from './magicians/describe.ts';
import { optionInfo as magiciansOptions } from './magicians/schema.ts';
import * as magicTrickAbout from './magic-trick/about.ts';
import { describe as describeMagicTrick } from './magic-trick/describe.ts';
import { optionInfo as magicTrickOptions } from './magic-trick/schema.ts';
import * as samAbout from './sam/about.ts';
import { describe as describeSam } from './sam/describe.ts';
import { optionInfo as samOptions } from './sam/schema.ts';
import * as trickTakingAbout from './trick-taking/about.ts';
import { describe as describeTrickTaking } from './trick-taking/describe.ts';
import { optionInfo as trickTakingOptions } from './trick-taking/schema.ts';

/** The view that a game shows. */
export type ViewOf<Id extends GameId> = ReturnType<(typeof games)[Id]['viewFor']>;
/** What a viewer of a game hears. */
export type EventOf<Id extends GameId> = ReturnType<(typeof games)[Id]['eventsFor']>[number];

/** What a screen says of a game. */
export interface GameWords<Id extends GameId> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly optionInfo: readonly OptionInfo[];
  /** The ids of the kinds of bots that play it, the default for an empty seat first. */
  readonly botKinds: readonly string[];
  /** What the scores of its result count, of which more is better; null where they only say who won. */
  readonly scores: 'points' | 'cards' | null;
  readonly describe: Describe<ViewOf<Id>, EventOf<Id>>;
}

export const words: { readonly [Id in GameId]: GameWords<Id> } = {
  'magic-trick': { ...magicTrickAbout, optionInfo: magicTrickOptions, describe: describeMagicTrick },
  'trick-taking': { ...trickTakingAbout, optionInfo: trickTakingOptions, describe: describeTrickTaking },
  magicians: { ...magiciansAbout, optionInfo: magiciansOptions, describe: describeMagicians },
  sam: { ...samAbout, optionInfo: samOptions, describe: describeSam },
};

export const GAMES_WITH_WORDS = Object.keys(words) as readonly GameId[];
