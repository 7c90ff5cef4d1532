import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import {
  createRequest,
  type AnyVariables,
  type Client,
  type CombinedError,
  type DocumentInput,
  type OperationResult,
} from 'urql';
import { operationIn } from './compose';
import { isUnauthenticated } from './contentClient';
import { ServiceError, SessionEndedError, UnreachableError } from './errors';
import { TrialDocument } from './generated/graphql';

/** Runs one document of the content service. @throws the errors of `errors.ts` */
export type Ask = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The ways in which the content service is asked. */
export interface ContentCalls {
  readonly read: Ask;
  /** @param key with which the change is made once, however often it is sent */
  readonly change: (key?: string) => Ask;
  /** Nothing of it is stored. */
  readonly attempt: Ask;
  /** How many calls are best made at once by who makes many: so many travel in one document. */
  readonly atOnce: number;
}

/** Every call is a document of its own. */
export function createContentCalls(client: Client): ContentCalls {
  return {
    read: (document, variables) => readContent(client, document, variables),
    change: (key) => (document, variables) => changeContentOnce(client, { document, variables, key }),
    attempt: (document, variables) => tryContent(client, document, variables),
    atOnce: 1,
  };
}

/**
 * Asks the content service past the cache, and fills it.
 * @throws the errors of `errors.ts`
 */
export async function readContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return answerOf(await queryAfresh(client, document, variables));
}

/** What a query of several fields was answered: those that were given, and the codes of those that were refused, by alias. */
export interface Parts {
  readonly data: Readonly<Record<string, unknown>>;
  readonly refused: ReadonlyMap<string, string>;
}

/** A query of several fields, each with an alias. */
export interface PartsQuery {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The error codes that concern a single field. */
  readonly refusals: ReadonlySet<string>;
}

/**
 * Asks for several things of which some may be refused, past the cache.
 * @throws the errors of `errors.ts` for errors that concern all of them
 */
export async function readParts(client: Client, { document, variables, refusals }: PartsQuery): Promise<Parts> {
  const answer = await queryAfresh<Parts['data'], AnyVariables>(client, document, variables);
  const errors = answer.error?.graphQLErrors ?? [];
  const refused = new Map(errors.map(({ path = [], extensions }) => [String(path[0]), String(extensions['code'])]));
  const isPartial = errors.length > 0 && [...refused.values()].every((code) => refusals.has(code));
  return { data: isPartial ? (answer.data ?? {}) : answerOf(answer), refused };
}

/** By their keys: what is under way of each client. */
const underWay = new WeakMap<Client, Map<number, Promise<unknown>>>();

/**
 * Asks past the cache. The client gives the answer to a query that is under way to whoever sends the same one; but something may have
 * changed since that one was sent, so its end is waited for.
 */
async function queryAfresh<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const request = createRequest(document, variables);
  const queries = underWay.get(client) ?? new Map<number, Promise<unknown>>();
  underWay.set(client, queries);
  await queries.get(request.key);
  const sent = client.executeQuery(request, { ...CONTEXT, requestPolicy: 'network-only' }).toPromise();
  queries.set(request.key, sent);
  const result = await sent;
  if (queries.get(request.key) === sent) queries.delete(request.key);
  return result;
}

/**
 * Changes content; lists that were read before are read anew.
 * @throws the errors of `errors.ts`
 */
export async function changeContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return answerOf(await client.mutation(document, variables, CONTEXT).toPromise());
}

/** A change that is made once, however often it is sent with the same key. */
export interface KeyedChange<Data, Variables extends AnyVariables> {
  readonly document: DocumentInput<Data, Variables>;
  readonly variables: Variables;
  /** Undefined: made as often as it is sent. */
  readonly key: string | undefined;
}

/**
 * Changes content once: a repetition with the same key is given the answer of the first.
 * @throws the errors of `errors.ts`
 */
export async function changeContentOnce<Data, Variables extends AnyVariables>(
  client: Client,
  { document, variables, key }: KeyedChange<Data, Variables>,
): Promise<Data> {
  const extensions = key === undefined ? undefined : { idempotency_key: key };
  const request = createRequest(document, variables, extensions);
  return answerOf(await client.executeMutation(request, CONTEXT).toPromise());
}

/**
 * Tells the content service something that changes no content. It arrives also where the page is left meanwhile.
 * @throws the errors of `errors.ts`
 */
export async function tellContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return answerOf(await client.mutation(document, variables, { fetchOptions: { keepalive: true } }).toPromise());
}

/**
 * Asks what would become of a change: it is done and checked as ever, and nothing of it is stored. Services that make no trials refuse.
 * @throws the errors of `errors.ts` that the change itself would meet
 */
async function tryContent<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { query } = createRequest(document, variables);
  return answerOf(await client.mutation<Data, Variables>(asTrial(query), variables).toPromise());
}

function asTrial(document: DocumentNode): DocumentNode {
  const { selectionSet } = operationIn(TrialDocument);
  // Of the document itself nothing is kept: the client knows one that it has sent before by marks on it, and would send that one.
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

/** What a failed GraphQL call means to the caller. */
function contentError(error: CombinedError): Error {
  if (isUnauthenticated(error)) return new SessionEndedError();
  const [first] = error.graphQLErrors;
  if (!first) return new UnreachableError('content');
  const { message, extensions, path } = first;
  const { code } = extensions;
  return new ServiceError(message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', { ...extensions, path });
}

function answerOf<Data>({ data, error }: { readonly data?: Data; readonly error?: CombinedError }): Data {
  if (error) throw contentError(error);
  if (data === undefined) throw new UnreachableError('content');
  return data;
}

/** An empty list names no type, so the cache is told what its answer depends on. */
const CONTEXT = { additionalTypenames: ['BrandPage'] };
