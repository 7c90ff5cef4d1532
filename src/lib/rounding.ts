/**
 * Rounds by decimal digits, not by their binary approximation (1.005 becomes 1.01).
 * @param decimals number of decimals kept
 */
export function roundTo(value: number, decimals: number): number {
  return shift(Math.round(shift(value, decimals)), -decimals);
}

/** Moves the decimal point. */
function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
