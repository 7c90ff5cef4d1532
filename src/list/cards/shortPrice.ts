/**
 * A price, or a range of prices, as a card shows it: 'PHP 1.5M' or 'PHP 1.5M - 2.25M' (PROP-012, A-34).
 * @param lowest stored text of a number, perhaps with thousand separators
 * @returns undefined when neither bound is a number
 */
export function shortPrice(lowest: string | undefined, highest: string | undefined): string | undefined {
  const bounds = [lowest, highest].map(amountOf).filter((amount) => amount !== undefined);
  const shown = [...new Set(bounds.map(short))];
  return shown.length === 0 ? undefined : `PHP ${shown.join(' - ')}`;
}

function amountOf(text: string | undefined): number | undefined {
  const plain = text?.replaceAll(',', '').trim();
  if (!plain) return undefined;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
}

function short(amount: number): string {
  const unit = UNITS.find(({ from }) => Math.abs(amount) >= from) ?? { from: 1, sign: '' };
  // Cut, not rounded: 999,999 is not yet a million.
  // Multiplied first: 5.1 × 100 is less than 510.
  const value = Math.trunc((amount * 100) / unit.from) / 100;
  return `${value}${unit.sign}`;
}

const UNITS = [
  { from: 1_000_000_000, sign: 'B' },
  { from: 1_000_000, sign: 'M' },
  { from: 1_000, sign: 'K' },
] as const;
