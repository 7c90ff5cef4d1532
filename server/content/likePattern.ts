/**
 * The pattern for LIKE and ILIKE that finds a text anywhere, with % and _ as they are.
 * @returns null when there is nothing to look for
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
