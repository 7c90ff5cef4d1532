import type { FastifyInstance } from 'fastify';
import { requireStorableText } from './content/arguments';
import { BadInput } from './errors';

/**
 * Rejects input before any handler that would only fail later: URLs and bodies with U+0000, which the database cannot store,
 * and bodies nested too deeply. Bodies that a route reads itself (GraphQL, uploads, the embedded provider) are not checked here.
 */
export function registerBoundedInput(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes('%00')) return;
    // Prefixed with an origin: as a relative URL, one that begins with two slashes would be parsed as a host name.
    const { searchParams } = new URL(`http://address${url}`);
    for (const [name, value] of searchParams) requireStorableText(value, name);
    throw new BadInput('address', 'address: the character U+0000 cannot be stored.');
  });
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null || body instanceof URLSearchParams) return;
    requireMaxDepth(body, 'body');
    requireStorableText(body);
  });
}

/**
 * Rejects input that is nested deeper than any legitimate one. Works level by level instead of recursively: untrusted input must
 * not determine the depth of the stack.
 * @param argument the name of the input, for the message
 * @throws BadInput naming the limit
 */
export function requireMaxDepth(input: unknown, argument: string): void {
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new BadInput(argument, `${argument}: expected at most ${MAX_DEPTH} levels.`);
    level = level.flatMap((value) => partsOf(value).filter((part) => typeof part === 'object' && part !== null));
  }
}

function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A page tree of forty collections takes two levels each, and rich values a few more (flattenInput). */
const MAX_DEPTH = 128;
