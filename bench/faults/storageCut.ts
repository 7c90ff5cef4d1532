import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startS3 } from '../../tests/services/support/s3';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { startProxy } from './proxy';
import { compareFiles, mustLeaveNothing } from './storedFiles';
import { createUploader, mustBeStoredOrRefused } from './uploader';

const UPLOADS = 4;
/** Three attempts with pauses between them; nobody should wait longer for a bucket that is down. */
const MAX_UPLOAD_MILLISECONDS = 20_000;

/** The bucket fails during uploads and comes back. */
export const storageCut: Fault = {
  summary: 'the S3 storage refuses or hangs up amid uploads, then is back',
  engines: ['embedded'],
  rounds: 30,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const bucket = await startS3();
    const proxy = await startProxy({ host: '127.0.0.1', port: bucket.port });
    const services = await startServicesProcess({
      entry: 'sources',
      env: { ...place.env, STORAGE_URL: bucket.url.replaceAll(String(bucket.port), String(proxy.port)) },
    });
    const staff = await signInStaff(services.url);
    const uploader = await createUploader(tally);
    return {
      async round(random) {
        const outage = random.oneOf(['refuse', 'cut']);
        tally.add(`outages: ${outage}`);
        const uploads = Array.from({ length: UPLOADS }, () => uploader.upload(staff));
        await wait(random.between(0, 100));
        if (outage === 'cut') proxy.cut();
        else await proxy.set(outage);
        for (const outcome of [...(await Promise.all(uploads)), await uploader.upload(staff)]) {
          mustBeStoredOrRefused(outcome, MAX_UPLOAD_MILLISECONDS);
          if (outcome.code !== 'OK') tally.add('uploads refused');
        }
        await proxy.set('pass');
        const after = await uploader.upload(staff);
        mustHold(after.code === 'OK', `an upload should work again, got ${after.code} ${after.message}`);
        await uploader.verify(services.url);
        await mustLeaveNothing(place);
      },
      async end() {
        await services.stop();
        const stored = await keysInBucket(bucket.directory);
        await proxy.stop();
        await bucket.stop();
        await compareFiles({ place, stored, acknowledged: uploader.keys, tally });
        await place.remove();
      },
    };
  },
};

/** The keys of the objects in the bucket, from the files of the tests' S3 service. */
async function keysInBucket(directory: string): Promise<readonly string[]> {
  const [bucket = ''] = (await readdir(directory)).filter((name) => !name.startsWith('.'));
  const folder = path.join(directory, bucket);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).slice(0, -OBJECT.length))
    .filter((key) => key.startsWith('files/'));
}

const OBJECT = '._S3rver_object';
