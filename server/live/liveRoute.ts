import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { mayReadPage, mayUseRecords, sharedTags } from '../content/access';
import { isOwn, placeOf } from '../content/records/saveRecord';
import { recordStores, type RecordStores } from '../content/records/stores';
import { registerDailyWork } from '../dailyWork';
import { ServiceError, TooManyRequests } from '../errors';
import { requireCaller } from '../identity/bearer';
import { limitRequests } from '../identity/requestLimit';
import { EVENT_STREAM } from '../metrics/requestMetrics';
import type { Caller, Services } from '../services';
import { PEOPLE_OF_ADDRESS } from '../settings/parts';
import { createLiveFeed, forgetLiveEvents, type LiveEvent, type LiveNews } from './liveFeed';

/**
 * `GET /events` with a bearer token: server-sent events of what changes, as long as the connection and the sign-in last
 * (docs/decisions/0015-live-events.md). `changes` carries a list of what happened last to each subject that the caller may read;
 * `begin` says that from here on everything is told, and that what was before has to be asked for. The id of each event is a
 * position: with it as `Last-Event-ID`, any node goes on from there.
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
  registerDailyWork(app, services, { name: 'forget old events', run: () => forgetLiveEvents(database) });
  // Streams never end by themselves: a server that closes would wait for them.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
    await feed.close();
  });

  await app.register(async (scope) => {
    const max = config.rates.documents * PEOPLE_OF_ADDRESS;
    await limitRequests(scope, { database, clock, name: 'events', max });
    scope.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
      const caller = await requireCaller(identity, request);
      requireRoom(streams, caller);
      const stream = openStream({ services, caller, request });
      streams.add(stream);
      const stop = feed.listen(stream.tell);
      const heartbeat = setInterval(
        () => stream.beat(feed.position()),
        beatMilliseconds(config.silentConnectionSeconds),
      ).unref();
      stream.body.once('close', () => {
        streams.delete(stream);
        stop();
        clearInterval(heartbeat);
      });
      // Also of a connection that is gone before there is an answer.
      reply.raw.once('close', () => stream.body.destroy());
      try {
        stream.tell(await feed.since(lastEventId(request)));
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      // Something has to be sent for the head of the answer to be.
      stream.beat(undefined);
      return reply
        .headers({
          'content-type': EVENT_STREAM,
          'cache-control': 'no-store, no-transform',
          // Said to nginx: what is held back until there is more of it comes too late.
          'x-accel-buffering': 'no',
        })
        .send(stream.body);
    });
  });
}

/** @throws TooManyRequests where a person has as many streams as one may have */
function requireRoom(streams: ReadonlySet<LiveStream>, { userId }: Caller): void {
  const own = [...streams].filter((stream) => stream.userId === userId);
  if (own.length >= STREAMS_OF_PERSON) throw new TooManyRequests(RETRY_MILLISECONDS);
}

/** What one console is told. */
interface LiveStream {
  readonly userId: string;
  readonly body: Readable;
  readonly tell: (news: LiveNews) => void;
  /** Shows that the connection lives, and ends it with the sign-in. @param position up to which everything was told */
  readonly beat: (position: string | undefined) => void;
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
  let isOver = false;
  /** One after the other, in the order in which things happened. */
  let telling = Promise.resolve();

  /** Roles are edited while streams are open: what somebody may read is never older than a few seconds. */
  async function authenticate(): Promise<void> {
    // A clock that was set back tells nothing of how old it is.
    if (Math.abs(clock().getTime() - authenticatedAt) < RIGHTS_MILLISECONDS) return;
    caller = await requireCaller(identity, request);
    authenticatedAt = clock().getTime();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    body.push(null);
  }

  function write(...lines: readonly string[]): void {
    if (isOver || body.destroyed) return;
    body.push(`${lines.join('\n')}\n\n`);
    // Who does not take what is sent goes on later from where it stopped, or asks for everything anew.
    if (body.readableLength > WAITING_BYTES) body.destroy();
  }

  function inTurn(work: () => Promise<void>): void {
    telling = telling.then(work).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) request.log.warn({ err: error }, 'a stream of live events could not go on');
      // The console comes back with a new token, or is refused.
      end();
    });
  }

  return {
    userId: caller.userId,
    body,
    end,
    tell: ({ position, events }) =>
      inTurn(async () => {
        if (events === undefined) {
          write('event: begin', `id: ${position}`, 'data: {}');
          return;
        }
        await authenticate();
        const heard = events.filter((event) => mayHear(caller, event, stores)).map(toldOf);
        if (heard.length > 0) write('event: changes', `id: ${position}`, `data: ${JSON.stringify(heard)}`);
      }),
    beat: (position) =>
      inTurn(async () => {
        await authenticate();
        write(position === undefined ? ':' : `id: ${position}`);
      }),
  };
}

/** Whether somebody may hear of what happened: of what they may read, and of nothing else. */
function mayHear(caller: Caller, event: LiveEvent, stores: Pick<RecordStores, 'find'>): boolean {
  const { kind, brand_name: brandName } = event;
  if (kind === 'user' || kind === 'role') return caller.isPlatformAdministrator;
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) return false;
  if (event.people !== null) return event.people.includes(caller.userId);
  if (kind === 'page') return mayHearOfPage(caller, event);
  const isOfWebsite = kind === 'deployment' || (kind === 'plan' && event.tag === null);
  if (isOfWebsite) return brandName !== null && isOwn(caller, brandName);
  if (kind === 'plan' && event.slug !== null) return mayHearOfPage(caller, event);
  const store = stores.find(kind === 'plan' ? (event.tag ?? '') : kind);
  if (store === undefined) return false;
  const place = placeOf(store, brandName ?? undefined);
  return isOwn(caller, place.brandName) && mayUseRecords(caller, place, ['read']);
}

function mayHearOfPage(caller: Caller, event: LiveEvent): boolean {
  const { tag, slug, category, brand_name: brandName, brand_tenant_id: tenantId } = event;
  if (tag === null || slug === null || brandName === null || tenantId === null) return false;
  const isVisible = caller.tenantIds.includes(tenantId) || sharedTags(caller).includes(tag);
  return isVisible && mayReadPage(caller, { tag, slug, brandName, category });
}

/** An event as it is told. */
function toldOf({ kind, subject_id: id, action, brand_id, tag, revision, done_by: by, done_at: at }: LiveEvent) {
  return { kind, id, action, brand_id, tag, revision, by, at };
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}

/** Often enough that no proxy, and not this server itself, takes the connection for one that was given up. */
function beatMilliseconds(silentSeconds: number): number {
  return Math.min(LONGEST_SILENCE, (silentSeconds * 1_000) / 2);
}

const LONGEST_SILENCE = 20_000;
/** More than one for each of a person's browsers: that an old one was lost is not known at once. */
const STREAMS_OF_PERSON = 20;
const RETRY_MILLISECONDS = 60_000;
const RIGHTS_MILLISECONDS = 5_000;
const WAITING_BYTES = 256 * 1024;
