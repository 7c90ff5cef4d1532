import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { assetPath } from '../assets';
import { createAllowance, createCooldowns } from '../allowance';
import { registerDailyWork, type DailyWork } from '../dailyWork';
import { reportRefusal, type Exchange } from '../errorAnswers';
import { asServiceError, BadInput, type ServiceError } from '../errors';
import { bearerOf } from '../identity/bearer';
import { limitRequestsPerUser } from '../identity/requestLimit';
import { documentMetrics } from '../metrics/documentMetrics';
import type { Caller, Services } from '../services';
import { deleteOldAnswers } from '../answeredRequests';
import { boundedDocument } from './boundedDocument';
import { compiledQueries } from './compiledQueries';
import { createContext, createSharedState, type ContentContext, type SharedState } from './context';
import { queueExpensiveQueries, documentCost } from './documentCost';
import { documentTransaction } from './documentTransaction';
import { loadPageRules } from './guards/pageRules';
import { precleanDocument } from './html/precleanDocument';
import { createCleaningPool } from './html/cleaningPool';
import { documentLimits } from './limits';
import { parsedDocuments } from './parsedDocuments';
import { refreshPageListData } from './page/refreshPageListData';
import { removeExpiredVisits } from './presence/visits';
import { presentError } from './presentError';
import { indexRecords } from './records/recordIndexes';
import { refreshRecords } from './records/refreshRecords';
import { recordStores } from './records/stores';
import { PAGE_LISTS } from './listRefreshes';
import { findReferencedKeys } from './referencedKeys';
import { setVisibility } from './setVisibility';
import { createContentSchema } from './resolvers';
import { pruneRevisions } from './revisions/pruneRevisions';
import { refreshSearchIndex } from './search/refreshSearchIndex';

/**
 * The content service: POST /graphql with a bearer token (API-GQL-001), or GET with the query in the URL, following the
 * "GraphQL over HTTP" specification. Every response, including refusals, has the GraphQL shape; a missing or invalid token
 * gets HTTP 401.
 */
export async function registerContent(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, clock, metrics } = services;
  const { rates } = config;
  const costs = createAllowance({ database, clock, name: 'cost of', max: rates.cost });
  const schema = createContentSchema(await readFile(assetPath('content/schema.graphql'), 'utf8'));
  // Compiled eagerly: a definition that cannot be compiled fails the start instead of somebody's save.
  await loadPageRules();
  const stores = recordStores(services.definitions).defined;
  await indexRecords(database, stores);
  const shared = createSharedState();
  refreshInBackground(app, services, shared);
  const cleaning = createCleaningPool();
  app.addHook('onClose', () => cleaning.close());
  services.content = {
    // Compressed trees cannot be searched.
    referencedKeys: (keys, signal) =>
      findReferencedKeys(services.database, { keys, listedIn: { page_revision: 'file_keys' }, signal }),
    setVisibility: (transaction, planned) =>
      setVisibility(
        { ...createContext(services, planned.caller, shared), plannedAt: planned.plannedAt },
        transaction,
        planned,
      ),
  };
  const daily: readonly DailyWork[] = [
    { name: 'forget old revisions', run: (signal) => pruneRevisions(services, signal) },
    { name: 'forget old answers', run: () => deleteOldAnswers(services) },
    { name: 'forget old visits', run: () => removeExpiredVisits(services) },
    {
      // Nodes running an older version may have saved pages and records since this one started.
      name: 'list pages by the definitions',
      run: async (signal) => {
        await refreshPageListData(services, signal);
        for (const store of stores) await refreshRecords(services, store, signal);
        await refreshSearchIndex(services, signal);
      },
    },
  ];
  for (const work of daily) registerDailyWork(app, services, work);
  const yoga = createYoga<ContentContext>({
    schema,
    graphqlEndpoint: PATH,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    // The route enforces its own limit before the body is read.
    maxRequestBodySize: false,
    batching: false,
    parserAndValidationCache: parsedDocuments(),
    logging: false,
    healthCheckEndpoint: '/graphql/health-is-elsewhere',
    maskedErrors: { maskError: (error) => presentError(error, services.logger) },
    plugins: [
      validationCodes(),
      documentCost({ budget: config.document.cost, metrics, allowance: costs }),
      boundedDocument(),
      compiledQueries(),
      documentMetrics(metrics),
      documentTransaction(),
      precleanDocument(cleaning),
      ...documentLimits(),
      queueExpensiveQueries({ from: config.document.cost * EXPENSIVE_SHARE }),
    ],
  });

  await app.register(async (scope) => {
    const documents = await limitRequestsPerUser(scope, { database, clock, name: 'documents', max: rates.documents });
    const callers = new WeakMap<FastifyRequest, Caller>();
    const resting = createCooldowns(clock);
    // After a 429 (number or cost of documents), requests with that token are refused without authentication until retry-after has passed.
    scope.addHook('onSend', async (request, reply) => {
      const token = bearerOf(request);
      const seconds = Number(reply.getHeader('retry-after'));
      if (reply.statusCode === 429 && callers.has(request) && token !== undefined) resting.note(token, seconds);
    });
    // Fastify's parser refuses keys like __proto__, which are data here; the GraphQL layer parses the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler<FastifyError | ServiceError>((error, request, reply) =>
      answerError(error, { request, reply, limit: config.document.bytes }),
    );

    scope.route({
      method: ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: PATH,
      handler: (_request, reply) =>
        reply
          .header('allow', 'GET, POST')
          .status(405)
          .send(errorAnswer('Use POST, or GET for a query.', { code: 'BAD_USER_INPUT' })),
    });
    scope.route({
      method: ['GET', 'POST'],
      url: PATH,
      exposeHeadRoute: false,
      bodyLimit: config.document.bytes,
      // Before the body is read, so that unauthenticated callers cannot make the service read megabytes.
      preParsing: async (request) => {
        const bearer = bearerOf(request);
        if (bearer !== undefined) resting.check(bearer);
        const caller = await services.identity.authenticate(bearer, request.ip);
        callers.set(request, caller);
        await documents.take(caller.userId);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (caller === undefined) throw new Error('The caller was not authenticated.');
        const answer = await yoga.fetch(
          new URL(request.url, config.publicUrl),
          toFetchRequest(request),
          createContext(services, caller, shared),
        );
        void reply.header('cache-control', 'no-store');
        answer.headers.forEach((value, name) => void reply.header(name, value));
        return reply.status(answer.status).send(await answer.text());
      },
    });
  });
}

