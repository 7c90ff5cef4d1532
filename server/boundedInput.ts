import type { FastifyInstance } from 'fastify';
import { requireStorableText } from './content/arguments';
import { BadInput } from './errors';

/**
 * Refuses, before any handler sees it, what would only fail further in: addresses and bodies with U+0000, which the database
 * cannot keep, and bodies nested too deep. Bodies that a route reads itself (GraphQL, uploads, the embedded provider) pass.
 */
export function registerBoundedInput(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes('%00')) return;
    // As a relative address, one that begins with two slashes would be read as the name of a host.
    const { searchParams } = new URL(`http://address${url}`);
    for (const [name, value] of searchParams) requireStorableText(value, name);
    throw new BadInput('address', 'address: the character U+0000 cannot be stored.');
  });
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null || body instanceof URLSearchParams) return;
    requireNesting(body, 'body');
    requireStorableText(body);
  });
}

/**
 * Refuses input that is nested deeper than anything that is meant well. Works level by level: input from outside must not decide
 * how deep the stack is.
 * @param argument what is said to be too deep
 * @throws BadInput naming the bound
 */
export function requireNesting(input: unknown, argument: string): void {
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new BadInput(argument, `${argument}: expected at most ${DEEPEST} levels.`);
    level = level.flatMap((value) => partsOf(value).filter((part) => typeof part === 'object' && part !== null));
  }
}

function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A page tree of forty collections takes two levels for each, and rich values a few more (flattenInput). */
const DEEPEST = 128;
