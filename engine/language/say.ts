// Turns a key of the catalogue and its facts into a sentence, through ICU message format.
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { numberFormats } from './numbers.ts';

/** What a message may be given. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Says a message of the catalogue. */
export type Say = (key: MessageKey, facts?: Facts) => string;

/** A speaker over one catalogue; messages are parsed once, when first said. */
export function sayIn(catalogue: Catalogue, locale: string): Say {
  const parsed = new Map<MessageKey, IntlMessageFormat>();
  const formatters = {
    getNumberFormat: numberFormats(),
    getDateTimeFormat: (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...how),
    getPluralRules: (...how: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...how),
  };
  return (key, facts = {}) => {
    let message = parsed.get(key);
    if (!message) {
      const text: string = catalogue[key];
      // ignoreTag: messages are plain text, a "<" in one is a "<".
      message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });
      parsed.set(key, message);
    }
    return String(message.format(facts as Record<string, string>));
  };
}
