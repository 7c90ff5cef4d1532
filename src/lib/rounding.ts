/**
 * Rounds as people do: the decimal digits decide, not their binary neighbours (1.005 is 1.01).
 * @param decimals how many digits stay after the point
 */
export function roundTo(value: number, decimals: number): number {
  return shift(Math.round(shift(value, decimals)), -decimals);
}

/** Moves the decimal point. */
function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
