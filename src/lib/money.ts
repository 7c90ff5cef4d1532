/** The currency of every price (PROP-012). */
export const CURRENCY = 'PHP';

const format = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 });

/** A price with thousand separators and at most two decimals (PROP-036). */
export function printAmount(amount: number): string {
  return format.format(amount);
}
