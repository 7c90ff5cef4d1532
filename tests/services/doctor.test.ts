import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { examine } from '../../server/doctor/examine';
import type { Finding } from '../../server/doctor/finding';
import { thisMachine, type Machine } from '../../server/doctor/machine';
import { startFakeClamd } from './support/clamd';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { startHttpServer } from './support/httpServer';
import { startIssuer } from './support/issuer';
import { startMailServer } from './support/mailServer';
import { runProgram } from './support/runProgram';
import { startS3 } from './support/s3';
import { createTestDatabase } from './support/testDatabase';

const NEW_ENOUGH: Machine = {
  ...thisMachine,
  nodeVersion: 'v24.1.0',
  freeBytes: () => Promise.resolve(100 * 1024 ** 3),
};
const NOBODY = '127.0.0.1:9';
const SECRET_KEY = randomBytes(32).toString('base64');

let dataDir: string;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
  await placeEmptyDatabase(dataDir);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function stopAfterTest<T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  stops.push(() => started.stop());
  return started;
}

/** The doctor's findings for an installation that is valid except for these settings. */
function runDoctor(environment: Readonly<Record<string, string>> = {}, machine: Partial<Machine> = {}) {
  return examine({
    environment: { DATA_DIR: dataDir, ...environment },
    file: undefined,
    machine: { ...NEW_ENOUGH, ...machine },
  });
}

/** The findings that are not `well`, one per line. */
function problemsIn(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ state }) => state !== 'well')
    .map(({ check, state, says, todo }) => `${state}, ${check}: ${says} → ${todo ?? 'nothing'}`);
}

