import { createHash } from 'node:crypto';

/** SHA-256 of a value as JSON, hexadecimal: tells it from any other. */
export function sha256OfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
