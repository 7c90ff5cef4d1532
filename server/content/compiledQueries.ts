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
 * Runs queries as compiled functions: the tree of a page has thousands of nodes, and interpreting a document for each
 * of them took most of a read. Mutations stay with the interpreter, which the transaction of a document wraps.
 *
 * What a resolver answers must hold no promises: without a resolver of its own a field is read as it is.
 *
 * The parser keeps the documents that come again and again, so the functions live and die with their documents.
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
