import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import type { Database } from '../../server/database/database';
import { SEED_BRANDS } from '../../server/seed/brands';
import { fillPages } from '../services/fill';
import { figure, type Table } from '../measure';
import { during } from '../support/during';
import { enginesOfRun, newPlace, type EngineName, type Place } from '../support/engines';
import { builtProgram } from '../support/programs';
import { optionsOfNode } from '../support/settings';

const FIELDS_OF_PAGE = 40;
const FIELDS = Number(process.env['BENCH_FIELDS'] ?? 1_000_000);
const FILES_MB = Number(process.env['BENCH_FILES_MB'] ?? 1_024);
const FILE_MB = 2;
const MEGABYTE = 1024 * 1024;
/** Memory limits of the program in MB, whatever the amount of data: with `embedded`, they include the engine. */
const LIMITS: Readonly<Record<EngineName, number>> = { embedded: 800, postgres: 400 };
const POLL_INTERVAL_MILLISECONDS = 50;

/**
 * Moves an installation of BENCH_FIELDS fields and BENCH_FILES_MB of uploads out of each engine and into the others; measures the time
 * and the peak memory of `npm run data` (Linux only).
 */
export async function run(): Promise<readonly Table[]> {
  const engines = enginesOfRun();
  const rows: Table['rows'][number][] = [];
  const first = await newPlace(engines[0] ?? 'embedded', { holdsDemo: true });
  const archive = path.join(path.dirname(first.dataDir), `brand-console-bench-${randomUUID()}.tar`);
  const places = [first];
  try {
    await fill(first);
    rows.push(await step(first, ['export', archive]));
    rows.push(await step(first, ['verify', archive]));
    for (const engine of [...engines.slice(1), engines[0] ?? 'embedded']) {
      const place = await newPlace(engine);
      places.push(place);
      rows.push(await step(place, ['import', archive]));
      if (engine === engines[0]) continue;
      await rm(archive);
      rows.push(await step(place, ['export', archive]));
    }
    const { size } = await stat(archive);
    const name = `${FIELDS} fields and ${FILES_MB} MB of files taken along, in an archive of ${(size / MEGABYTE).toFixed(0)} MB`;
    return [{ name, rows }];
  } finally {
    await rm(archive, { force: true });
    for (const place of places) await place.remove();
  }
}

async function fill({ env, dataDir }: Place): Promise<void> {
  const { services, close } = await createApp(readConfig(env), { logger: pino({ level: 'silent' }) });
  try {
    await fillPages(services.database, { from: 0, to: Math.ceil(FIELDS / FIELDS_OF_PAGE) });
    await fillFiles(services.database, path.join(dataDir, 'files'));
  } finally {
    await close();
  }
}

/** Uploads that cannot be compressed, as pictures cannot. */
async function fillFiles(database: Database, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'files', '2026', '02'), { recursive: true });
  const [brand] = SEED_BRANDS;
  for (let made = 0; made < FILES_MB / FILE_MB; made += 1) {
    const key = `files/2026/02/${randomUUID()}.png`;
    const bytes = randomBytes(FILE_MB * MEGABYTE);
    await writeFile(path.join(folder, key), bytes);
    await database.query(
      `INSERT INTO file (key, tenant_id, file_name, file_type, size, scan_status, created_at, sha256)
       VALUES ($1, $2, 'bench.png', 'image/png', $3, 'own', now(), $4)`,
      [key, brand.tenantId, bytes.byteLength, createHash('sha256').update(bytes).digest('hex')],
    );
  }
}

async function step({ engine, env }: Place, args: readonly string[]): Promise<Table['rows'][number]> {
  const program = await builtProgram('data');
  const began = performance.now();
  const child = spawn(process.execPath, [...optionsOfNode(), program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const [code] = await during(exited, async () => {
    peak = Math.max(peak, await peakMegabytes(child.pid ?? 0));
    await wait(POLL_INTERVAL_MILLISECONDS);
  });
  if (code !== 0) throw new Error(`npm run data -- ${args.join(' ')} ended with code ${code}.`);
  const command = args[0] ?? '';
  return {
    step: command === 'verify' ? 'verify the archive' : `${command}, ${engine}`,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    'most MB': figure(peak, LIMITS[engine], 0),
    limit: LIMITS[engine],
  };
}

/** The peak memory of a process so far; 0 once it has ended. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
