/**
 * Numbers with thousands separators, as people here write them. The format is made with the first number: a browser takes up to 25 ms for
 * the first one of a page, which would pass while the console loads, before it shows anything.
 * @param maximumFractionDigits decimals; more are rounded
 */
export function createNumberFormat(maximumFractionDigits: number): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat('en-PH', { maximumFractionDigits })).format(value);
}
