import { AsyncLocalStorage } from 'node:async_hooks';
import { getOperationAST, OperationTypeNode, visit, type DocumentNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from '../context';
import type { CleaningPool } from './cleaningPool';
import { mayNeedCleaning, type CleaningResult } from './cleanValue';

/**
 * Cleans the texts of a document of mutations in a worker before it is executed, if they are so long that cleaning them would block the
 * event loop. Happens before the transaction, which therefore holds no locks meanwhile.
 */
export function precleanDocument(pool: CleaningPool): Plugin<ContentContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, variableValues } = args as ExecutionArgs;
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return;
      const texts = [...new Set([...textsOf(variableValues), ...literalsOf(document)])].filter(mayNeedCleaning);
      if (texts.reduce((sum, { length }) => sum + length, 0) <= MAX_MAIN_THREAD_CHARACTERS) return;
      setExecuteFn(async (execution: ExecutionArgs): Promise<unknown> => {
        const cleanedTexts = await pool.clean(texts);
        const results = new Map(texts.map((text, index) => [text, cleanedTexts[index] ?? {}]));
        return cleanedResults.run(results, () => executeFn(execution) as unknown);
      });
    },
  };
}

/** The result for a text of the current document; undefined if it was not cleaned in advance. */
export function precleanedResult(text: string): CleaningResult | undefined {
  return cleanedResults.getStore()?.get(text);
}

const cleanedResults = new AsyncLocalStorage<ReadonlyMap<string, CleaningResult>>();

/** The texts in the variables; iterative, since they may be nested as deep as JSON can be. */
function textsOf(variables: unknown): readonly string[] {
  const texts: string[] = [];
  const pending = [variables];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const inside of Object.values(value)) pending.push(inside);
  }
  return texts;
}

/** The string literals in the document. */
function literalsOf(document: DocumentNode): readonly string[] {
  const texts: string[] = [];
  visit(document, {
    StringValue({ value }) {
      texts.push(value);
    },
  });
  return texts;
}

/** Maximum length of all texts together that is cleaned on the main thread, in characters; takes about 30 ms. */
const MAX_MAIN_THREAD_CHARACTERS = 64 * 1024;
