import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command as `npm run` does. */
function run(command: string, env: Readonly<Record<string, string>>) {
  const options = { env: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data'), ...env } };
  return new Promise<{ readonly code: number | string; readonly output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...command.split(' ')], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

describe('a command for operators', () => {
  it.each(['rotateKeys.ts', 'migrations.ts', 'auditOrders.ts', 'auditContent.ts', 'data.ts verify'])(
    'says in one line that the database is away: scripts/%s',
    async (command) => {
      const DATABASE_URL = 'postgres://user:secret@127.0.0.1:9/console';
      expect(await run(`scripts/${command}`, { DATABASE_URL })).toEqual({
        code: 1,
        output: 'The database is not reachable (127.0.0.1:9/console).\n',
      });
    },
  );

  it('says what is wrong with settings and definitions, and where', async () => {
    expect(await run('scripts/auditOrders.ts', { PORT: 'many' })).toEqual({
      code: 1,
      output: expect.stringMatching(/PORT: expected a whole number from 0 to 65535, got 'many'\.\n$/) as string,
    });
    const schemas = path.join(folder, 'schemas');
    await mkdir(path.join(schemas, 'faq'), { recursive: true });
    await writeFile(path.join(schemas, 'faq', 'faq.area.json'), '{');
    const { code, output } = await run('scripts/auditOrders.ts', { SCHEMAS_DIR: schemas });
    expect(code).toBe(1);
    expect(output).toMatch(/^The definitions in \S+ are not usable:\n {2}faq\/faq\.area\.json:1: .*\n$/);
  });
});
