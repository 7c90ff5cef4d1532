import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { mayReadPage, mayUseRecords, sharedTags } from '../content/access';
import { isOwnBrand, recordTargetOf } from '../content/records/saveRecord';
import { recordStores, type RecordStores } from '../content/records/stores';
import { registerDailyWork } from '../dailyWork';
import { ServiceError, TooManyRequests } from '../errors';
import { bearerOf, requireCaller } from '../identity/bearer';
import { limitRequests } from '../identity/requestLimit';
import { EVENT_STREAM } from '../metrics/requestMetrics';
import type { Caller, Services } from '../services';
import { USERS_PER_ADDRESS } from '../settings/parts';
import { createLiveFeed, deleteOldLiveEvents, type LiveEvent, type LiveEventBatch } from './liveFeed';

/**
 * `GET /events` with a bearer token: server-sent events about changes, for as long as the connection and the sign-in last
 * (docs/decisions/0015-live-events.md). `changes` has the last event of each changed subject that the caller may read; `begin`
 * marks the start: later changes are delivered, earlier state has to be fetched. The id of each event is a position: with it as
 * `Last-Event-ID`, any node resumes from there.
 */
export async function registerLive(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, clock, identity } = services;
  const feed = createLiveFeed(services);
  const streams = new Set<LiveStream>();
  new Gauge({
    name: 'brand_console_live_streams',
    help: 'Consoles that are told at once what changes, on this node.',
    registers: [services.metrics.registry],
    collect() {
      this.set(streams.size);
    },
  });
  registerDailyWork(app, services, { name: 'forget old events', run: () => deleteOldLiveEvents(database) });
  // Streams never end on their own: closing the server would wait for them.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
    await feed.close();
  });

  await app.register(async (scope) => {
    const max = config.rates.documents * USERS_PER_ADDRESS;
    await limitRequests(scope, { database, clock, name: 'events', max });
    scope.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
      const caller = await requireCaller(identity, request);
      requireRoom(streams, caller);
      const stream = openStream({ services, caller, request });
      streams.add(stream);
      const stop = feed.subscribe(stream.deliver);
      const heartbeat = setInterval(
        () => stream.sendHeartbeat(feed.position()),
        heartbeatMilliseconds(config.silentConnectionSeconds),
      ).unref();
      stream.body.once('close', () => {
        streams.delete(stream);
        stop();
        clearInterval(heartbeat);
      });
      // Also handles connections closed before the response starts.
      reply.raw.once('close', () => stream.body.destroy());
      try {
        stream.deliver(await feed.eventsSince(lastEventId(request)));
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      // The headers are sent with the first bytes of the body.
      stream.sendHeartbeat(undefined);
      return reply
        .headers({
          'content-type': EVENT_STREAM,
          'cache-control': 'no-store, no-transform',
          // Disables buffering by nginx, which would delay events.
          'x-accel-buffering': 'no',
        })
        .send(stream.body);
    });
  });
}

/** @throws TooManyRequests if the user has the maximum number of streams */
function requireRoom(streams: ReadonlySet<LiveStream>, { userId }: Caller): void {
  const userStreams = [...streams].filter((stream) => stream.userId === userId);
  if (userStreams.length >= MAX_STREAMS_PER_USER) throw new TooManyRequests(RETRY_MILLISECONDS);
}

/** The event stream of one console. */
interface LiveStream {
  readonly userId: string;
  readonly body: Readable;
  readonly deliver: (news: LiveEventBatch) => void;
  /** Keeps the connection alive, or ends it with the sign-in. @param position up to which events were delivered */
  readonly sendHeartbeat: (position: string | undefined) => void;
  readonly end: () => void;
}

