import { setTimeout as wait } from 'node:timers/promises';
import { makeVideo } from '../../tests/services/support/uploads';
import { during } from '../support/during';
import { newPlace } from '../support/engines';
import { createMarked, newMarkedPage, readMarked } from '../support/markedPage';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff, type Staff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { openRequest, type RawRequest } from './rawRequest';
import { mustLeaveNothing } from './storedFiles';

const CLIENTS = 20;
/** How long a request may take to arrive, and a connection be silent, in these rounds. */
const TIMEOUT_SECONDS = 3;
/** The services check for expired connections every few seconds. */
const MAX_CONNECTION_MILLISECONDS = (TIMEOUT_SECONDS + 10) * 1000;
const MAX_FAST_MILLISECONDS = 3_000;
const BYTE_INTERVAL_MILLISECONDS = 250;
const VIDEO_BYTES = 40_000_000;

const WAYS = ['head', 'document', 'form', 'silence', 'unread answer'] as const;

/** Clients that send or read hardly anything neither block others nor keep a connection for ever. */
export const slowClient: Fault = {
  summary: 'clients that send byte by byte, not at all, or do not read',
  engines: ['embedded', 'postgres'],
  rounds: 20,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const timeout = String(TIMEOUT_SECONDS);
    const services = await startServicesProcess({
      entry: 'sources',
      env: { ...place.env, REQUEST_SECONDS: timeout, SILENT_CONNECTION_SECONDS: timeout },
    });
    const staff = await signInStaff(services.url);
    const page = newMarkedPage('read by the fast', { collections: 4, fields: 10 });
    await createMarked(staff, page);
    const video = await staff.upload('/upload/objects', { bytes: makeVideo('isom', VIDEO_BYTES), name: 'a.mp4' });
    mustHold(video.code === 'OK', `the video should be taken, got ${video.code} ${video.message}`);
    return {
      async round(random) {
        const way = random.oneOf(WAYS);
        tally.add(`slow clients: ${way}`, CLIENTS);
        const start = performance.now();
        const slow = Promise.all(
          Array.from({ length: CLIENTS }, () => beSlow(services.url, { way, staff, file: String(video.data['key']) })),
        );
        await during(slow, async () => {
          const { code, message, milliseconds } = await readMarked(staff, page.id);
          mustHold(code === 'OK', `a fast call beside slow clients should work, got ${code} ${message}`);
          mustHold(
            milliseconds < MAX_FAST_MILLISECONDS,
            `a fast call should not wait for slow clients, took ${Math.round(milliseconds)} ms`,
          );
          tally.add('fast calls beside them');
          const taken = performance.now() - start;
          mustHold(
            taken < MAX_CONNECTION_MILLISECONDS,
            `slow clients (${way}) should be cut off after ${TIMEOUT_SECONDS} s, are there after ${Math.round(taken)} ms`,
          );
          await wait(random.between(20, 200));
        });
        await mustLeaveNothing(place);
      },
      async end() {
        await services.stop();
        await place.remove();
      },
    };
  },
};

interface SlowOptions {
  readonly way: (typeof WAYS)[number];
  readonly staff: Staff;
  /** The key of a large file. */
  readonly file: string;
}

/** Resolves when the services have cut the client off. */
async function beSlow(url: string, { way, staff, file }: SlowOptions): Promise<void> {
  const authorization = `Bearer ${staff.token}`;
  if (way === 'unread answer') return leaveUnread(await openRequest(url, { method: 'GET', path: `/${file}` }));
  if (way === 'head') return trickle(await openRequest(url, { method: 'POST', path: '/graphql', isUnfinished: true }));
  const isForm = way === 'form';
  const request = await openRequest(url, {
    method: 'POST',
    path: isForm ? '/uploads/images' : '/graphql',
    headers: {
      authorization,
      'content-type': isForm ? 'multipart/form-data; boundary=edge' : 'application/json',
      'content-length': '100000',
    },
  });
  if (isForm) request.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  if (way === 'silence') await request.closed();
  else await trickle(request);
}

async function trickle(request: RawRequest): Promise<void> {
  const timer = setInterval(() => request.write('a'), BYTE_INTERVAL_MILLISECONDS);
  await request.closed();
  clearInterval(timer);
}

async function leaveUnread(request: RawRequest): Promise<void> {
  request.stopReading();
  // A client that does not read does not notice that the other side has closed.
  await wait(MAX_CONNECTION_MILLISECONDS / 2);
  request.readOn();
  const received = (await request.closed()).length;
  mustHold(received < VIDEO_BYTES, 'an answer that nobody reads should be cut off, all of it was sent');
}
