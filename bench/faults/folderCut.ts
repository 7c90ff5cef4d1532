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
const LONGEST_UPLOAD_MILLISECONDS = 10_000;

/** The folder of the files cannot be written amid uploads, as when a network disk is gone, and comes back. */
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

    /** At one stroke: an upload that came between two would make the folder anew. */
    async function leadTo(target: string): Promise<void> {
      const link = path.join(place.dataDir, 'next-link');
      await symlink(target, link);
      await rename(link, folder);
    }

    return {
      async round(random) {
        const uploads = Array.from({ length: UPLOADS }, () => uploader.upload(staff));
        await wait(random.between(0, 100));
        // Permissions would not stop the administrator of the machine; a file where the folder was does.
        await leadTo(nowhere);
        const refused = await uploader.upload(staff);
        const answered = await Promise.all(uploads);
        await leadTo(real);
        for (const outcome of [...answered, refused]) {
          mustBeStoredOrRefused(outcome, LONGEST_UPLOAD_MILLISECONDS);
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