/**
 * Refreshes data derived from the definitions in the background, since there may be a hundred thousand pages. Lists wait for the refresh,
 * because outdated ones would be wrong; the search serves what its index already holds.
 */
function refreshInBackground(app: FastifyInstance, services: Services, { listRefreshes }: SharedState): void {
  const closing = new AbortController();
  const { signal } = closing;
  const { logger } = services;
  listRefreshes.start(PAGE_LISTS, () =>
    retryUntilDone(() => refreshPageListData(services, signal), { logger, signal }),
  );
  for (const store of recordStores(services.definitions).defined) {
    listRefreshes.start(store.of, () =>
      retryUntilDone(() => refreshRecords(services, store, signal), { logger, signal }),
    );
  }
  let searching = listRefreshes.finished();
  app.addHook('onListen', () => {
    searching = listRefreshes
      .finished()
      .then(() => retryUntilDone(() => refreshSearchIndex(services, signal), { logger, signal }));
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await searching;
  });
}

/** Retries work until it succeeds, for instance while the database is unavailable. */
async function retryUntilDone(
  work: () => Promise<unknown>,
  { logger, signal }: { readonly logger: Services['logger']; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      logger.error({ err: error }, 'pages and records could not be brought up to date with the definitions');
      await delay(RETRY_DELAY_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const RETRY_DELAY_MILLISECONDS = 10_000;

const PATH = '/graphql';
/** Share of the cost budget above which queries are queued; no document of the console reaches it. */
const EXPENSIVE_SHARE = 1 / 3;

/** Gives validation errors the error code of the contract; they never pass through `presentError`. */
function validationCodes(): Plugin<ContentContext> {
  return {
    onValidate:
      () =>
      ({ valid, result }) => {
        if (valid) return;
        for (const error of result as readonly GraphQLError[]) error.extensions['code'] = 'BAD_USER_INPUT';
      },
  };
}

/**
 * The request as passed to the GraphQL layer, reduced to what it needs: no cookies, no other headers.
 * @throws BadInput if a URL parameter that must be JSON is not
 */
function toFetchRequest({ method, headers, body, query }: FastifyRequest): RequestInit {
  const accept = headers.accept ?? 'application/json';
  if (method === 'GET') {
    requireJson(query as Readonly<Record<string, unknown>>);
    return { method, headers: { accept } };
  }
  return {
    method,
    headers: { 'content-type': 'application/json', accept },
    body: typeof body === 'string' ? body : '',
  };
}

/** Validates the JSON parameters of the URL; the GraphQL layer would report a syntax error as an internal one. @throws BadInput */
function requireJson(query: Readonly<Record<string, unknown>>): void {
  for (const name of ['variables', 'extensions']) {
    for (const text of [query[name]].flat()) {
      if (typeof text !== 'string' || text === '') continue;
      try {
        JSON.parse(text);
      } catch {
        throw new BadInput(name, `${name}: expected JSON.`);
      }
    }
  }
}

interface FailedExchange extends Exchange {
  /** Maximum body size, in bytes. */
  readonly limit: number;
}

function answerError(error: FastifyError | ServiceError, { request, reply, limit }: FailedExchange): FastifyReply {
  const refusal = asServiceError(error);
  if (refusal) {
    reportRefusal(refusal, { request, reply });
    return reply.status(refusal.status).send(errorAnswer(refusal.message, { code: refusal.code, ...refusal.data }));
  }
  const { statusCode: status = 500 } = error as FastifyError;
  if (status >= 500) request.log.error({ err: error }, 'a GraphQL call failed');
  return reply
    .status(status)
    .send(
      status >= 500
        ? errorAnswer('Something went wrong.', { code: 'INTERNAL_SERVER_ERROR' })
        : errorAnswer(transportMessage(error, limit), { code: 'BAD_USER_INPUT' }),
    );
}

function errorAnswer(message: string, extensions: Readonly<Record<string, unknown>>) {
  return { errors: [{ message, extensions }] };
}

function transportMessage(error: Error & { readonly statusCode?: number }, limit: number): string {
  if (error.statusCode === 413) return `The document is too big: at most ${limit / 1024 / 1024} MB.`;
  return error.statusCode === 415 ? 'Send the document as application/json.' : error.message;
}