function openStream(options: {
  readonly services: Services;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}): LiveStream {
  const { services, request } = options;
  const { identity, clock } = services;
  const stores = recordStores(services.definitions);
  const body = new Readable({ read: () => undefined });
  let { caller } = options;
  let authenticatedAt = clock().getTime();
  let hasEnded = false;
  /** Serializes deliveries, in the order of the events. */
  let delivering = Promise.resolve();

  /**
   * Refreshes the rights of the caller, because roles may change while a stream is open: they are never older than a few seconds. An
   * open stream does not keep an idle sign-in alive.
   */
  async function reauthenticate(): Promise<void> {
    // Absolute, because after the clock was set back the age is unknown.
    if (Math.abs(clock().getTime() - authenticatedAt) < RIGHTS_MAX_AGE_MILLISECONDS) return;
    caller = await identity.reauthenticate(bearerOf(request));
    authenticatedAt = clock().getTime();
  }

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    body.push(null);
  }

  function write(...lines: readonly string[]): void {
    if (hasEnded || body.destroyed) return;
    body.push(`${lines.join('\n')}\n\n`);
    // A client that reads too slowly is disconnected, and resumes later or reloads everything.
    if (body.readableLength > MAX_BUFFERED_BYTES) body.destroy();
  }

  function enqueue(work: () => Promise<void>): void {
    delivering = delivering.then(work).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) request.log.warn({ err: error }, 'a stream of live events could not go on');
      // The console reconnects with a new token, or is refused.
      end();
    });
  }

  return {
    userId: caller.userId,
    body,
    end,
    deliver: ({ position, events }) =>
      enqueue(async () => {
        if (events === undefined) {
          write('event: begin', `id: ${position}`, 'data: {}');
          return;
        }
        await reauthenticate();
        const readable = events.filter((event) => maySeeEvent(caller, event, stores)).map(toMessage);
        if (readable.length > 0) write('event: changes', `id: ${position}`, `data: ${JSON.stringify(readable)}`);
      }),
    sendHeartbeat: (position) =>
      enqueue(async () => {
        await reauthenticate();
        write(position === undefined ? ':' : `id: ${position}`);
      }),
  };
}

/** Whether a caller may see an event: only if they may read its subject. */
function maySeeEvent(caller: Caller, event: LiveEvent, stores: Pick<RecordStores, 'find'>): boolean {
  const { kind, brand_name: brandName } = event;
  if (kind === 'user' || kind === 'role') return caller.isPlatformAdministrator;
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) return false;
  if (event.people !== null) return event.people.includes(caller.userId);
  if (kind === 'page') return maySeePageEvent(caller, event);
  const concernsWebsite = kind === 'deployment' || (kind === 'plan' && event.tag === null);
  if (concernsWebsite) return brandName !== null && isOwnBrand(caller, brandName);
  if (kind === 'plan' && event.slug !== null) return maySeePageEvent(caller, event);
  const store = stores.find(kind === 'plan' ? (event.tag ?? '') : kind);
  if (store === undefined) return false;
  const place = recordTargetOf(store, brandName ?? undefined);
  return isOwnBrand(caller, place.brandName) && mayUseRecords(caller, place, ['read']);
}

function maySeePageEvent(caller: Caller, event: LiveEvent): boolean {
  const { tag, slug, category, brand_name: brandName, brand_tenant_id: tenantId } = event;
  if (tag === null || slug === null || brandName === null || tenantId === null) return false;
  const isVisible = caller.tenantIds.includes(tenantId) || sharedTags(caller).includes(tag);
  return isVisible && mayReadPage(caller, { tag, slug, brandName, category });
}

function toMessage({ kind, subject_id: id, action, brand_id, tag, revision, done_by: by, done_at: at }: LiveEvent) {
  return { kind, id, action, brand_id, tag, revision, by, at };
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}

/** Often enough that neither a proxy nor this server itself considers the connection idle. */
function heartbeatMilliseconds(silentSeconds: number): number {
  return Math.min(MAX_HEARTBEAT_MILLISECONDS, (silentSeconds * 1_000) / 2);
}

const MAX_HEARTBEAT_MILLISECONDS = 20_000;
/** More than one per browser, because lost connections are not detected immediately. */
const MAX_STREAMS_PER_USER = 20;
const RETRY_MILLISECONDS = 60_000;
const RIGHTS_MAX_AGE_MILLISECONDS = 5_000;
const MAX_BUFFERED_BYTES = 256 * 1024;
