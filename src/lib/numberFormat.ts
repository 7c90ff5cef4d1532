/** Formats a number. */
export type NumberFormat = (value: number) => string;

/**
 * Formats numbers with the separators of a language. The first `Intl.NumberFormat` of a page takes up to 25 ms, which would delay
 * the first form: English integers below 1,000, which need none, are formatted without it.
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
