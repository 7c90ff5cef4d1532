/**
 * The LIKE/ILIKE pattern that matches a text anywhere. % and _ are escaped, and the text is normalized to composed letters (Unicode
 * NFC), which nearly all stored texts use.
 * @returns null for an empty search
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim().normalize('NFC');
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
