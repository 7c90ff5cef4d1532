import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { startFakeClamd } from '../../tests/services/support/clamd';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { mustHold, type Fault } from './fault';
import { startProxy } from './proxy';
import { compareFiles, keysOnDisk, mustLeaveNothing } from './storedFiles';
import { createUploader } from './uploader';

const UPLOADS = 4;
/** The scanner may be silent for 30 s; without it an upload continues unscanned. */
const MAX_UPLOAD_MILLISECONDS = 40_000;
/** A silent scanner costs half a minute, so only one round in ten has one. */
const ROUNDS_WITH_SILENCE = 10;

/** The scanner fails during uploads and comes back; in the meantime files are accepted and reported as unscanned. */
export const scannerCut: Fault = {
  summary: 'the scanner refuses, hangs up or keeps silent amid uploads, then is back',
  engines: ['embedded'],
  rounds: 30,
  async begin({ engine, tally }) {
    const place = await newPlace(engine);
    const scanner = await startFakeClamd(answerClean);
    const { hostname, port } = new URL(scanner.url);
    const proxy = await startProxy({ host: hostname, port: Number(port) });
    const services = await startServicesProcess({
      entry: 'sources',
      env: { ...place.env, CLAMD_URL: `tcp://${proxy.host}:${proxy.port}` },
    });
    const staff = await signInStaff(services.url);
    const uploader = await createUploader(tally);
    const seeded = await keysOnDisk(place);
    return {
      async round(random) {
        const outage = random.between(1, ROUNDS_WITH_SILENCE) === 1 ? 'silence' : random.oneOf(['refuse', 'cut']);
        tally.add(`outages: ${outage}`);
        const uploads = Array.from({ length: UPLOADS }, () => uploader.upload(staff));
        await wait(random.between(0, 60));
        if (outage === 'cut') proxy.cut();
        else await proxy.set(outage);
        for (const outcome of [...(await Promise.all(uploads)), await uploader.upload(staff)]) {
          mustHold(
            outcome.code === 'OK',
            `an upload without its scanner should be taken, got ${outcome.code} ${outcome.message}`,
          );
          mustHold(
            outcome.milliseconds < MAX_UPLOAD_MILLISECONDS,
            `an upload should not wait longer for its scanner, took ${Math.round(outcome.milliseconds)} ms`,
          );
          tally.add('scanErrorStatus' in outcome.data ? 'uploads not scanned' : 'uploads scanned');
        }
        await proxy.set('pass');
        const after = await uploader.upload(staff);
        mustHold(
          after.code === 'OK' && !('scanErrorStatus' in after.data),
          `an upload should be scanned again, got ${after.code} ${JSON.stringify(after.data)}`,
        );
        await uploader.verify(services.url);
        await mustLeaveNothing(place);
      },
      async end() {
        await services.stop();
        await proxy.stop();
        await scanner.stop();
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

/** Reads the file to its end, a chunk with the length zero, and reports it clean. */
function answerClean(socket: Socket): void {
  let unread = Buffer.alloc(0);
  let skipped = COMMAND.length;
  socket.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    while (unread.length >= skipped + LENGTH_BYTES) {
      const length = unread.readUInt32BE(skipped);
      unread = unread.subarray(skipped + LENGTH_BYTES);
      skipped = length;
      if (length === 0) {
        socket.end('stream: OK\0');
        return;
      }
    }
  });
}

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;
