/** Writes a number. */
export type NumberFormat = (value: number) => string;

/**
 * Numbers with thousands separators, as a language writes them. A browser takes up to 25 ms for the first format of a page, which would
 * pass before a form is shown: in English, what has no separator and no decimals is written without one.
 * @param language BCP 47
 * @param maximumFractionDigits decimals; more are rounded
 */
export function createNumberFormat(language: string, maximumFractionDigits?: number): NumberFormat {
  const isEnglish = /^en\b/.test(language);
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    if (isEnglish && Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
    format ??= new Intl.NumberFormat(language, maximumFractionDigits === undefined ? {} : { maximumFractionDigits });
    return format.format(value);
  };
}
