import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { durableStartParams } from '../../server/database/durableFiles.mjs';
import { placeEmptyDatabase } from '../../tests/services/support/emptyDatabase';
import { mustHold, type Fault, type Tally } from './fault';
import { ForcedFiles } from './forcedFiles';
import type { Random } from './random';

const PAGES = 40;
const MAX_SAVES = 120;
/** Some are larger than a page of the database, which stores such texts separately. */
const MAX_TEXT_LENGTH = 20_000;

/** The power fails during saves: what the embedded engine did not force onto the disk is lost. */
export const powerCut: Fault = {
  summary: 'the embedded engine loses everything that it did not force onto the disk',
  engines: ['embedded'],
  rounds: 50,
  async begin({ tally }) {
    const root = await mkdtemp(path.join(os.tmpdir(), 'brand-console-power-'));
    await placeEmptyDatabase(root);
    let folder = path.join(root, 'database');
    const saved = new Map<number, number>();
    return {
      async round(random) {
        const keep = await mkdtemp(path.join(root, 'forced-'));
        const files = new ForcedFiles(folder, keep);
        const engine = await PGlite.create({ fs: files, startParams: durableStartParams });
        await verify(engine, saved);
        await work(engine, { random, saved, tally });
        const after = await mkdtemp(path.join(root, 'after-'));
        files.cutPower(after);
        tally.add('power cuts');
        await engine.close();
        for (const obsolete of [folder, keep]) await rm(obsolete, { recursive: true });
        folder = after;
      },
      async end() {
        const engine = await PGlite.create({ fs: new ForcedFiles(folder, await mkdtemp(path.join(root, 'forced-'))) });
        await verify(engine, saved);
        await engine.close();
        await rm(root, { recursive: true });
      },
    };
  },
};

interface Saving {
  readonly random: Random;
  /** The last acknowledged mark, by page. */
  readonly saved: Map<number, number>;
  readonly tally: Tally;
}

/** Saves in transactions of their own; the last one is not committed when the power fails. */
async function work(engine: PGlite, { random, saved, tally }: Saving): Promise<void> {
  await engine.exec('CREATE TABLE IF NOT EXISTS saves (page int PRIMARY KEY, mark int NOT NULL, text text NOT NULL)');
  const saves = random.between(1, MAX_SAVES);
  for (let done = 0; done < saves; done += 1) {
    const page = random.between(0, PAGES - 1);
    const mark = (saved.get(page) ?? 0) + 1;
    await engine.query(SAVE, [page, mark, String(mark).repeat(random.between(1, MAX_TEXT_LENGTH / 4))]);
    saved.set(page, mark);
    tally.add('saves acknowledged');
    if (random.between(1, 50) === 1) {
      await engine.exec('CHECKPOINT');
      tally.add('checkpoints');
    }
  }
  await engine.exec('BEGIN');
  await engine.query(SAVE, [random.between(0, PAGES - 1), -1, 'not committed']);
}

/** @throws Violation */
async function verify(engine: PGlite, saved: ReadonlyMap<number, number>): Promise<void> {
  if (saved.size === 0) return;
  const { rows } = await engine.query<{ page: number; mark: number; whole: boolean }>(
    `SELECT page, mark, text = repeat(mark::text, length(text) / length(mark::text)) AS whole FROM saves`,
  );
  const found = new Map(rows.map((row) => [row.page, row]));
  for (const [page, mark] of saved) {
    const row = found.get(page);
    mustHold(row?.mark === mark, `page ${page} should hold save ${mark}, holds ${row?.mark ?? 'nothing'}`);
    mustHold(row.whole, `page ${page} should be whole`);
  }
  mustHold(found.size === saved.size, `there should be ${saved.size} pages, there are ${found.size}`);
}

const SAVE = `INSERT INTO saves (page, mark, text) VALUES ($1, $2, $3)
  ON CONFLICT (page) DO UPDATE SET mark = excluded.mark, text = excluded.text`;
