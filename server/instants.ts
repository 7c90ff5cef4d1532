/**
 * The instant that a text in ISO 8601 names, by its offset from UTC: without one it would be a time of this machine.
 * @returns undefined for any other text
 */
export function instantIn(text: string): Date | undefined {
  const instant = new Date(text);
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

/** As instantIn; a date is its beginning in UTC. */
export function instantOrDateIn(text: string): Date | undefined {
  return instantIn(DATE.test(text) ? `${text}T00:00Z` : text);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
