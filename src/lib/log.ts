/**
 * Logs an error that needs no action by the user (LIST-008, ERR-003).
 * @param what the operation that failed, for developers
 */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is where developers look
  console.error(what, error);
}
