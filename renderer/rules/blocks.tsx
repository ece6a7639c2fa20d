// Draws the blocks of a chapter.
import type { OptionInfo } from '../../engine/core/game.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Block, GameRules } from './contract.ts';
import { RichText } from './rich-text.tsx';

export type OptionValue = string | number | boolean;

/** What a reader is drawn from. */
export interface Reading {
  readonly say: Say;
  readonly game: string;
  readonly rules: GameRules<string>;
  readonly optionInfo: readonly OptionInfo[];
  /** What was agreed on at the table over which the rules are read; null where there is none. */
  readonly agreed: Readonly<Record<string, OptionValue>> | null;
}

export function BlockOf({ reading, block }: { reading: Reading; block: Block }) {
  const rich = (text: MessageKey) => <RichText say={reading.say} rules={reading.rules} text={text} />;
  switch (block.kind) {
    case 'text':
      return <p>{rich(block.text)}</p>;
    case 'points':
      return (
        <ul class="rules-points">
          {block.texts.map((text) => (
            <li key={text}>{rich(text)}</li>
          ))}
        </ul>
      );
    case 'example':
      return (
        <div class="rules-example">
          <block.Figure say={reading.say} />
          <p>{rich(block.text)}</p>
        </div>
      );
    case 'case':
      return (
        <section class="rules-case">
          <h4>{rich(block.ask)}</h4>
          <p>{rich(block.answer)}</p>
        </section>
      );
    case 'option':
      return <OptionBlock reading={reading} option={block.option} />;
  }
}

/** An option, what can be chosen, and what was chosen at this table. */
function OptionBlock({ reading, option }: { reading: Reading; option: string }) {
  const { say, game, agreed, optionInfo } = reading;
  const info = optionInfo.find(({ key }) => key === option);
  const here = agreed?.[option];
  const values = info ? offered(info, here) : [];
  return (
    <section class="rules-option">
      <h4>{optionWords(say, game, option)}</h4>
      <p>{say(`${game}.option.${option}.help` as MessageKey)}</p>
      <ul>
        {values.map((value, index) => {
          const words = valueWords(reading, option, value);
          return (
            <li key={String(value)} class={here === value ? 'rules-here' : undefined}>
              {index === 0 && here === undefined ? say('table.rules.usual', { value: words }) : words}
              {here === value && <span class="badge">{say('table.rules.here')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function optionWords(say: Say, game: string, option: string): string {
  return say(`${game}.option.${option}` as MessageKey);
}

/** Of a whole number within a range only the usual one is told, and the one of this table. */
function offered({ values }: OptionInfo, here: OptionValue | undefined): readonly OptionValue[] {
  if (Array.isArray(values)) return values as readonly OptionValue[];
  return [here ?? (values as { readonly default: number }).default];
}

export function valueWords(
  { say, game, optionInfo }: Pick<Reading, 'say' | 'game' | 'optionInfo'>,
  option: string,
  value: OptionValue,
): string {
  const info = optionInfo.find(({ key }) => key === option);
  // A number within a range has no words of its own.
  if (typeof value === 'number' && info && !Array.isArray(info.values)) return say('table.number', { value });
  return say(`${game}.option.${option}.${String(value)}` as MessageKey);
}
