/**
 * The pattern for LIKE and ILIKE that finds a text anywhere, with % and _ as they are and composed letters (Unicode NFC), as nearly
 * all that is stored has them.
 * @returns null when there is nothing to look for
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim().normalize('NFC');
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
