import { setTimeout as wait } from 'node:timers/promises';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { createUploader } from './uploader';
import { createWriter } from './writer';

const WRITERS = ['first', 'second', 'third', 'fourth'] as const;
const MIN_WORK_MILLISECONDS = 100;
const MAX_WORK_MILLISECONDS = 2_000;

/** The process is killed during saves and uploads and restarted on the data it left. */
export const kill: Fault = {
  summary: 'kill -9 amid saves and uploads, then a new start',
  engines: ['embedded', 'postgres'],
  rounds: 50,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const start = () => startServicesProcess({ entry: 'sources', env: place.env });
    let services = await start();
    const staff = await signInStaff(services.url);
    const writers = await Promise.all(WRITERS.map((name) => createWriter(staff, name, tally)));
    const uploader = await createUploader(tally);
    return {
      async round(random) {
        const editor = await signInStaff(services.url);
        let isOver = false;
        const work = [
          ...writers.map((writer) => writer.work(editor, { random: random.fork(), isOver: () => isOver })),
          uploader.work(editor, () => isOver),
        ];
        await wait(random.between(MIN_WORK_MILLISECONDS, MAX_WORK_MILLISECONDS));
        await services.kill();
        isOver = true;
        for (const outcome of await Promise.all(work)) {
          mustHold(
            outcome === undefined || outcome.code === 'BROKEN',
            `nothing but the kill should stop the work, got ${outcome?.code} ${outcome?.message}`,
          );
        }
        services = await start();
        const reader = await signInStaff(services.url);
        for (const writer of writers) await writer.verify(reader);
        await uploader.verify(services.url);
        tally.add('restarts');
      },
      async end() {
        await services.stop();
        await place.remove();
      },
    };
  },
};
