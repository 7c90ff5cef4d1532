import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { BASELINE_ENGINE } from '../tests/services/support/briefProcess';
import type { Table } from './measure';
import { SMALLEST } from './support/settings';

interface Bench {
  /** @param options those of the command line (`--name value`), by name */
  readonly run: (options: Readonly<Record<string, string>>) => Promise<readonly Table[]>;
}

/** Every bench by the name that `npm run bench -- <name>` takes; each is loaded only when it runs. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  lens: () => import('./lens'),
  form: () => import('./form'),
  start: () => import('./services-start'),
  services: () => import('./services'),
  sections: () => import('./sections'),
  bundle: () => import('./bundle'),
  archive: () => import('./archive'),
  peers: () => import('./peers'),
};

const RESULTS = path.join(import.meta.dirname, 'results');

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { smallest: { type: 'boolean', default: false }, directus: { type: 'string' }, payload: { type: 'string' } },
});
const { smallest: isSmallest, ...options } = values;
if (isSmallest) {
  Object.assign(process.env, SMALLEST);
  // Before any bench is loaded.
  BASELINE_ENGINE.forEach((option) => setFlagsFromString(option));
}
const unknown = requested.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`bench: expected ${Object.keys(BENCHES).join(', ')}, got ${unknown.join(', ')}\n`);
  process.exit(1);
}
const results: Record<string, readonly Table[]> = {};
for (const [name, load] of Object.entries(BENCHES)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const { run } = await load();
  const tables = await run(options);
  for (const table of tables) {
    process.stdout.write(`\n${table.name}\n`);
    console.table(table.rows);
  }
  results[name] = tables;
}
if (!isSmallest) {
  mkdirSync(RESULTS, { recursive: true });
  const file = path.join(RESULTS, `${new Date().toISOString().slice(0, 10)}.json`);
  writeFileSync(file, JSON.stringify({ node: process.version, results }, null, 2));
  process.stdout.write(`\nWritten to ${path.relative(process.cwd(), file)}\n`);
}
