import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { graphqlSync, parse } from 'graphql';
import { requestFaults, SPECIFICATION } from './requestFaults';

/** The product's own services, restricted to what the owner's specification names. */
export interface PlainServices {
  /** Address of the console. */
  readonly url: string;
  /** Refused requests, which the specification does not name. */
  readonly refusals: readonly string[];
  close(): Promise<void>;
}

/** The REST calls that the specification names (API-REST rows), the sign-in's own pages, and the files of the console. */
const CALLS: readonly { readonly method: string; readonly path: RegExp }[] = [
  { method: 'POST', path: /^\/iam\/oauth\/token$/ },
  { method: 'GET', path: /^\/iam\/users\/me$/ },
  { method: 'GET', path: /^\/iam\/(users|roles|tenants|features)$/ },
  { method: 'POST', path: /^\/iam\/(users|roles)$/ },
  { method: 'GET', path: /^\/iam\/users\/[^/]+(\/activities)?$/ },
  { method: 'GET', path: /^\/iam\/roles\/[^/]+(\/permissions)?$/ },
  { method: 'PUT', path: /^\/iam\/(users|roles)\/[^/]+$/ },
  { method: 'POST', path: /^\/(uploads|upload)\/[a-z-]+$/ },
  { method: 'POST', path: /^\/deploy$/ },
];
const SIGN_IN = /^\/(iam\/social|oidc)\//;
const SERVICES = /^\/(iam|graphql|upload|uploads|deploy|health)(\/|$)/;
/** The fields of the upload forms (API-REST-018 to API-REST-023). */
const UPLOAD_FIELDS: readonly string[] = ['file', 'filename', 'brand', 'project'];

/**
 * Starts a proxy that forwards to the product's services what the specification names, and refuses the rest as a service without
 * these features does: with a GraphQL error or 404.
 * @param options.port where to listen; the product has to be started with this address as its PUBLIC_URL
 * @param options.product the address of the running product
 */
export async function startPlainServices(options: {
  readonly port: number;
  readonly product: () => string;
}): Promise<PlainServices> {
  const refusals: string[] = [];

  function refuse(response: ServerResponse, status: number, what: string): void {
    refusals.push(what);
    sendJson(response, { message: 'Not found.' }, status);
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://plain');
    // The console detects optional features by it.
    if (pathname === '/health') {
      response.writeHead(404).end();
      return;
    }
    const verdict = await refusalOf(incoming, { pathname, search });
    if ('status' in verdict) refuse(response, verdict.status, `${incoming.method ?? ''} ${pathname}${verdict.why}`);
    else if (pathname === '/graphql') answerContent(incoming, response, verdict.body);
    else pass(incoming, response, verdict.body);
  }

  function answerContent(incoming: IncomingMessage, response: ServerResponse, body: Buffer | undefined): void {
    const request = JSON.parse(body?.toString('utf8') ?? '{}') as GraphQLRequest;
    if (request.query.includes('__schema')) {
      sendJson(response, graphqlSync({ schema: SPECIFICATION, source: request.query }));
      return;
    }
    const faults = faultsOf(request);
    if (faults.length === 0) {
      pass(incoming, response, body);
      return;
    }
    refusals.push(...faults);
    const errors = faults.map((message) => ({ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }));
    sendJson(response, { errors });
  }

  function pass(incoming: IncomingMessage, response: ServerResponse, body?: Buffer): void {
    const target = new URL(incoming.url ?? '/', options.product());
    const upstream = forward(target, { method: incoming.method, headers: incoming.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    if (body) upstream.end(body);
    else incoming.pipe(upstream);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      refusals.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${options.port}`,
    refusals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Why a request is verdict, or else its body; undefined if that is streamed through unread. */
async function refusalOf(
  incoming: IncomingMessage,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<{ readonly status: number; readonly why: string } | { readonly body: Buffer | undefined }> {
  if (!SERVICES.test(pathname)) {
    return search.includes('width=') ? { status: 400, why: ' with width' } : { body: undefined };
  }
  if (SIGN_IN.test(pathname)) return { body: undefined };
  if (incoming.headers['idempotency-key'] !== undefined) return { status: 400, why: ' with a key' };
  const body = await bytesOf(incoming);
  if (pathname === '/graphql') return { body };
  if (!CALLS.some((call) => call.method === incoming.method && call.path.test(pathname)))
    return { status: 404, why: '' };
  const unknown = pathname.startsWith('/upload') ? unknownFields(body) : [];
  return unknown.length > 0 ? { status: 400, why: ` with ${unknown.join(', ')}` } : { body };
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The parts of a request that the specification does not name: of its document, its variables' values, its extensions. */
function faultsOf({ query, variables = {}, extensions }: GraphQLRequest): readonly string[] {
  const faults = requestFaults(SPECIFICATION, { document: parse(query), variables });
  return extensions === undefined ? faults : [...faults, 'Extensions were sent.'];
}

interface GraphQLRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly extensions?: unknown;
}

/** The fields of an upload form that the specification does not name. */
function unknownFields(body: Buffer): readonly string[] {
  const names = [...body.toString('latin1').matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)];
  return names.flatMap(([, name = '']) => (UPLOAD_FIELDS.includes(name) ? [] : [name]));
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
