import { setTimeout as wait } from 'node:timers/promises';
import { newPlace, type Place } from '../support/engines';
import { createMarked, newMarkedPage, readMarked } from '../support/markedPage';
import { startServicesProcess, type ServicesProcess } from '../support/servicesProcess';
import { signInStaff, type Outcome, type Staff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { startProxy, type Proxy } from './proxy';
import { createWriter } from './writer';

const WRITERS = ['first', 'second', 'third'] as const;
const READERS = 3;
/** Query timeout of the services in these rounds. */
const QUERY_TIMEOUT_MILLISECONDS = 2_000;
/** A request waits for a connection (10 s), for an answer, and for its turn on a busy machine. */
const MAX_REQUEST_MILLISECONDS = 15_000 + QUERY_TIMEOUT_MILLISECONDS;
const MAX_RECOVERY_MILLISECONDS = 15_000;

/** The database is cut off under load and comes back; the process stays. */
export const databaseCut: Fault = {
  summary: 'PostgreSQL cut off, silent or refusing under load, then back',
  engines: ['postgres'],
  rounds: 30,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const proxy = await startProxy(targetOf(place));
    const services = await startServicesProcess({
      entry: 'sources',
      env: { ...place.env, DATABASE_URL: urlThrough(proxy, place) },
    });
    const staff = await signInStaff(services.url);
    const writers = await Promise.all(WRITERS.map((name) => createWriter(staff, name, tally)));
    const page = newMarkedPage('read only', { collections: 4, fields: 10 });
    await createMarked(staff, page);

    async function read(isOver: () => boolean): Promise<readonly Outcome[]> {
      const outcomes: Outcome[] = [];
      while (!isOver()) outcomes.push(await readMarked(staff, page.id));
      return outcomes;
    }

    return {
      async round(random) {
        let isOver = false;
        const saving = writers.map((writer) => writer.work(staff, { random: random.fork(), isOver: () => isOver }));
        const reading = Array.from({ length: READERS }, () => read(() => isOver));
        await wait(random.between(50, 400));
        const outage = random.oneOf(['refuse', 'silence', 'cut']);
        tally.add(`outages: ${outage}`);
        if (outage === 'cut') proxy.cut();
        else await proxy.set(outage);
        await wait(random.between(200, 2 * QUERY_TIMEOUT_MILLISECONDS));
        await proxy.set('pass');
        isOver = true;
        const unsaved = (await Promise.all(saving)).filter((outcome) => outcome !== undefined);
        const outcomes = [...unsaved, ...(await Promise.all(reading)).flat()];
        for (const outcome of outcomes) checkOutcome(outcome);
        tally.add('requests answered', outcomes.filter(({ code }) => code === 'OK').length);
        tally.add('requests refused', outcomes.filter(({ code }) => code !== 'OK').length);
        await waitUntilRecovered(services, staff, page.id);
        for (const writer of writers) await writer.verify(staff);
      },
      async end() {
        await services.stop();
        await proxy.stop();
        await place.remove();
      },
    };
  },
};

function checkOutcome({ code, message, milliseconds }: Outcome): void {
  mustHold(
    code === 'OK' || code === 'SERVICE_UNAVAILABLE',
    `a call without its database should fail with SERVICE_UNAVAILABLE, got ${code} ${message}`,
  );
  mustHold(
    milliseconds <= MAX_REQUEST_MILLISECONDS,
    `a call should end within ${MAX_REQUEST_MILLISECONDS} ms, took ${Math.round(milliseconds)}`,
  );
}

async function waitUntilRecovered(services: ServicesProcess, staff: Staff, pageId: string): Promise<void> {
  const deadline = performance.now() + MAX_RECOVERY_MILLISECONDS;
  for (;;) {
    mustHold(services.isRunning(), 'the services should survive an outage of the database');
    const { code, message } = await readMarked(staff, pageId);
    if (code === 'OK') return;
    mustHold(
      performance.now() < deadline,
      `calls should work ${MAX_RECOVERY_MILLISECONDS} ms after the database is back, got ${code} ${message}`,
    );
    await wait(50);
  }
}

function targetOf({ env }: Place): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(env['DATABASE_URL'] ?? '');
  return { host: hostname, port: Number(port || '5432') };
}

function urlThrough({ host, port }: Proxy, { env }: Place): string {
  const url = new URL(env['DATABASE_URL'] ?? '');
  url.host = `${host}:${port}`;
  url.searchParams.set('query_timeout', String(QUERY_TIMEOUT_MILLISECONDS));
  return url.href;
}
