/**
 * The first `max` names, followed by the number of the others.
 * @param more the text for that number
 */
export function truncateNames(
  names: readonly string[],
  max: number,
  more: (others: { readonly count: number }) => string,
): readonly string[] {
  return names.length > max ? [...names.slice(0, max), more({ count: names.length - max })] : names;
}
