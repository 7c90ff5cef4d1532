/**
 * `npm test`: every check of the project, one after the other, and a summary at the end. `npm test -- unit lint` runs only these.
 * A step that fails does not keep the others from running; nothing is left out without a word.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { countTests, readReport } from './testReports.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const REPORTS = path.join(ROOT, '.cache', 'test-reports');
const POSTGRES = process.env.TEST_DATABASE_URL;

/**
 * `run` is a script of package.json and its arguments. `runner` names the form of the report, which counts single tests;
 * a step without one counts as one.
 */
const STEPS = [
  { name: 'codegen', title: 'Generated types are those of the contract', run: ['codegen', '--check'] },
  { name: 'generated', title: 'The schema of JSON definitions is that of the types', run: ['meta-schema', '--check'] },
  { name: 'areas', title: 'The list of areas is that of the folders', run: ['areas', '--check'] },
  { name: 'access', title: 'The access table is that of the definitions', run: ['access-table', '--check'] },
  { name: 'typecheck', title: 'Types', run: ['typecheck'] },
  { name: 'lint', title: 'Rules of the code and its format', run: ['lint'] },
  { name: 'architecture', title: 'Import directions and dead code', run: ['architecture'] },
  { name: 'requirements', title: 'Requirements that tests cite', run: ['requirements'] },
  { name: 'editors', title: 'Definitions of the editors', run: ['editors', 'check'] },
  { name: 'unit', title: 'Unit tests', run: ['unit'], runner: 'vitest' },
  { name: 'round-trip', title: 'Laws of every editor and brand', run: ['round-trip'], runner: 'vitest' },
  {
    name: 'services',
    title: 'Services on the embedded database',
    run: ['services'],
    runner: 'vitest',
    env: { TEST_DATABASE_URL: undefined },
  },
  {
    name: 'services-postgres',
    title: 'Services on PostgreSQL',
    run: ['services'],
    runner: 'vitest',
    leftOut: POSTGRES ? undefined : 'TEST_DATABASE_URL is not set',
  },
  { name: 'stories', title: 'Stories in Chromium', run: ['stories'], runner: 'vitest', browser: true },
  { name: 'build', title: 'Build', run: ['build'] },
  { name: 'e2e', title: 'The product in Chromium', run: ['e2e'], runner: 'playwright', browser: true },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `Expected names of steps (${STEPS.map((step) => step.name).join(', ')}), got ${unknown.map((name) => `'${name}'`).join(', ')}.`,
  );
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = [];
for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  results.push(await runStep(step));
}
printSummary(results);

async function runStep(step) {
  console.log(`\n━━ ${step.name}: ${step.title} ${'━'.repeat(Math.max(0, 70 - step.name.length - step.title.length))}`);
  const started = performance.now();
  const result = { name: step.name, passed: 0, failed: 0, skipped: 0, ...(await outcome(step)) };
  result.seconds = (performance.now() - started) / 1000;
  console.log(`━━ ${step.name}: ${describe(result)}`);
  return result;
}

async function outcome(step) {
  // Left out of a whole run with a word in the summary; asked for by name, it is a failure.
  if (step.leftOut) return { leftOut: step.leftOut, failed: wanted.includes(step.name) ? 1 : 0 };
  const browser = step.browser ? findBrowser() : {};
  if (browser.missing) {
    console.error(browser.missing);
    return { failed: 1 };
  }
  const report = path.join(REPORTS, `${step.name}.json`);
  const succeeded = await runScript(step, { report, env: { ...browser.env, ...step.env } });
  return countTests({ succeeded, report: step.runner && readReport(report), runner: step.runner });
}

function findBrowser() {
  try {
    return { env: { CHROMIUM_PATH: ensureChromium() } };
  } catch (error) {
    return { missing: error.message };
  }
}

function runScript({ run: [script, ...rest], runner }, { report, env }) {
  const reporting = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  };
  const all = [...rest, ...(reporting[runner] ?? [])];
  const child = spawn('npm', ['run', '--silent', script, '--', ...all], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    shell: process.platform === 'win32',
  });
  const pass = (signal) => child.kill(signal);
  process.once('SIGTERM', pass);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      process.off('SIGTERM', pass);
      resolve(code === 0);
    });
  });
}

function describe({ passed, failed, skipped, seconds, leftOut }) {
  if (leftOut) return `NOT RUN, ${leftOut}`;
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])];
  return `${counts.join(', ')} in ${seconds.toFixed(1)} s`;
}

function printSummary(all) {
  console.log(`\n━━ summary ${'━'.repeat(64)}`);
  for (const result of all)
    console.log(`${result.failed > 0 ? '✗' : '·'} ${result.name.padEnd(18)} ${describe(result)}`);
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
