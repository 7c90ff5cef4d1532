import {
  execute,
  getOperationAST,
  Kind,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type OperationDefinitionNode,
} from 'graphql';
import { createGraphQLError, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import { answerOnce, readIdempotencyKey } from '../answeredRequests';
import type { Queryable } from '../database/database';
import { isRetryable } from '../database/pool';
import { sha256OfJson } from '../sha256';
import { requireBoundedAnswer } from './boundedDocument';
import type { ContentContext } from './context';
import { isGraphQLError } from './presentError';
import { createWriteContext } from './writeContext';

/**
 * Runs every document of mutations in one transaction: either all of its fields are stored, or, if one fails, none and data is null
 * (amendment of A-82). Other requests see all of a document's changes or none.
 */
export function documentTransaction(): Plugin<ContentContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== OperationTypeNode.MUTATION || isReadOnly(operation)) return;
      setExecuteFn(async (execution: ExecutionArgs) => {
        const context = execution.contextValue as RequestContext;
        try {
          const { answer, writes } = await context.services.database.transaction(async (transaction) => {
            const contextValue = createWriteContext(context, transaction);
            const { writes, recordWrites } = contextValue;
            const answer = await answerDocumentOnce(context, transaction, async () => {
              const result = await execute({ ...execution, contextValue });
              if (result.errors && result.errors.length > 0) throw rollbackError(result.errors);
              requireBoundedAnswer(result, context);
              await writes.finish();
              await recordWrites.finish();
              if (contextValue.trial.isRequested) throw new TrialEnded(result);
              return result;
            });
            return { answer, writes };
          });
          writes.committed();
          return answer;
        } catch (error) {
          if (error instanceof TrialEnded) return error.answer;
          return { data: null, errors: error instanceof RolledBack ? error.errors : [asGraphQLError(error)] };
        }
      });
    },
  };
}

/** The context of a document together with the request parameters. */
type RequestContext = ContentContext & YogaInitialContext;

/**
 * Runs a document at most once per idempotency key of its sender (`extensions.idempotency_key` of the request). Must be called in the
 * transaction of the document.
 * @throws BadInput for a key that is not a string of 1 to 200 characters, or that was used with another document
 */
async function answerDocumentOnce(
  { services, caller, params }: RequestContext,
  transaction: Queryable,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const key = readIdempotencyKey(params.extensions?.['idempotency_key'], ARGUMENT);
  if (key === undefined) return run();
  const { query, operationName, variables } = params;
  const request = {
    ...{ key, userId: caller.userId, now: services.clock(), argument: ARGUMENT },
    hash: sha256OfJson([query, operationName ?? null, variables ?? {}]),
  };
  const { answer, isRepeated } = await answerOnce(transaction, request, async () => (await run()).data ?? null);
  return isRepeated ? { data: answer, extensions: { repeated: true } } : { data: answer };
}

const ARGUMENT = 'extensions.idempotency_key';

/** A read-only document needs no transaction, and may therefore wait for another system. */
function isReadOnly({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && READ_ONLY_MUTATIONS.has(selection.name.value),
  );
}

/** Mutations that change nothing. */
const READ_ONLY_MUTATIONS: ReadonlySet<string> = new Set(['mdorProjectListRequest', '__typename']);

/** Carries the errors of a document out of its transaction. */
class RolledBack extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document was rolled back.');
    this.name = 'RolledBack';
  }
}

/** Carries the answer of a trial out of its transaction, which is rolled back. */
class TrialEnded extends Error {
  constructor(readonly answer: ExecutionResult) {
    super('The document was a trial.');
    this.name = 'TrialEnded';
  }
}

/** Retryable database errors such as deadlocks are rethrown unchanged, so that the transaction is retried. */
function rollbackError(errors: readonly GraphQLError[]): unknown {
  const cause = errors[0]?.originalError;
  return cause && isRetryable(cause) ? cause : new RolledBack(errors);
}

function asGraphQLError(error: unknown): GraphQLError {
  if (isGraphQLError(error)) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return createGraphQLError(originalError.message, { originalError });
}
