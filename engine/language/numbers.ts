// Numbers as people read them: with a true minus sign, which is as wide as the plus.

const HYPHEN = '-';
const MINUS = '\u2212';

/** Gives formatters of numbers like the platform's own, but with a true minus; each is made once. */
export function numberFormats(): typeof makeFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const format = made.get(key) ?? makeFormat(locale, options);
    made.set(key, format);
    return format;
  };
}

function makeFormat(locale?: string | string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const plain = new Intl.NumberFormat(locale, options);
  const format = (value: number | bigint): string => plain.format(value).replace(HYPHEN, MINUS);
  return Object.create(plain, { format: { value: format } }) as Intl.NumberFormat;
}
