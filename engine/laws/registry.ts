// What every registered game brings for the laws: a game without a line here does not pass the type check.
import type { Game } from '../core/game.ts';
import type { GameId, games } from '../games/registry.ts';
import { magicTrickLaws } from './games/magic-trick.ts';
import { magiciansLaws } from './games/magicians.ts';
import { samLaws } from './games/sam.ts';
import { trickTakingLaws } from './games/trick-taking.ts';
import type { LawModule } from './module.ts';

type ModuleOf<G> =
  G extends Game<infer _O, infer _K, infer State, infer Move> ? LawModule<State, Move> : never;

export const lawModules: { readonly [Id in GameId]: ModuleOf<(typeof games)[Id]> } = {
  'magic-trick': magicTrickLaws,
  'trick-taking': trickTakingLaws,
  magicians: magiciansLaws,
  sam: samLaws,
};
