import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import {
  createRequest,
  type AnyVariables,
  type Client,
  type CombinedError,
  type DocumentInput,
  type OperationResult,
} from 'urql';
import { operationOf } from './compose';
import { isUnauthenticated } from './contentClient';
import { ServiceError, SessionEndedError, UnreachableError } from './errors';
import { TrialDocument } from './generated/graphql';

/** Executes one document at the content service. @throws the errors of `errors.ts` */
export type ExecuteDocument = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The kinds of calls to the content service. */
export interface ContentCalls {
  readonly read: ExecuteDocument;
  /**
   * Changes content, and invalidates cached lists.
   * @param key idempotency key: a retry with the same key gets the response of the first call. Undefined: retries are not deduplicated
   */
  readonly change: (key?: string) => ExecuteDocument;
  /** Executes and validates a change as usual, but rolls it back. Services without dry runs refuse it. */
  readonly dryRun: ExecuteDocument;
  /** The best number of concurrent calls for bulk operations: that many are sent in one document. */
  readonly batchSize: number;
}

/** Sends every call as a document of its own. */
export function createContentCalls(client: Client): ContentCalls {
  return {
    read: (document, variables) => readContent(client, document, variables),
    change: (key) => async (document, variables) => {
      const extensions = key === undefined ? undefined : { idempotency_key: key };
      const request = createRequest(document, variables, extensions);
      return dataOf(await client.executeMutation(request, CONTEXT).toPromise());
    },
    async dryRun<Data, Variables extends AnyVariables>(document: DocumentInput<Data, Variables>, variables: Variables) {
      const { query } = createRequest(document, variables);
      return dataOf(await client.mutation<Data, Variables>(asTrial(query), variables).toPromise());
    },
    batchSize: 1,
  };
}

/**
 * Queries the content service, bypassing the cache but updating it.
 * @throws the errors of `errors.ts`
 */
export async function readContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await queryUncached(client, document, variables));
}

/** The partial result of a query: the data of successful fields and the error codes of refused ones, by alias. */
export interface PartialResult {
  readonly data: Readonly<Record<string, unknown>>;
  readonly refused: ReadonlyMap<string, string>;
}

/** A query of several fields, each with an alias. */
export interface PartialQuery {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The error codes that refuse a single field only. */
  readonly refusals: ReadonlySet<string>;
}

/**
 * Queries several fields, some of which may be refused; bypasses the cache.
 * @throws the errors of `errors.ts` for errors that affect the whole query
 */
export async function readPartial(
  client: Client,
  { document, variables, refusals }: PartialQuery,
): Promise<PartialResult> {
  const result = await queryUncached<PartialResult['data'], AnyVariables>(client, document, variables);
  const errors = result.error?.graphQLErrors ?? [];
  const refused = new Map(errors.map(({ path = [], extensions }) => [String(path[0]), String(extensions['code'])]));
  const isPartial = errors.length > 0 && [...refused.values()].every((code) => refusals.has(code));
  return { data: isPartial ? (result.data ?? {}) : dataOf(result), refused };
}

/** The pending queries of each client, by request key. */
const pendingQueries = new WeakMap<Client, Map<number, Promise<unknown>>>();

/**
 * Queries without the cache. urql deduplicates identical pending queries, but data may have changed since the pending one was sent:
 * waits for it to end before sending the next.
 */
async function queryUncached<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const request = createRequest(document, variables);
  const pending = pendingQueries.get(client) ?? new Map<number, Promise<unknown>>();
  pendingQueries.set(client, pending);
  await pending.get(request.key);
  const sent = client.executeQuery(request, { ...CONTEXT, requestPolicy: 'network-only' }).toPromise();
  pending.set(request.key, sent);
  const result = await sent;
  if (pending.get(request.key) === sent) pending.delete(request.key);
  return result;
}

/**
 * Changes content and invalidates cached lists.
 * @throws the errors of `errors.ts`
 */
export async function changeContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return createContentCalls(client).change()(document, variables);
}

/**
 * Sends a mutation that changes no content, such as a heartbeat. It is delivered even if the page is closed meanwhile.
 * @throws the errors of `errors.ts`
 */
export async function notifyContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.mutation(document, variables, { fetchOptions: { keepalive: true } }).toPromise());
}

function asTrial(document: DocumentNode): DocumentNode {
  const { selectionSet } = operationOf(TrialDocument);
  // A new document object: urql marks documents it has sent, and would send the original one again.
  return {
    kind: Kind.DOCUMENT,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? { ...definition, selectionSet: withSelections(definition.selectionSet, selectionSet) }
        : definition,
    ),
  };
}

function withSelections(set: SelectionSetNode, { selections }: SelectionSetNode): SelectionSetNode {
  return { ...set, selections: [...selections, ...set.selections] };
}

/** Maps a failed GraphQL call to the errors of `errors.ts`. */
function contentError(error: CombinedError): Error {
  if (isUnauthenticated(error)) return new SessionEndedError();
  const [first] = error.graphQLErrors;
  if (!first) return new UnreachableError('content');
  const { message, extensions, path } = first;
  const { code } = extensions;
  return new ServiceError(message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', { ...extensions, path });
}

function dataOf<Data>({ data, error }: { readonly data?: Data; readonly error?: CombinedError }): Data {
  if (error) throw contentError(error);
  if (data === undefined) throw new UnreachableError('content');
  return data;
}

/** An empty list contains no `__typename`, so the cache needs to know which type the result depends on. */
const CONTEXT = { additionalTypenames: ['BrandPage'] };
