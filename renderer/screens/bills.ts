// The playbills on the wall, one a game.
import type { ComponentType } from 'preact';
import { words } from '../../engine/games/words.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import { MagicTrickArt } from './art/magic-trick.tsx';
import { MagiciansArt } from './art/magicians.tsx';
import { SamArt } from './art/sam.tsx';
import { TrickTakingArt } from './art/trick-taking.tsx';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** What stands on a bill. */
export interface Bill {
  readonly id: GameId;
  readonly title: MessageKey;
  readonly subtitle: MessageKey | null;
  /** What the game is about, in one sentence. */
  readonly line: MessageKey;
  readonly seats: Range;
  /** How long a game takes. */
  readonly minutes: Range;
  readonly Art: ComponentType;
}

export const BILLS: readonly Bill[] = [
  {
    id: 'magic-trick',
    title: 'magic-trick.title',
    subtitle: null,
    line: 'magic-trick.tagline',
    ...words['magic-trick'],
    Art: MagicTrickArt,
  },
  {
    id: 'trick-taking',
    title: 'trick-taking.title',
    subtitle: 'trick-taking.subtitle',
    line: 'trick-taking.tagline',
    ...words['trick-taking'],
    Art: TrickTakingArt,
  },
  {
    id: 'magicians',
    title: 'magicians.title',
    subtitle: 'magicians.subtitle',
    line: 'magicians.tagline',
    ...words.magicians,
    Art: MagiciansArt,
  },
  {
    id: 'sam',
    title: 'sam.title',
    subtitle: 'sam.subtitle',
    line: 'sam.tagline',
    ...words.sam,
    Art: SamArt,
  },
];
