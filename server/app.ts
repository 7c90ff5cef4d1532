import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerBoundedInput } from './boundedInput';
import type { Config } from './config';
import { isServiceCall, registerConsole } from './console';
import { registerContent } from './content/content';
import { registerCrossOrigin } from './crossOrigin';
import { restrictDataFolder } from './dataFolder';
import { openDatabase, type Database } from './database/database';
import { registerDeploy } from './deploy/deployRoutes';
import { answerMalformedUrl, registerErrors } from './errorAnswers';
import { registerFiles } from './files/files';
import { registerHealth } from './health';
import { registerDefinitions } from './installed/definitionRoutes';
import { ensureBrands } from './identity/ensureBrands';
import { ensureFirstAdministrator } from './identity/firstAdministrator';
import { registerIdentity } from './identity/identity';
import { consoleOrigins } from './identity/redirects';
import { registerLive } from './live/liveRoute';
import { createLogger } from './logger';
import { registerForwardedAddresses } from './forwardedAddresses';
import { registerGauges } from './metrics/gauges';
import { measuredDatabase } from './metrics/measuredDatabase';
import { createMetrics } from './metrics/metrics';
import { registerMetricsRoute } from './metrics/metricsRoute';
import { registerRequestMetrics } from './metrics/requestMetrics';
import { rejectOtherMethods } from './otherMethods';
import { registerRequestIds } from './requestIds';
import { RequestLog } from './requestLog';
import { registerPlans } from './plans/planRoutes';
import { registerSecurityHeaders } from './securityHeaders';
import { seed } from './seed/seed';
import { createServices, type ReplaceableServices, type Services } from './services';
import { registerServingNode } from './servingNode';

/** What a test or a tool may replace. */
export interface AppOverrides extends Partial<ReplaceableServices> {
  readonly logger?: Services['logger'];
  /** Already migrated; closed with the application. */
  readonly database?: Database;
  /** Serve the console from its sources through Vite. */
  readonly development?: boolean;
  /** Called when the embedded database fails; the process should exit then. */
  readonly onFailure?: (error: Error) => void;
}

export interface App {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Waits for running requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/**
 * The whole product as one HTTP application, ready to listen: database migrated, demo data in place.
 * @throws DataFolderExposed, KeysUnreadable, SecretKeyExposed, SecretKeyUnusable, DataFolderInUse, DatabaseUnreachable, MigrationChanged,
 * MigrationUnknown, MigrationsWait, EngineFailed, ImportUnfinished
 */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const logger = overrides.logger ?? createLogger(config);
  const metrics = createMetrics({ withProcess: config.metrics !== 'off' });
  await restrictDataFolder(config.dataDir, logger);
  const opened =
    overrides.database ??
    (await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      logger,
      ...(overrides.onFailure ? { onFailure: overrides.onFailure } : {}),
    }));
  const database = measuredDatabase(opened, metrics);
  const services = createServices({ config, database, logger, metrics }, overrides);
  const { development = false } = overrides;
  // Typed by the interface: otherwise every plugin would have to use pino's own type.
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    // In development every module of the console is a request.
    logController: new RequestLog({ disableRequestLogging: ({ url }) => development && !isServiceCall(url) }),
    genReqId: () => services.newId(),
    bodyLimit: REST_BODY_BYTES,
    requestTimeout: config.requestSeconds * 1000,
    connectionTimeout: config.silentConnectionSeconds * 1000,
    http: {
      // Node.js applies the longer of the two to the whole request.
      headersTimeout: Math.min(HEADERS_TIMEOUT_MILLISECONDS, config.requestSeconds * 1000),
      connectionsCheckingInterval: CONNECTION_CHECK_INTERVAL_MILLISECONDS,
    },
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerMalformedUrl,
  });
  const closeIdle = watchConnections(app.server);
  async function close(): Promise<void> {
    // Fastify closes idle connections only once, at the start: it would wait for those that a running request leaves open.
    const closing = setInterval(closeIdle, CLOSE_CHECK_INTERVAL_MILLISECONDS);
    await app.close().finally(() => clearInterval(closing));
    await database.close();
  }
  try {
    registerRequestIds(app);
    if (config.trustProxy.length > 0) registerForwardedAddresses(app);
    registerRequestMetrics(app, metrics);
    registerGauges(services);
    registerErrors(app);
    registerBoundedInput(app);
    registerSecurityHeaders(app, { config, development });
    await registerCrossOrigin(app, consoleOrigins(config));
    const answerMethods = rejectOtherMethods(app);
    registerHealth(app, services);
    registerMetricsRoute(app, services);
    await registerIdentity(app, services);
    await registerFiles(app, services);
    await registerContent(app, services);
    await registerPlans(app, services, await registerDeploy(app, services));
    await registerLive(app, services);
    registerServingNode(app, services);
    const definitions = registerDefinitions(app);
    answerMethods();
    await registerConsole(app, { development, definitions });
    if (config.seed === 'demo') await seed(services);
    if (config.firstAdministrator !== undefined) await ensureFirstAdministrator(services, config.firstAdministrator);
    await ensureBrands(services);
  } catch (error) {
    await close();
    throw error;
  }
  return { app, services, close };
}

/** @returns a function that closes the idle connections of the server */
function watchConnections(server: FastifyInstance['server']): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return () => {
    server.closeIdleConnections();
    // Browsers open connections in advance. Node.js considers one busy that has not received anything yet.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
}

/** Enough for every REST body; uploads and GraphQL have their own limits. */
const REST_BODY_BYTES = 1024 * 1024;
/** Time limit for receiving the headers of a request. */
const HEADERS_TIMEOUT_MILLISECONDS = 60_000;
const CLOSE_CHECK_INTERVAL_MILLISECONDS = 100;
/** Interval of the checks for requests that take too long to arrive. */
const CONNECTION_CHECK_INTERVAL_MILLISECONDS = 5_000;
