import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { requireNesting } from '../boundedInput';
import { BadInput, ServiceError } from '../errors';
import type { ContentContext } from './context';
import { refusalOfDocument } from './presentError';

/**
 * Holds documents to their bounds: what they are told may not be nested too deep, and what queries answer may not be too large or
 * take too long. What mutations answer is checked in their transaction.
 */
export function boundedDocument(): Plugin<ContentContext> {
  return {
    onParams({ params: { query, variables, extensions } }) {
      asRefusal(() => {
        requireNesting(variables, 'variables');
        requireNesting(extensions, 'extensions');
        // Whether it is a text is checked after this.
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
  if (!isLarger(data, answerBytes)) return;
  const megabytes = answerBytes / 1024 / 1024;
  throw new BadInput('document', `The answer would be too big: at most ${megabytes} MB. Ask for less at once.`);
}

/** Whether a value would be longer than this as JSON; looks no further than that, however often it refers to the same part. */
function isLarger(value: unknown, bytes: number): boolean {
  const waiting = [value];
  let left = bytes;
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= Buffer.byteLength(next) + 3;
    else if (Array.isArray(next)) for (const item of next) waiting.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        left -= key.length + 3;
        waiting.push(item);
      }
    } else left -= 5;
  }
  return left < 0;
}

/** As requireNesting, for the text of a document: its parser goes as deep as it is told. @throws BadInput */
function requireTextNesting(query: string): void {
  let depth = 0;
  for (let at = 0; at < query.length; at += 1) {
    const sign = query.charAt(at);
    if (sign === '"') at = endOfText(query, at);
    else if (sign === '#') at = endOfComment(query, at);
    else if ('[({'.includes(sign)) depth += 1;
    else if ('])}'.includes(sign)) depth -= 1;
    if (depth > DEEPEST) throw new BadInput('query', `query: expected at most ${DEEPEST} levels.`);
  }
}

/** Where the last sign of a text is that begins somewhere. What nobody closes the parser reads no further than this. */
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
const DEEPEST = 128;
