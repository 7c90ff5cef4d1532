import { setTimeout as wait } from 'node:timers/promises';
import { makeVideo } from '../../tests/services/support/uploads';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { mountSmallDisk } from './smallDisk';
import { compareFiles, keysOnDisk, mustLeaveNothing } from './storedFiles';
import { createUploader, mustBeStoredOrRefused } from './uploader';
import { createWriter } from './writer';

/** The embedded database takes about a third of it. */
const DISK_MEGABYTES = 300;
const VIDEO_BYTES = 20_000_000;
/** The remaining space: none, less than a growing table takes, less than a file of the database's log, less than the video. */
const FREE_BYTES = [0, 100_000, 5_000_000, 17_000_000] as const;
const MAX_UPLOAD_MILLISECONDS = 20_000;
const MAX_SAVING_MILLISECONDS = 5_000;
const MAX_RECOVERY_MILLISECONDS = 30_000;
const WRITERS = ['first', 'second'] as const;

/** The disk of the data folder fills up during uploads and saves and is cleared again. */
export const fullDisk: Fault = {
  summary: 'the disk runs full amid uploads and saves, then is cleared',
  engines: ['embedded', 'postgres'],
  rounds: 20,
  async begin({ engine, tally }) {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) {
      tally.add('left out: a small disk cannot be mounted here');
      return { round: () => Promise.resolve(), end: () => Promise.resolve() };
    }
    const place = await newPlace(engine, { folder: disk.folder });
    const start = () => startServicesProcess({ entry: 'sources', env: place.env });
    let services = await start();
    let staff = await signInStaff(services.url);
    const writers = await Promise.all(WRITERS.map((name) => createWriter(staff, name, tally)));
    const uploader = await createUploader(tally);
    const video = makeVideo('isom', VIDEO_BYTES);

    /** A database that lost its disk ends the process, and the operator restarts it. */
    async function recover(): Promise<void> {
      const deadline = performance.now() + MAX_RECOVERY_MILLISECONDS;
      while (services.isRunning()) {
        if ((await staff.ask('query { getAllBrands { id } }')).code === 'OK') return;
        mustHold(performance.now() < deadline, 'the services should work again with a disk that has room, or end');
        await wait(100);
      }
      tally.add('ends of the process');
      services = await start();
      staff = await signInStaff(services.url);
    }

    return {
      async round(random) {
        await disk.fillUpTo(random.oneOf(FREE_BYTES));
        const end = performance.now() + MAX_SAVING_MILLISECONDS;
        const saving = writers.map((writer) =>
          writer.work(staff, { random: random.fork(), isOver: () => performance.now() > end }),
        );
        const refused = await staff.upload('/upload/objects', { bytes: video, name: 'a.mp4' });
        if (services.isRunning() && refused.code !== 'BROKEN') {
          mustBeStoredOrRefused(refused, MAX_UPLOAD_MILLISECONDS);
          mustHold(refused.code !== 'OK', 'an upload that does not fit on the disk should not be acknowledged');
          tally.add('uploads refused');
          await mustLeaveNothing(place);
        }
        for (const outcome of await Promise.all(saving)) {
          const code = outcome?.code ?? 'OK';
          mustHold(
            code === 'OK' || code === 'SERVICE_UNAVAILABLE' || (code === 'BROKEN' && engine === 'embedded'),
            `a save to a full disk should be stored or fail with SERVICE_UNAVAILABLE, got ${code} ${outcome?.message}`,
          );
          tally.add(`saves on the full disk: ${code}`);
        }
        await disk.clear();
        await recover();
        for (const writer of writers) await writer.verify(staff);
        const after = await uploader.upload(staff);
        mustHold(after.code === 'OK', `an upload should work again, got ${after.code} ${after.message}`);
        await uploader.verify(services.url);
      },
      async end() {
        await services.stop();
        await compareFiles({ place, stored: await keysOnDisk(place), acknowledged: uploader.keys, tally });
        await place.remove();
        await disk.remove();
      },
    };
  },
};
