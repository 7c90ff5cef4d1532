import {
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from './context';

/**
 * Runs queries as compiled functions: the tree of a page has thousands of nodes, and interpreting the document for each of them took
 * most of the time of a read. Mutations still run in the interpreter, which documentTransaction wraps.
 *
 * Resolver results must not contain promises: fields without a resolver are read without awaiting.
 *
 * The parser caches recurring documents; the compiled functions are cached with them (weakly).
 */
export function compiledQueries(): Plugin<ContentContext> {
  const compiled = new WeakMap<DocumentNode, Map<OperationDefinitionNode, CompiledQuery | undefined>>();

  function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery | undefined {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
    const ofDocument = compiled.get(document) ?? new Map<OperationDefinitionNode, CompiledQuery | undefined>();
    compiled.set(document, ofDocument);
    if (!ofDocument.has(operation)) {
      const result = compileQuery(schema, document, operationName ?? undefined);
      ofDocument.set(operation, isCompiledQuery(result) ? result : undefined);
    }
    return ofDocument.get(operation);
  }

  return {
    onExecute({ args, setExecuteFn }) {
      const query = compile(args);
      if (query === undefined) return;
      setExecuteFn(({ rootValue, contextValue, variableValues }: ExecutionArgs) =>
        query.query(rootValue, contextValue, variableValues),
      );
    },
  };
}
