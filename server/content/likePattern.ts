import { MAX_SEARCH_LENGTH } from '../../src/lib/maxSearchLength';
import { requireLength } from './guards/sizes';

/**
 * As likePattern, for an argument of an operation: patterns of megabytes would block the node and the database.
 * @throws BadInput naming the argument
 */
export function searchPattern(search: string | null | undefined, argument: string): string | null {
  requireLength(search, { argument, max: MAX_SEARCH_LENGTH });
  return likePattern(search);
}

/**
 * The LIKE/ILIKE pattern that matches a text anywhere. % and _ are escaped, and the text is normalized to composed letters (Unicode
 * NFC), which nearly all stored texts use.
 * @returns null for an empty search
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim().normalize('NFC');
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
