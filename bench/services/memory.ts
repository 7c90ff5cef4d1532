import { setTimeout as wait } from 'node:timers/promises';
import { makeVideo } from '../../tests/services/support/uploads';
import { figure, type Table } from '../measure';
import { during } from '../support/during';
import { newPlace, type EngineName } from '../support/engines';
import { createMarked, newMarkedPage, readMarked } from '../support/markedPage';
import { startServicesProcess, type ServicesProcess } from '../support/servicesProcess';
import { required } from '../support/jobs';
import { residentMegabytes } from '../support/resident';
import { restOfRun } from '../support/settings';
import { signInStaff } from '../support/staff';

const MEGABYTE = 1024 * 1024;
const UPLOAD_MB = Number(process.env['BENCH_UPLOAD_MB'] ?? 48);
const PARALLEL = 4;
const LIMITS: Readonly<Record<EngineName, number>> = { embedded: 450, postgres: 150 };
const UPLOAD_LIMIT = 60;
const IDLE_MILLISECONDS = restOfRun(5_000);
const POLL_INTERVAL_MILLISECONDS = 20;

/**
 * Resident memory of the built services: on an empty database, where they create the demo content; after a restart, idle after the first
 * work of a person; and the peak during four concurrent large uploads.
 */
export async function benchMemory(engine: EngineName): Promise<Table> {
  const place = await newPlace(engine);
  try {
    const first = await startServicesProcess({ entry: 'build', env: place.env });
    const empty = await idleMegabytes(first);
    await first.stop();
    const services = await startServicesProcess({ entry: 'build', env: place.env });
    try {
      const idle = await idleMegabytes(services);
      const peak = await peakDuringUploads(services);
      return {
        name: `Resident memory of the services, ${engine}`,
        rows: [
          { at: 'first start, demo content made', MB: empty.toFixed(0), limit: '' },
          { at: 'rest', MB: figure(idle, LIMITS[engine], 0), limit: LIMITS[engine] },
          {
            at: `${PARALLEL} uploads of ${UPLOAD_MB} MB`,
            MB: figure(peak, idle + UPLOAD_LIMIT, 0),
            limit: `${UPLOAD_LIMIT} more`,
          },
        ],
      };
    } finally {
      await services.stop();
    }
  } finally {
    await place.remove();
  }
}

async function idleMegabytes(services: ServicesProcess): Promise<number> {
  const staff = await signInStaff(services.url);
  const page = newMarkedPage('value', { collections: 10, fields: 10 });
  required(await createMarked(staff, page));
  required(await readMarked(staff, page.id));
  await wait(IDLE_MILLISECONDS);
  return residentMegabytes(services.pid);
}

async function peakDuringUploads(services: ServicesProcess): Promise<number> {
  const staff = await signInStaff(services.url);
  const video = makeVideo('isom', UPLOAD_MB * MEGABYTE);
  const uploads = Array.from({ length: PARALLEL }, (_, number) =>
    staff.upload('/upload/objects', { bytes: video, name: `video ${number}.mp4` }).then(required),
  );
  let peak = 0;
  await during(Promise.all(uploads), async () => {
    peak = Math.max(peak, await residentMegabytes(services.pid));
    await wait(POLL_INTERVAL_MILLISECONDS);
  });
  return peak;
}
