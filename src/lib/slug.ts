/**
 * The slug of a page: the lower-case kebab form of its name (B-34). Accents are dropped, letters and digits of any
 * script stay; a name without any (symbols only) becomes the code points of its characters, so that no slug is empty.
 */
export function slugOf(name: string): string {
  const kebab = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (kebab !== '') return kebab;
  return Array.from(name, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');
}
