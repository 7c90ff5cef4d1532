import { createNumberFormat } from './numberFormat';

/** The currency of every price (PROP-012). */
export const CURRENCY = 'PHP';

const print = createNumberFormat('en-PH', 2);

/** A price with thousand separators and at most two decimals (PROP-036). */
export function printAmount(amount: number): string {
  return print(amount);
}
