import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type ExecutionArgs,
  type FragmentDefinitionNode,
  type GraphQLError,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Metrics } from './metrics';

/** Counts every document by outcome, once for each of its operation fields. */
export function documentMetrics({ documents }: Metrics): Plugin {
  // Documents refused before execution have no entry.
  const operations = new WeakMap<Request, ReadonlySet<string>>();
  return {
    onExecute({ args, context }) {
      const { document, operationName } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName);
      if (operation) operations.set(context.request, new Set(fieldNames(operation.selectionSet, document)));
    },
    onResultProcess({ request, result }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const [error] = result.errors ?? [];
      const outcome = error ? codeOf(error) : 'OK';
      for (const operation of operations.get(request) ?? ['none']) documents.inc({ operation, outcome });
    },
  };
}

function codeOf({ extensions: { code } }: GraphQLError): string {
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}

/** Requires a validated document: fragments exist and are not cyclic. */
function fieldNames({ selections }: SelectionSetNode, document: DocumentNode): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment ? fieldNames(fragment.selectionSet, document) : [];
  });
}
