/**
 * Global setup of the services' tests. Workers keep shared resources open to the end. So that nothing stays behind, all temporary
 * files are in one folder, and databases on a server have the id of the run in their names.
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
