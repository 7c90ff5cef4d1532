import { createContentClient } from '../../../src/api/contentClient';
import { createTokenStore } from '../../../src/api/tokens';
import { memoryStorage } from './storage';

/** A GraphQL request as the content service receives it. */
export interface GraphQLCall {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Response of a fake content service; an Error becomes a GraphQL error with its `code` property. */
export type GraphQLAnswer = Readonly<Record<string, unknown>> | Error;

/** A client of a fake content service; `calls` records its requests. */
export function fakeContentService(answer: (call: GraphQLCall) => GraphQLAnswer | Promise<GraphQLAnswer>) {
  const calls: GraphQLCall[] = [];
  const send: typeof fetch = async (_url, init) =>
    answerOf((call) => {
      calls.push(call);
      return answer(call);
    }, init);
  const storage = memoryStorage({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' });
  const client = createContentClient({
    contentUrl: 'http://content.test',
    tokens: createTokenStore(storage, new EventTarget()),
    refresh: async () => undefined,
    send,
  });
  return { client, calls };
}

/** A request body as sent. */
interface RequestBody extends Omit<GraphQLCall, 'name'> {
  readonly operationName: string;
}

/** Returns the problems for which every content service would reject a request. */
type RequestValidator = (request: Pick<GraphQLCall, 'query' | 'variables'>) => readonly string[];

let validateRequest: RequestValidator = () => [];

/** From now on, rejects invalid requests instead of answering them. */
export function refuseFaults(validate: RequestValidator): void {
  validateRequest = validate;
}

/** The service's HTTP response to a browser request. */
export async function answerOf(
  answer: (call: GraphQLCall) => GraphQLAnswer | Promise<GraphQLAnswer>,
  init: RequestInit | undefined,
): Promise<Response> {
  const { operationName: name, ...rest } = JSON.parse(init?.body as string) as RequestBody;
  const [problem] = validateRequest(rest);
  const result =
    problem === undefined ? await answer({ name, ...rest }) : refusal('GRAPHQL_VALIDATION_FAILED', problem);
  const body = result instanceof Error ? { data: null, errors: [toGraphQLError(result)] } : { data: result };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** An error of the service with its code. */
export function refusal(code: string, message: string, extensions: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(message), { code, extensions });
}

/** The error for a page name that is already taken (ERR-004). */
export function nameTaken(argument = 'item.name'): Error {
  return refusal('BAD_USER_INPUT', 'Page name is already exists!', { argument });
}

function toGraphQLError(error: Error) {
  const { code, extensions, path } = error as Error & { code?: string; extensions?: object; path?: readonly string[] };
  return { message: error.message, extensions: { code: code ?? 'INTERNAL_SERVER_ERROR', ...extensions }, path };
}

/** Splits a batched document into single calls; a document of one call is that call. */
export function callsIn(call: GraphQLCall): readonly GraphQLCall[] {
  const aliases = [...new Set(call.query.match(/\bm\d+(?=: )/g))];
  if (aliases.length === 0) return [call];
  return aliases.map((alias) => {
    const entries = Object.entries(call.variables).filter(([name]) => name.startsWith(`${alias}_`));
    return {
      ...call,
      variables: Object.fromEntries(entries.map(([name, value]) => [name.slice(alias.length + 1), value])),
    };
  });
}

/** Answers each call of a batched document separately; the first error fails the whole document. */
export function answerTogether(answer: (call: GraphQLCall) => GraphQLAnswer): (call: GraphQLCall) => GraphQLAnswer {
  return (call) => {
    const calls = callsIn(call);
    if (calls[0] === call) return answer(call);
    const data: Record<string, unknown> = {};
    for (const [index, one] of calls.entries()) {
      const result = answer(one);
      if (result instanceof Error) return Object.assign(result, { path: [`m${index}`] });
      const { trial, ...operation } = result;
      [data[`m${index}`]] = Object.values(operation);
      if (trial !== undefined) data['trial'] = trial;
    }
    return data;
  };
}
