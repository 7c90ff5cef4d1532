/**
 * The key of a new file, from the month and a random id only: the name given by the user never becomes part of a path, and nobody
 * can guess the key of another file.
 * @param file.extension without the dot, from the detected type
 */
export function newKey(file: { readonly id: string; readonly now: Date; readonly extension: string }): string {
  const { id, now, extension } = file;
  const month = String(now.getUTCMonth() + 1).padStart(2, '0');
  return `files/${now.getUTCFullYear()}/${month}/${id}.${extension}`;
}

/** Whether a text is a key as created by newKey; anything else never reaches the storage. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The distinct keys within a text: rich text and JSON refer to files by URL. */
export function fileKeysIn(text: string): readonly string[] {
  return [...new Set(text.match(ANY_KEY))];
}

/** The pattern of keys, as a regular expression that PostgreSQL understands as well. */
export const FILE_KEY = String.raw`files/\d{4}/\d{2}/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}`;

const KEY = new RegExp(`^${FILE_KEY}$`);
const ANY_KEY = new RegExp(FILE_KEY, 'g');
