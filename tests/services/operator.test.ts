import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROGRAMS, type ProgramName } from '../../scripts/programs.mjs';
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

  for (const name of Object.keys(PROGRAMS) as ProgramName[]) {
    it(`says how it is called, and does nothing when it is called in another way: ${name}`, async () => {
      const DATA_DIR = path.join(folder, `untouched-${name}`);
      const usage = await run([name, '--help'], { DATA_DIR });
      expect(usage.code).toBe(0);
      expect(usage.output).toContain(name === 'start' ? 'npm start' : `npm run ${name}`);
      expect(await run([name, '--mispelt'], { DATA_DIR })).toEqual({
        code: 1,
        output: `Unknown option '--mispelt'.\n${usage.output}`,
      });
      expect(existsSync(DATA_DIR)).toBe(false);
    });
  }

  it('names an option without its value, or of another command', async () => {
    const backups = path.join(folder, 'backups');
    expect((await run(['data', 'backup', backups, '--keep'], {})).output).toMatch(
      /^Option '--keep <value>' argument missing\.\n/,
    );
    expect((await run(['data', 'backup', backups, '--replace'], {})).output).toMatch(
      /^--replace belongs to import and restore\.\n/,
    );
    expect((await run(['data', 'export', backups, '--keep', '2'], {})).output).toMatch(/^--keep belongs to backup\.\n/);
    expect(await run(['data', 'backup', ''], {})).toEqual({ code: 1, output: 'Name the folder for backups.\n' });
  });

  for (const command of COMMANDS) {
    it(`makes no database where there is none: ${command.join(' ')}`, async () => {
      const DATA_DIR = path.join(folder, 'elsewhere');
      expect(await run(command, { DATA_DIR })).toEqual({ code: 1, output: `There is no database in ${DATA_DIR}.\n` });
      expect(existsSync(DATA_DIR)).toBe(false);
    });
  }

  it('reports why a database server refuses the user', async () => {
    const reason = 'password authentication failed for user "console"';
    const server = createServer((socket) => {
      const fields = Buffer.from(`SFATAL\0C28P01\0M${reason}\0\0`);
      const head = Buffer.from('E....');
      head.writeInt32BE(fields.length + 4, 1);
      socket.once('data', () => socket.end(Buffer.concat([head, fields])));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = `127.0.0.1:${(server.address() as AddressInfo).port}/console`;
    const DATABASE_URL = `postgres://console:secret@${place}`;
    const ended = await run(['data', 'verify'], { DATABASE_URL });
    expect(ended).toEqual({ code: 1, output: `The database is not reachable (${place}). ${reason}\n` });
    expect((await run(['start'], { DATABASE_URL })).output).toContain(
      `\nThe database is not reachable (${place}). ${reason}\n`,
    );
    server.close();
  });

  it('reports problems of settings and definitions, and where they are', async () => {
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
