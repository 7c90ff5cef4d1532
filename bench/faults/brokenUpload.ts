import { setTimeout as wait } from 'node:timers/promises';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { openRequest } from './rawRequest';
import { compareFiles, keysOnDisk, mustLeaveNothing } from './storedFiles';
import { createUploader } from './uploader';

const UPLOADS = 5;
const ANNOUNCED_BYTES = 5_000_000;
const CHUNK_BYTES = 100_000;

/** Senders vanish in the middle of their uploads. */
export const brokenUpload: Fault = {
  summary: 'uploads broken off midway',
  engines: ['embedded', 'postgres'],
  rounds: 50,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const services = await startServicesProcess({ entry: 'sources', env: place.env });
    const staff = await signInStaff(services.url);
    const uploader = await createUploader(tally);
    const seeded = await keysOnDisk(place);
    return {
      async round(random) {
        const sending = Array.from({ length: UPLOADS }, () => random.fork()).map(async (choices) => {
          const upload = await openRequest(services.url, {
            method: 'POST',
            path: '/uploads/images',
            headers: {
              authorization: `Bearer ${staff.token}`,
              'content-type': 'multipart/form-data; boundary=edge',
              'content-length': String(ANNOUNCED_BYTES),
            },
          });
          upload.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
          const chunks = choices.between(0, ANNOUNCED_BYTES / CHUNK_BYTES - 10);
          for (let chunk = 0; chunk < chunks; chunk += 1) upload.write(Buffer.alloc(CHUNK_BYTES, chunk));
          await wait(choices.between(0, 50));
          if (choices.oneOf([true, false])) upload.reset();
          else upload.hangUp();
          tally.add('uploads broken off');
        });
        await Promise.all(sending);
        const good = await uploader.upload(staff);
        mustHold(good.code === 'OK', `an upload beside broken ones should work, got ${good.code} ${good.message}`);
        await mustLeaveNothing(place);
        await uploader.verify(services.url);
      },
      async end() {
        await services.stop();
        const stored = await keysOnDisk(place);
        mustHold(
          stored.length === seeded.length + uploader.keys.length,
          `only acknowledged uploads should be stored: ${uploader.keys.length} and the ${seeded.length} of the demo, found ${stored.length}`,
        );
        await compareFiles({ place, stored, acknowledged: uploader.keys, tally });
        await place.remove();
      },
    };
  },
};
