import { createHash } from 'node:crypto';

/** Hexadecimal SHA-256 of a value as JSON. */
export function sha256OfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
