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
const REST_MILLISECONDS = restOfRun(5_000);
const BETWEEN_LOOKS_MILLISECONDS = 20;

/**
 * Resident memory of the built services: on an empty database, where they make the demo content; started again, at rest
 * after the first work of a person; and the most under four large uploads at once.
 */
export async function benchMemory(engine: EngineName): Promise<Table> {
  const place = await newPlace(engine);
  try {
    const first = await startServicesProcess({ entry: 'build', env: place.env });
    const empty = await atRest(first);
    await first.stop();
    const services = await startServicesProcess({ entry: 'build', env: place.env });
    try {
      const rest = await atRest(services);
      const most = await underUploads(services);
      return {
        name: `Resident memory of the services, ${engine}`,
        rows: [
          { at: 'first start, demo content made', MB: empty.toFixed(0), limit: '' },
          { at: 'rest', MB: figure(rest, LIMITS[engine], 0), limit: LIMITS[engine] },
          {
            at: `${PARALLEL} uploads of ${UPLOAD_MB} MB`,
            MB: figure(most, rest + UPLOAD_LIMIT, 0),
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

async function atRest(services: ServicesProcess): Promise<number> {
  const staff = await signInStaff(services.url);
  const page = newMarkedPage('value', { collections: 10, fields: 10 });
  required(await createMarked(staff, page));
  required(await readMarked(staff, page.id));
  await wait(REST_MILLISECONDS);
  return residentMegabytes(services.pid);
}

async function underUploads(services: ServicesProcess): Promise<number> {
  const staff = await signInStaff(services.url);
  const video = makeVideo('isom', UPLOAD_MB * MEGABYTE);
  const uploads = Array.from({ length: PARALLEL }, (_, number) =>
    staff.upload('/upload/objects', { bytes: video, name: `video ${number}.mp4` }).then(required),
  );
  let most = 0;
  await during(Promise.all(uploads), async () => {
    most = Math.max(most, await residentMegabytes(services.pid));
    await wait(BETWEEN_LOOKS_MILLISECONDS);
  });
  return most;
}
