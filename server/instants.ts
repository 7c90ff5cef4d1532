/**
 * Parses an ISO 8601 instant with an offset from UTC: without one it would be in the time zone of this machine.
 * @returns undefined for any other text
 */
export function parseIsoInstant(text: string): Date | undefined {
  const instant = new Date(text);
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

/** Like parseIsoInstant; a date means its start in UTC. */
export function parseIsoInstantOrDate(text: string): Date | undefined {
  return parseIsoInstant(DATE.test(text) ? `${text}T00:00Z` : text);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
