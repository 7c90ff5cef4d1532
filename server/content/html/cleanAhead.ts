import { AsyncLocalStorage } from 'node:async_hooks';
import { getOperationAST, OperationTypeNode, visit, type DocumentNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from '../context';
import type { CleaningPool } from './cleaningPool';
import { mayNeedCleaning, type Cleaned } from './cleanValue';

/**
 * Cleans the texts of a document of mutations before it runs, when they are so long together that cleaning them would keep
 * everybody else waiting: in a worker, and before a transaction holds anything.
 */
export function cleanAhead(pool: CleaningPool): Plugin<ContentContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, variableValues } = args as ExecutionArgs;
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return;
      const texts = [...new Set([...textsOf(variableValues), ...literalsOf(document)])].filter(mayNeedCleaning);
      if (texts.reduce((sum, { length }) => sum + length, 0) <= MOST_ON_THE_THREAD) return;
      setExecuteFn(async (execution: ExecutionArgs): Promise<unknown> => {
        const outcomes = await pool.clean(texts);
        const ofTexts = new Map(texts.map((text, index) => [text, outcomes[index] ?? {}]));
        return ahead.run(ofTexts, () => executeFn(execution) as unknown);
      });
    },
  };
}

/** What became of a text of the document that runs; undefined for one that was not cleaned ahead. */
export function cleanedAhead(text: string): Cleaned | undefined {
  return ahead.getStore()?.get(text);
}

const ahead = new AsyncLocalStorage<ReadonlyMap<string, Cleaned>>();

/** The texts in the values of variables, which may be nested as deep as JSON can be. */
function textsOf(variables: unknown): readonly string[] {
  const texts: string[] = [];
  const open = [variables];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) open.push(inside);
  }
  return texts;
}

/** The texts written in the document itself. */
function literalsOf(document: DocumentNode): readonly string[] {
  const texts: string[] = [];
  visit(document, {
    StringValue({ value }) {
      texts.push(value);
    },
  });
  return texts;
}

/** In characters; takes some 30 ms. */
const MOST_ON_THE_THREAD = 64 * 1024;
