import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, describe, it } from 'vitest';
import { lockDataFolder } from '../../server/database/dataFolderLock';
import { runProgram, type Ended } from './support/runProgram';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-reset-'));
  for (const name of ['database', 'uploads', 'files', 'notes']) {
    await mkdir(path.join(dataDir, name));
    await writeFile(path.join(dataDir, name, 'something'), name);
  }
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command as a person does, with settings on top of DATA_DIR. */
function reset(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return runProgram('reset', args, { DATA_DIR: dataDir, ...env });
}

describe('npm run reset', () => {
  it('lists what it would remove, and removes it with --yes; other files stay', async () => {
    const unconfirmed = await reset();
    expect(unconfirmed.code).toBe(1);
    for (const name of ['database', 'uploads', 'files']) expect(unconfirmed.output).toContain(path.join(dataDir, name));
    expect(unconfirmed.output).toContain('npm run reset -- --yes');
    expect(await readdir(dataDir)).toHaveLength(4);
    const done = await reset(['--yes']);
    expect(done.code).toBe(0);
    expect(await readdir(dataDir)).toEqual(['notes']);
    expect(await reset(['--yes'])).toEqual({ code: 0, output: `There is nothing to remove in ${dataDir}.\n` });
  });

  it('is refused while the services run', async () => {
    const release = await lockDataFolder(dataDir);
    const refused = await reset(['--yes']);
    await release();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`${dataDir} is in use by another process`);
    expect(await readdir(dataDir)).toHaveLength(4);
  });

  it('leaves a database server alone', async () => {
    const refused = await reset(['--yes'], { DATABASE_URL: 'postgres://user:secret@127.0.0.1/brand_console' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('the tools of PostgreSQL');
    expect(await readdir(dataDir)).toHaveLength(4);
  });

  it('keeps files when uploads are stored elsewhere', async () => {
    await reset(['--yes'], { STORAGE_URL: 's3://key:secret@storage.example/bucket' });
    expect(await readdir(dataDir)).toEqual(['files', 'notes']);
  });
});
