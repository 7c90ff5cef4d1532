/**
 * Around a run of the services' tests. Workers leave what they share open to the end; so that nothing stays behind, everything
 * temporary lies in one folder, and databases on a server carry the name of the run.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dropTestDatabases } from '../services/support/testDatabase';

let folder: string;

export async function setup(): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'services-'));
  process.env['TMPDIR'] = folder;
  process.env['TEST_RUN'] = randomBytes(4).toString('hex');
}

export async function teardown(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) await dropTestDatabases(server);
  await rm(folder, { recursive: true, force: true });
}