describe('the doctor', () => {
  it('finds no problem in a valid installation, and leaves nothing behind', async () => {
    const [clamd, mail, issuer, s3] = [
      await stopAfterTest(startFakeClamd(answerAsClamd)),
      await stopAfterTest(startMailServer()),
      await stopAfterTest(startIssuer('console')),
      await stopAfterTest(startS3()),
    ];
    const findings = await runDoctor({
      ...{ CLAMD_URL: clamd.url, MAIL_URL: mail.url, STORAGE_URL: s3.url, SECRET_KEY },
      ...{ SSO_ISSUER: issuer.url, SSO_CLIENT_ID: 'console', SSO_CLIENT_SECRET: 'secret' },
    });
    expect(problemsIn(findings)).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual([
      ...[
        'settings',
        'Node.js',
        'data folder',
        'disk',
        'secret key',
        'database',
        'uploads',
        'mail',
        'scanner',
        'sign-in',
      ],
    ]);
    expect(mail.mails).toEqual([]);
    const first = await runDoctor({ DATA_DIR: path.join(dataDir, 'not yet there') });
    expect(problemsIn(first)).toEqual([]);
    await expect(rm(path.join(dataDir, 'not yet there'))).rejects.toThrow('ENOENT');
  });

  it('reports nothing but invalid settings if there are any', async () => {
    expect(problemsIn(await runDoctor({ PORT: 'many' }))).toEqual([
      "fault, settings: PORT: expected a whole number from 0 to 65535, got 'many'. → Correct it; .env.example tells what each setting does.",
    ]);
  });

  it.each([
    ['v20.18.0', 'fault, Node.js: v20.18.0 is too old; 20.19 is the oldest that works. → Install Node.js 24.'],
    ['v20.20.2', 'warning, Node.js: v20.20.2 works, and gets no security fixes any more. → Install Node.js 24.'],
  ])('judges the version of Node.js %s', async (nodeVersion, ill) => {
    expect(problemsIn(await runDoctor({}, { nodeVersion }))).toEqual([ill]);
  });

  it.each([
    [1, 'warning, disk: 1.0 GB are free in %. → Make room, or move what grows: uploads and backups.'],
    [0.1, 'fault, disk: 0.1 GB are free in %. → Make room: saves and uploads are refused when it is full.'],
  ])('reports that only %d GB are free', async (gigabytes, ill) => {
    const findings = await runDoctor({}, { freeBytes: () => Promise.resolve(gigabytes * 1024 ** 3) });
    expect(problemsIn(findings)).toEqual([ill.replace('%', dataDir)]);
  });

  it('reports that others can access the data folder or the secret key, and a secret key that is none', async () => {
    const open = await mkdtemp(path.join(os.tmpdir(), 'doctor-open-'));
    await chmod(open, 0o755);
    const file = path.join(open, 'secret.key');
    await writeFile(file, SECRET_KEY);
    // Explicitly, because the umask of the process may restrict new files.
    await chmod(file, 0o644);
    expect(problemsIn(await runDoctor({ DATA_DIR: open }))).toEqual([
      `warning, data folder: Others can read ${open}, with the keys in it; the next start closes it. → chmod 700 ${open}`,
      `fault, secret key: Others can read ${file}: the services refuse to start. → chmod 600 ${file}`,
    ]);
    await chmod(open, 0o700);
    await writeFile(file, '');
    await chmod(file, 0o600);
    expect(problemsIn(await runDoctor({ DATA_DIR: open }))).toEqual([
      `fault, secret key: ${file} holds no key of 32 bytes in base64: the services refuse to start. → Restore it from a backup; where there is none: remove it, then npm run rotate-keys -- --all`,
    ]);
    await chmod(open, 0o755);
    expect(problemsIn(await runDoctor({ DATA_DIR: open, SECRET_KEY }, { userId: 4711 }))).toEqual([
      `fault, data folder: ${open} belongs to another user, and others can read it. → chown it to the user of the services, or chmod 700 ${open}`,
    ]);
    await rm(open, { recursive: true });
  });

  it('reports which process works on an embedded database, and whether it is ready', async () => {
    const server = await stopAfterTest(startHttpServer());
    const { app, close } = await createApp(readConfig({ DATA_DIR: dataDir, SEED: 'none', SECRET_KEY }), {
      logger: pino({ level: 'silent' }),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port: own } = app.server.address() as AddressInfo;
    const running = await runDoctor({ PORT: String(own), SECRET_KEY });
    expect(running.find(({ check }) => check === 'database')?.says).toBe(
      'The services run on the embedded database, and are ready.',
    );
    server.answer = () => ({ status: 503 });
    const { port } = new URL(server.url);
    expect(problemsIn(await runDoctor({ PORT: port, SECRET_KEY }))).toEqual([
      `fault, database: The services that run on the embedded database answer 503 at http://127.0.0.1:${port}/readyz. → Look into their log, and start them again.`,
    ]);
    expect(problemsIn(await runDoctor({ HOST: '::1', PORT: '9', SECRET_KEY }))).toEqual([
      expect.stringContaining('nothing answers at http://[::1]:9/readyz.'),
    ]);
    await close();
  });

  it('reports keys of another secret key, an unfinished import, and a newer version', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
    await placeEmptyDatabase(folder);
    const { services, close } = await createApp(readConfig({ DATA_DIR: folder, SEED: 'none', SECRET_KEY }), {
      logger: pino({ level: 'silent' }),
    });
    await services.database.query(`INSERT INTO data_import (archive, set_aside) VALUES ('a', '[]')`);
    await close();
    const other = randomBytes(32).toString('base64');
    expect(problemsIn(await runDoctor({ DATA_DIR: folder, SECRET_KEY: other }))).toEqual([
      'fault, secret key: The keys in the database were encrypted with another SECRET_KEY. → Set that one, or as SECRET_KEY_FORMER; where it is lost: npm run rotate-keys -- --all',
      'fault, database: An import into it was not finished. → npm run data -- import, with the same archive.',
    ]);
    await rm(folder, { recursive: true });
  });

  it('reports a storage that does not exist, or that refuses access', async () => {
    const at = (bucket: string, port: string) =>
      `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?endpoint=http://127.0.0.1:${port}`;
    expect(problemsIn(await runDoctor({ STORAGE_URL: at('uploads', '9') }))).toEqual([
      'fault, uploads: The bucket refuses connections (ECONNREFUSED). → Start it, and compare host and port with the setting.',
    ]);
    const s3 = await stopAfterTest(startS3());
    expect(problemsIn(await runDoctor({ STORAGE_URL: at('another', String(s3.port)) }))).toEqual([
      'fault, uploads: The bucket does not exist (NoSuchBucket). → Make it, or correct STORAGE_URL.',
    ]);
    const blocked = path.join(dataDir, 'blocked');
    await writeFile(blocked, 'a file where a folder should be');
    expect(problemsIn(await runDoctor({ STORAGE_URL: `file://${blocked}` }))).toEqual([
      expect.stringMatching(/^fault, uploads: The folder of the uploads failed: E/),
    ]);
    await rm(blocked);
  });

  it('removes its probe if it may write and remove, but not read', async () => {
    const s3 = await stopAfterTest(startHttpServer());
    s3.answer = ({ method }) =>
      method === 'GET'
        ? {
            status: 403,
            headers: { 'content-type': 'application/xml' },
            body: '<Error><Code>AccessDenied</Code></Error>',
          }
        : {};
    const STORAGE_URL = `s3://key:secret@127.0.0.1/uploads?endpoint=${encodeURIComponent(s3.url)}`;
    expect(problemsIn(await runDoctor({ STORAGE_URL }))).toEqual([
      'fault, uploads: The bucket refuses the key (AccessDenied). → Give the key the rights to read, write, list and delete objects.',
    ]);
    expect(s3.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE']);
  });

  it('gives advice on an embedded database that fails, other than to run the doctor', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    expect(problemsIn(await runDoctor({ DATA_DIR: folder, SECRET_KEY }))).toEqual([
      `fault, database: The embedded database in ${folder}/database failed: PGlite failed to initialize properly. → Make room on the disk, and chown all in that folder to the user of the services. Where both is so it is damaged: npm run data -- restore, into a new DATA_DIR.`,
    ]);
    await rm(folder, { recursive: true });
  });

  it('reports a mail server that is unreachable or refuses the user', async () => {
    expect(problemsIn(await runDoctor({ MAIL_URL: `smtp://${NOBODY}` }))).toEqual([
      'fault, mail: The mail server refuses connections (ECONNREFUSED). → Start it, and compare host and port with the setting.',
    ]);
    const { url } = await stopAfterTest(startFakeClamd(refuseMail));
    const withUser = url.replace('tcp://', 'smtp://user:wrong@');
    expect(problemsIn(await runDoctor({ MAIL_URL: withUser }))).toEqual([
      'fault, mail: The mail server refuses user or password. → Correct them in MAIL_URL.',
    ]);
  });

  it('reports a scanner that is unreachable, has no signatures, or has false positives', async () => {
    expect(problemsIn(await runDoctor({ CLAMD_URL: `tcp://${NOBODY}` }))).toEqual([
      expect.stringMatching(
        /^fault, scanner: clamd does not scan: connect ECONNREFUSED .* → Start it, and compare CLAMD_URL/,
      ),
    ]);
    for (const [answer, ill] of [
      ['stream: OK\0', 'clamd takes the EICAR test file for clean. → Load its signatures: freshclam.'],
      ['stream: Everything FOUND\0', 'clamd calls a harmless file infected. → Look at its signatures.'],
    ] as const) {
      const clamd = await stopAfterTest(startFakeClamd((socket) => void socket.once('data', () => socket.end(answer))));
      expect(problemsIn(await runDoctor({ CLAMD_URL: clamd.url }))).toEqual([`fault, scanner: ${ill}`]);
    }
  });

  it('reports an identity provider that is unreachable, is another one, or has another time', async () => {
    const sso = (issuer: string) => ({ SSO_ISSUER: issuer, SSO_CLIENT_ID: 'console', SSO_CLIENT_SECRET: 'secret' });
    expect(problemsIn(await runDoctor(sso(`http://${NOBODY}`)))).toEqual([
      expect.stringMatching(/^fault, sign-in: The identity provider /),
    ]);
    const server = await stopAfterTest(startHttpServer());
    server.answer = () => ({ body: { issuer: 'https://other.example' } });
    expect(problemsIn(await runDoctor(sso(server.url)))).toEqual([
      `fault, sign-in: The provider calls itself https://other.example, SSO_ISSUER is ${server.url}. → Write SSO_ISSUER letter by letter as the provider calls itself.`,
    ]);
    for (const [status, body] of [
      [404, 'nothing here'],
      [200, null],
    ] as const) {
      server.answer = () => ({ status, body });
      expect(problemsIn(await runDoctor(sso(server.url)))).toEqual([
        `fault, sign-in: ${server.url}/.well-known/openid-configuration answers ${status} without JSON. → Correct SSO_ISSUER.`,
      ]);
    }
    server.answer = () => ({ body: { issuer: server.url } });
    expect(problemsIn(await runDoctor(sso(server.url), { now: () => new Date(Date.now() + 90_000) }))).toEqual([
      expect.stringMatching(
        /^fault, clock: This machine and the identity provider are (89|90|91) s apart: .* → Set the clock/,
      ),
    ]);
  });

  it.each([
    ['http://login.example', 'http://login.example/'],
    ['https://login.microsoftonline.com/organizations/v2.0', 'https://login.microsoftonline.com/{tenantid}/v2.0'],
  ])('accepts %s, which calls itself %s, as people can sign in there', async (asked, issuer) => {
    const asking = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ issuer }));
    onTestFinished(() => {
      asking.mockRestore();
    });
    const sso = { SSO_ISSUER: asked, SSO_CLIENT_ID: 'console', SSO_CLIENT_SECRET: 'secret' };
    expect(problemsIn(await runDoctor(sso))).toEqual([]);
  });

  it('warns of settings that are only for the demo in production', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://console.example',
      DEMO_ACCOUNTS: 'on',
      SCANNER: 'none',
    };
    expect(problemsIn(await runDoctor(production))).toEqual([
      'warning, scanner: Uploads are not scanned. → Install clamd, and set CLAMD_URL.',
      'warning, sign-in: The embedded provider asks nobody for a password. → Set SSO_ISSUER.',
    ]);
  });

  it('reports a database server that is unreachable', async () => {
    expect(problemsIn(await runDoctor({ DATABASE_URL: `postgres://user:secret@${NOBODY}/console` }))).toEqual([
      'fault, database: The database refuses connections (ECONNREFUSED). → Start it, and compare host and port with the setting.',
    ]);
  });

  it('is a command with an exit code, and with JSON output for programs', async () => {
    const failed = await runProgram('doctor', ['--json'], {
      CLAMD_URL: `tcp://${NOBODY}`,
      DATA_DIR: path.join(dataDir, 'none'),
    });
    expect(failed.code).toBe(1);
    const { isWell, findings } = JSON.parse(failed.output) as {
      readonly isWell: boolean;
      readonly findings: readonly Finding[];
    };
    expect(isWell).toBe(false);
    expect(findings.filter(({ state }) => state === 'fault').map(({ check }) => check)).toEqual(['scanner']);
    const fine = await runProgram('doctor', [], { DATA_DIR: path.join(dataDir, 'none') });
    expect(fine.code).toBe(0);
    expect(fine.output).toMatch(/^ok {7}settings {5}They are usable\.$/m);
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';
// On the embedded database there is no server to check.
if (server !== '') describe('the doctor on a database server', onServer);

function onServer(): void {
  /** The problems of a database on which these statements ran. */
  async function problemsAfter(statements: (name: string) => readonly string[], machine: Partial<Machine> = {}) {
    const database = await createTestDatabase();
    if (!database) throw new Error('There is no server.');
    stops.push(() => database.drop());
    await onDatabase(database.url, [
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      ...statements(new URL(database.url).pathname.slice(1)),
    ]);
    const url = new URL(database.url);
    return problemsIn(await runDoctor({ DATABASE_URL: url.href, SECRET_KEY }, machine));
  }

  it('finds no problem in one that is created as the guide describes', async () => {
    expect(await problemsAfter(() => [])).toEqual([]);
  });

  it.each([
    [
      'SET random_page_cost = 4',
      /^warning, database: random_page_cost is 4: .* → ALTER DATABASE \S+ SET random_page_cost = 1.1$/,
    ],
    ['SET synchronous_commit = off', /^warning, database: What was saved last may be lost/],
    ['SET default_transaction_read_only = on', /^fault, database: Transactions are read-only by default/],
    [`SET statement_timeout = '5s'`, /^warning, database: Statements end after 5 s/],
  ])('reports ALTER DATABASE … %s', async (setting, ill) => {
    expect(await problemsAfter((name) => [`ALTER DATABASE ${name} ${setting}`])).toEqual([expect.stringMatching(ill)]);
  });

  it('reports a missing extension, a schema of a newer version, and a clock that differs', async () => {
    expect(await problemsAfter(() => ['DROP EXTENSION pg_trgm'])).toEqual([
      expect.stringMatching(/^warning, database: pg_trgm is not installed/),
    ]);
    const newer = `CREATE TABLE migration AS SELECT '999-later.sql' AS name, '' AS checksum`;
    expect(await problemsAfter(() => [newer])).toEqual([
      'fault, database: A newer version has changed the database (999-later.sql). → Start that version or a newer one.',
    ]);
    expect(await problemsAfter(() => [], { now: () => new Date(Date.now() + 60_000) })).toEqual([
      expect.stringMatching(
        /^fault, clock: This machine and the database are (59|60|61)\.\d s apart\. → Set both by NTP/,
      ),
    ]);
  });

  it('reports a user without rights, a table of another user, a user that may not connect, a wrong encoding, and an unknown name', async () => {
    const role = `doctor_${randomUUID().slice(0, 8)}`;
    const database = await createTestDatabase();
    await onDatabase(server, [
      `CREATE ROLE ${role} LOGIN PASSWORD 'right'`,
      `CREATE DATABASE ${role} ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`,
    ]);
    stops.push(async () => {
      await database?.drop();
      await onDatabase(server, [`DROP DATABASE ${role} WITH (FORCE)`, `DROP ROLE ${role}`]);
    });
    await onDatabase(database?.url ?? '', [
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      'CREATE TABLE migration (name text, checksum text)',
      'GRANT SELECT ON migration TO PUBLIC',
    ]);
    const address = Object.assign(new URL(database?.url ?? ''), { username: role, password: 'right' });
    const problemsAsRole = async () => problemsIn(await runDoctor({ DATABASE_URL: address.href, SECRET_KEY }));
    expect(await problemsAsRole()).toEqual([
      expect.stringMatching(/^fault, database: The user may not make tables/),
      expect.stringMatching(/^fault, database: The table migration belongs to another user/),
    ]);
    await onDatabase(server, [`ALTER ROLE ${role} NOLOGIN`]);
    expect(await problemsAsRole()).toEqual([
      expect.stringMatching(/^fault, database: The database does not let this user in/),
    ]);
    const ascii = Object.assign(new URL(server), { pathname: `/${role}` });
    expect(problemsIn(await runDoctor({ DATABASE_URL: ascii.href, SECRET_KEY }))).toContainEqual(
      expect.stringMatching(/^fault, database: The encoding is SQL_ASCII/),
    );
    const none = Object.assign(new URL(server), { pathname: '/none_of_the_kind' });
    expect(problemsIn(await runDoctor({ DATABASE_URL: none.href, SECRET_KEY }))).toEqual([
      expect.stringMatching(/^fault, database: There is no such database/),
    ]);
  });
}

async function onDatabase(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A mail server that refuses every user. */
function refuseMail(socket: Socket): void {
  socket.write('220 test\r\n');
  socket.on('data', (line) => {
    socket.write(line.toString().startsWith('AUTH') ? '535 no\r\n' : '250-test\r\n250 AUTH PLAIN\r\n');
  });
}

/** A scanner that finds only the EICAR test file. */
function answerAsClamd(socket: Socket): void {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    if (text.endsWith('\0\0\0\0')) socket.end(text.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
  });
}
