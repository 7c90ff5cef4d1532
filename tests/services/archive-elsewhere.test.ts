import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportTo, importFrom } from '../../scripts/archives/commands';
import { verifyInstallation } from '../../scripts/archives/verify';
import { contentOf, dataCommand, makeInstallations, type Installations } from './support/installations';
import { startS3 } from './support/s3';
import { createTestDatabase } from './support/testDatabase';

let installations: Installations;
beforeAll(async () => {
  installations = await makeInstallations();
});
afterAll(() => installations.remove());

it('an archive takes the demo to another database and another storage and back, equal in every row and every file', async () => {
  const { demo, archive, embedded, folder } = installations;
  const s3 = await startS3();
  // Without a server, an embedded one with a bucket.
  const database = await createTestDatabase();
  const there = await embedded({ STORAGE_URL: s3.url, ...(database && { DATABASE_URL: database.url }) });
  const second = path.join(folder, 'second.tar');
  expect(await importFrom(dataCommand(there, archive).command)).toBe(true);
  expect(await exportTo(dataCommand(there, second).command)).toBe(true);
  const back = await embedded();
  expect(await importFrom(dataCommand(back, second).command)).toBe(true);
  const before = await contentOf(demo);
  expect(await contentOf(there)).toEqual(before);
  expect(await contentOf(back)).toEqual(before);
  const verified = dataCommand(back);
  expect(await verifyInstallation(verified.command)).toBe(true);
  expect(verified.warned).toEqual([]);
  expect(verified.printed).toContainEqual(
    expect.stringMatching(/^Files: [1-9]\d* as they were uploaded, 0 .* 0 missing/),
  );
  await s3.stop();
  await database?.drop();
});
