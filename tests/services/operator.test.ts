import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProgramName } from '../../scripts/programs.mjs';
import { runProgram, type Ended } from './support/runProgram';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run([name, ...args]: Command, env: Readonly<Record<string, string>>): Promise<Ended> {
  return runProgram(name, args, { DATA_DIR: path.join(folder, 'data'), ...env });
}

type Command = readonly [ProgramName, ...(readonly string[])];
const COMMANDS: readonly Command[] = [
  ['rotate-keys'],
  ['migrations'],
  ['audit-orders'],
  ['audit-content'],
  ['data', 'verify'],
];

describe('a command for operators', () => {
  for (const command of COMMANDS) {
    it(`says in one line that the database is away: ${command.join(' ')}`, async () => {
      const DATABASE_URL = 'postgres://user:secret@127.0.0.1:9/console';
      expect(await run(command, { DATABASE_URL })).toEqual({
        code: 1,
        output: 'The database is not reachable (127.0.0.1:9/console).\n',
      });
    });
  }

  it('says what is wrong with settings and definitions, and where', async () => {
    expect(await run(['audit-orders'], { PORT: 'many' })).toEqual({
      code: 1,
      output: expect.stringMatching(/PORT: expected a whole number from 0 to 65535, got 'many'\.\n$/) as string,
    });
    const schemas = path.join(folder, 'schemas');
    await mkdir(path.join(schemas, 'faq'), { recursive: true });
    await writeFile(path.join(schemas, 'faq', 'faq.area.json'), '{');
    const { code, output } = await run(['audit-orders'], { SCHEMAS_DIR: schemas });
    expect(code).toBe(1);
    expect(output).toMatch(/^The definitions in \S+ are not usable:\n {2}faq\/faq\.area\.json:1: .*\n$/);
  });
});
