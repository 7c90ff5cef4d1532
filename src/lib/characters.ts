/** How many characters a text has, as its rules and the services count them: a sign beyond the first 65,536 is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
