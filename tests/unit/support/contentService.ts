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

/** What a faked content service answers; an Error becomes a refusal with its `code` property. */
export type GraphQLAnswer = Readonly<Record<string, unknown>> | Error;

/** A client of a faked content service; `calls` holds what it was asked. */
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

/** A request as it travels. */
interface RequestBody extends Omit<GraphQLCall, 'name'> {
  readonly operationName: string;
}

/** Finds what no content service would understand of a request. */
type FaultFinder = (request: Pick<GraphQLCall, 'query' | 'variables'>) => readonly string[];

let faultsOf: FaultFinder = () => [];

/** Has requests refused from now on that have a fault, whatever would be answered. */
export function refuseFaults(find: FaultFinder): void {
  faultsOf = find;
}

/** What the service answers to a request of the browser. */
export async function answerOf(
  answer: (call: GraphQLCall) => GraphQLAnswer | Promise<GraphQLAnswer>,
  init: RequestInit | undefined,
): Promise<Response> {
  const { operationName: name, ...rest } = JSON.parse(init?.body as string) as RequestBody;
  const [fault] = faultsOf(rest);
  const given = fault === undefined ? await answer({ name, ...rest }) : refusal('GRAPHQL_VALIDATION_FAILED', fault);
  const body = given instanceof Error ? { data: null, errors: [refusalOf(given)] } : { data: given };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** A refusal of the service with its code. */
export function refusal(code: string, message: string, extensions: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(message), { code, extensions });
}

/** The refusal of a page whose name another page has (ERR-004). */
export function nameTaken(argument = 'item.name'): Error {
  return refusal('BAD_USER_INPUT', 'Page name is already exists!', { argument });
}

function refusalOf(error: Error) {
  const { code, extensions, path } = error as Error & { code?: string; extensions?: object; path?: readonly string[] };
  return { message: error.message, extensions: { code: code ?? 'INTERNAL_SERVER_ERROR', ...extensions }, path };
}

/** The calls that a document puts together, as they would be asked for alone; a document of one call is that call. */
export function callsIn(call: GraphQLCall): readonly GraphQLCall[] {
  const aliases = [...new Set(call.query.match(/\bm\d+(?=: )/g))];
  if (aliases.length === 0) return [call];
  return aliases.map((alias) => {
    const own = Object.entries(call.variables).filter(([name]) => name.startsWith(`${alias}_`));
    return {
      ...call,
      variables: Object.fromEntries(own.map(([name, value]) => [name.slice(alias.length + 1), value])),
    };
  });
}

/** Answers a document that puts calls of one kind together as each of them alone; the first that is refused refuses all of it. */
export function answerTogether(answer: (call: GraphQLCall) => GraphQLAnswer): (call: GraphQLCall) => GraphQLAnswer {
  return (call) => {
    const calls = callsIn(call);
    if (calls[0] === call) return answer(call);
    const data: Record<string, unknown> = {};
    for (const [index, one] of calls.entries()) {
      const answered = answer(one);
      if (answered instanceof Error) return Object.assign(answered, { path: [`m${index}`] });
      const { trial, ...operation } = answered;
      [data[`m${index}`]] = Object.values(operation);
      if (trial !== undefined) data['trial'] = trial;
    }
    return data;
  };
}
