// The shape of a catalogue: every language has the keys of English, which is the source.
import { archive } from './en/archive.ts';
import { guest } from './en/guest.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { hosting } from './en/hosting.ts';
import { hotSeat } from './en/hot-seat.ts';
import { magicians } from './en/magicians.ts';
import { magiciansAid } from './en/magicians-aid.ts';
import { magiciansCards } from './en/magicians-cards.ts';
import { magiciansEnd } from './en/magicians-end.ts';
import { magiciansHappens } from './en/magicians-happens.ts';
import { magiciansRules } from './en/magicians-rules.ts';
import { magiciansTable } from './en/magicians-table.ts';
import { magicTrick } from './en/magic-trick.ts';
import { magicTrickRules } from './en/magic-trick-rules.ts';
import { magicTrickTable } from './en/magic-trick-table.ts';
import { magiciansStage } from './en/magicians-stage.ts';
import { replay } from './en/replay.ts';
import { notices } from './en/notices.ts';
import { rules } from './en/rules.ts';
import { samAid } from './en/sam-aid.ts';
import { samStage } from './en/sam-stage.ts';
import { samTable } from './en/sam-table.ts';
import { samLists } from './en/sam-lists.ts';
import { sam } from './en/sam.ts';
import { samHappens } from './en/sam-happens.ts';
import { samRules } from './en/sam-rules.ts';
import { settings } from './en/settings.ts';
import { shared } from './en/shared.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { takenTricks } from './en/taken-tricks.ts';
import { trickTakingAid } from './en/trick-taking-aid.ts';
import { trickTakingCards } from './en/trick-taking-cards.ts';
import { trickTakingRules } from './en/trick-taking-rules.ts';
import { trickTaking } from './en/trick-taking.ts';
import { trickTakingStage } from './en/trick-taking-stage.ts';
import { trickTakingTable } from './en/trick-taking-table.ts';
import { troubles } from './en/troubles.ts';
import { undo } from './en/undo.ts';

/** English, the source language. */
export const english = {
  ...shared,
  ...home,
  ...history,
  ...archive,
  ...guest,
  ...magicTrick,
  ...table,
  ...magicTrickTable,
  ...takenTricks,
  ...trickTakingTable,
  ...trickTakingAid,
  ...trickTakingCards,
  ...trickTakingStage,
  ...magiciansStage,
  ...samStage,
  ...samTable,
  ...samLists,
  ...hotSeat,
  ...hosting,
  ...replay,
  ...rules,
  ...magicTrickRules,
  ...trickTaking,
  ...trickTakingRules,
  ...magicians,
  ...magiciansEnd,
  ...magiciansHappens,
  ...magiciansRules,
  ...magiciansCards,
  ...magiciansAid,
  ...magiciansTable,
  ...sam,
  ...samHappens,
  ...samRules,
  ...samAid,
  ...settings,
  ...shell,
  ...troubles,
  ...notices,
  ...undo,
} as const;

export type MessageKey = keyof typeof english;
export type Catalogue = Readonly<Record<MessageKey, string>>;
