/**
 * Notes an error that people need not act on (LIST-008, ERR-003).
 * @param what what was being done, for a developer
 */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is where a developer looks
  console.error(what, error);
}
