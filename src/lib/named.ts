/**
 * The first of several names; how many others there are stands last.
 * @param more says how many
 */
export function firstNamed(
  names: readonly string[],
  most: number,
  more: (others: { readonly count: number }) => string,
): readonly string[] {
  return names.length > most ? [...names.slice(0, most), more({ count: names.length - most })] : names;
}
