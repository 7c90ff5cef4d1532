import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { requireMaxDepth } from '../boundedInput';
import { BadInput, ServiceError } from '../errors';
import type { ContentContext } from './context';
import { refusalOfDocument } from './presentError';

/**
 * Enforces the limits of documents: nesting of their input, and size and duration of query results. Results of mutations are checked
 * in their transaction.
 */
export function boundedDocument(): Plugin<ContentContext> {
  return {
    onParams({ params: { query, variables, extensions } }) {
      asRefusal(() => {
        requireMaxDepth(variables, 'variables');
        requireMaxDepth(extensions, 'extensions');
        // Non-strings are refused later.
        if (typeof query === 'string') requireTextNesting(query);
      });
    },
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return;
      return {
        onExecuteDone({ result }) {
          asRefusal(() => requireBoundedAnswer(result as ExecutionResult, contextValue as ContentContext));
        },
      };
    },
  };
}

/** @throws BadInput for an answer that is too large, DocumentTooSlow */
export function requireBoundedAnswer({ data }: ExecutionResult, { services, deadline }: ContentContext): void {
  deadline.check();
  const { answerBytes } = services.config.document;
  if (!isLargerThan(data, answerBytes)) return;
  const megabytes = answerBytes / 1024 / 1024;
  throw new BadInput('document', `The answer would be too big: at most ${megabytes} MB. Ask for less at once.`);
}

/** Whether a value is larger than this as JSON. Stops at the limit, even if shared parts make the JSON far larger than the value. */
function isLargerThan(value: unknown, bytes: number): boolean {
  const pending = [value];
  let left = bytes;
  while (pending.length > 0 && left >= 0) {
    const next = pending.pop();
    if (typeof next === 'string') left -= Buffer.byteLength(next) + 3;
    else if (Array.isArray(next)) for (const item of next) pending.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        left -= key.length + 3;
        pending.push(item);
      }
    } else left -= 5;
  }
  return left < 0;
}

/** As requireMaxDepth, for the text of a document, whose parser recurses without limit. @throws BadInput */
function requireTextNesting(query: string): void {
  let depth = 0;
  for (let at = 0; at < query.length; at += 1) {
    const character = query.charAt(at);
    if (character === '"') at = endOfText(query, at);
    else if (character === '#') at = endOfComment(query, at);
    else if ('[({'.includes(character)) depth += 1;
    else if ('])}'.includes(character)) depth -= 1;
    if (depth > MAX_DEPTH) throw new BadInput('query', `query: expected at most ${MAX_DEPTH} levels.`);
  }
}

/** The index of the last character of the string literal at `from`; unterminated ones end the query, as the parser stops there anyway. */
function endOfText(query: string, from: number): number {
  if (query.startsWith(BLOCK, from)) {
    let end = query.indexOf(BLOCK, from + BLOCK.length);
    while (query[end - 1] === '\\') end = query.indexOf(BLOCK, end + BLOCK.length);
    return end === -1 ? query.length : end + BLOCK.length - 1;
  }
  let end = from + 1;
  while (end < query.length && query[end] !== '"') end += query[end] === '\\' ? 2 : 1;
  return end;
}

function endOfComment(query: string, from: number): number {
  let end = from;
  while (end < query.length && query[end] !== '\n' && query[end] !== '\r') end += 1;
  return end;
}

function asRefusal(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof ServiceError ? refusalOfDocument(error) : error;
  }
}

const BLOCK = '"""';
const MAX_DEPTH = 128;
