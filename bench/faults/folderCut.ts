import { rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { compareFiles, keysOnDisk, mustLeaveNothing } from './storedFiles';
import { createUploader, mustBeStoredOrRefused } from './uploader';

const UPLOADS = 4;
const MAX_UPLOAD_MILLISECONDS = 10_000;

/** The folder of the files becomes unwritable during uploads, as when a network disk is lost, and comes back. */
export const folderCut: Fault = {
  summary: 'the folder of the files is gone amid uploads, then back',
  engines: ['embedded', 'postgres'],
  rounds: 30,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const services = await startServicesProcess({ entry: 'sources', env: place.env });
    const staff = await signInStaff(services.url);
    const uploader = await createUploader(tally);
    const folder = path.join(place.dataDir, 'files');
    const real = path.join(place.dataDir, 'real');
    const nowhere = path.join(place.dataDir, 'no-folder');
    await writeFile(nowhere, '');
    await rename(folder, real);
    await symlink(real, folder);

    /** Atomically: an upload between two steps would create the folder again. */
    async function pointTo(target: string): Promise<void> {
      const link = path.join(place.dataDir, 'next-link');
      await symlink(target, link);
      await rename(link, folder);
    }

    return {
      async round(random) {
        const uploads = Array.from({ length: UPLOADS }, () => uploader.upload(staff));
        await wait(random.between(0, 100));
        // Permissions would not stop root; a file in place of the folder does.
        await pointTo(nowhere);
        const refused = await uploader.upload(staff);
        const answered = await Promise.all(uploads);
        await pointTo(real);
        for (const outcome of [...answered, refused]) {
          mustBeStoredOrRefused(outcome, MAX_UPLOAD_MILLISECONDS);
          if (outcome.code !== 'OK') tally.add('uploads refused');
        }
        mustHold(refused.code !== 'OK', 'an upload should not be acknowledged while its folder is away');
        const after = await uploader.upload(staff);
        mustHold(after.code === 'OK', `an upload should work again, got ${after.code} ${after.message}`);
        await uploader.verify(services.url);
        await mustLeaveNothing(place);
      },
      async end() {
        await services.stop();
        const stored = await keysOnDisk(place);
        await compareFiles({ place, stored, acknowledged: uploader.keys, tally });
        await place.remove();
      },
    };
  },
};
