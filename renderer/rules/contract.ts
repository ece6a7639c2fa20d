// What a game tells of its rules: chapters, which of them a phase belongs to, and the scenes of "How it goes".
import type { ComponentType } from 'preact';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';

/** The phases that a game has a word for, such as `sorting` of `magic-trick.phase.sorting`; any word for any game. */
export type PhaseWord<Game extends string> = string extends Game
  ? string
  : MessageKey extends infer Key
    ? Key extends `${Game}.phase.${infer Word}`
      ? Word
      : never
    : never;

/** A picture that belongs to a text, drawn by the game. */
export type Figure = ComponentType<{ readonly say: Say }>;

/** A piece of a chapter. Cards and suits stand in a message as arguments named by their code, such as `{G5}`. */
export type Block =
  | { readonly kind: 'text'; readonly text: MessageKey }
  | { readonly kind: 'points'; readonly texts: readonly MessageKey[] }
  | { readonly kind: 'example'; readonly Figure: Figure; readonly text: MessageKey }
  /** What somebody may ask at the table, and the answer. */
  | { readonly kind: 'case'; readonly ask: MessageKey; readonly answer: MessageKey }
  /** An option of the house, by its key; at a table it tells what was agreed on there. */
  | { readonly kind: 'option'; readonly option: string };

export interface Chapter {
  readonly title: MessageKey;
  readonly blocks: readonly Block[];
}

export interface GameRules<Game extends string, Id extends string = string> {
  /** By id, in the order in which they are read. */
  readonly chapters: Readonly<Record<Id, Chapter>>;
  /** The chapter of every phase; one that is missing does not compile. */
  readonly ofPhase: Readonly<Record<PhaseWord<Game>, NoInfer<Id>>>;
  /** The codes that messages may name, such as `G5` or `G`. */
  readonly codes: readonly string[];
  /** One of them inside a line of text. */
  readonly Code: ComponentType<{ readonly say: Say; readonly code: string }>;
}

/** One step of "How it goes". */
export interface Scene {
  readonly title: MessageKey;
  /** Two short sentences at most. */
  readonly text: MessageKey;
  readonly Picture: Figure;
}

/** Types the rules of a game: a phase must lead to one of its own chapters. Call as `rulesOf<'magic-trick'>()({ ... })`. */
export function rulesOf<Game extends string>() {
  return <Id extends string>(rules: GameRules<Game, Id>): GameRules<Game> => rules;
}

/**
 * The chapter for a phase in dotted form; the first one for a phase without a word. The word is the phase's last part, or
 * its last two parts as `ultimate-turns` where a game has a word for these: two phases may share their last part.
 */
export function chapterOfPhase({ chapters, ofPhase }: GameRules<string>, phase: string): string {
  const parts = phase.split('.');
  const words = [parts.slice(-2).join('-'), parts.at(-1) ?? ''];
  const word = words.find((each) => Object.hasOwn(ofPhase, each));
  return chapterIn({ chapters }, word === undefined ? null : (ofPhase[word] ?? null));
}

/** The chapter of that id, or the first one. */
export function chapterIn(rules: Pick<GameRules<string>, 'chapters'>, wanted: string | null): string {
  const ids = Object.keys(rules.chapters);
  return ids.find((id) => id === wanted) ?? ids[0] ?? '';
}
