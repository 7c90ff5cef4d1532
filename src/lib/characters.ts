/** Number of characters by Unicode code points, as rules and services count them: a surrogate pair is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
