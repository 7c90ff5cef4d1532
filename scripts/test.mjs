/**
 * `npm test`: every check of the project, in parallel as far as the cores allow, and a summary at the end.
 * `npm test -- unit lint` runs only these steps, `npm test -- --changed [commit]` only what the changes since then (or
 * those that are not committed yet) can affect. A failing step does not stop the others; steps left out are reported.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { createTurns, runSideBySide } from './sideBySide.mjs';
import { countTests, failures, linesOf, LINES_SHOWN, readReport, slowestTests, unsteadyTests } from './testReports.mjs';
import { forChange, STEPS } from './testSteps.mjs';
import { makeWorkFolder } from './workFolder.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const REPORTS = path.join(ROOT, '.cache', 'test-reports');
const MAX_SLOWEST_TESTS = 10;
const MAX_PRINTED_FAILURES = 20;
/** Kept of the output of a step, for its last lines. */
const CHARACTERS_KEPT = 4_000;
const KILL_DELAY_MILLISECONDS = 5_000;
const IS_WINDOWS = process.platform === 'win32';
/** The arguments that make each runner write its report. */
const REPORT_ARGUMENTS = {
  vitest: (report) => ['--reporter=default', '--reporter=./scripts/vitestReport.mjs', `--outputFile.json=${report}`],
  playwright: () => ['--reporter=list,json'],
};

const { requested, since } = readArguments(process.argv.slice(2));
ensureInstalled();
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const selected = STEPS.filter(({ name }) => requested.length === 0 || requested.includes(name));
const steps = since === undefined ? selected : forChange(selected, { changed: changedFiles(since), since });
const browser = steps.some((step) => step.browser && !step.leftOut) ? findBrowser() : {};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const workFolder = makeWorkFolder();
const turns = createTurns((text) => process.stdout.write(text));
const children = new Set();
let stoppedBy;
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
const started = performance.now();
const results = await runSideBySide(steps, { cores: os.availableParallelism(), run: runStep });
if (stoppedBy) process.exit(128 + os.constants.signals[stoppedBy]);
printSummary(results);

/** @returns names of steps, and the commit of `--changed` where it is among the arguments */
function readArguments(args) {
  const isStep = (name) => STEPS.some((step) => step.name === name);
  const at = args.indexOf('--changed');
  const commit = at < 0 ? undefined : args[at + 1];
  const hasCommit = commit !== undefined && !isStep(commit);
  const names = at < 0 ? args : [...args.slice(0, at), ...args.slice(hasCommit ? at + 2 : at + 1)];
  const unknown = names.filter((name) => !isStep(name));
  if (unknown.length > 0) {
    const known = STEPS.map((step) => step.name).join(', ');
    console.error(`Expected names of steps (${known}), got ${unknown.map((name) => `'${name}'`).join(', ')}.`);
    process.exit(2);
  }
  return { requested: names, since: at < 0 ? undefined : hasCommit ? commit : 'HEAD' };
}

/** The files that differ from a commit: committed since, uncommitted and new, with the former paths of moved and deleted ones. */
function changedFiles(commit) {
  const lines = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    if (status === 0) return stdout.split('\n').filter(Boolean);
    console.error(stderr);
    process.exit(2);
  };
  const differing = lines('diff', '--name-only', '--no-renames', commit, '--');
  return [...differing, ...lines('ls-files', '--others', '--exclude-standard')];
}

function findBrowser() {
  try {
    return { env: { CHROMIUM_PATH: ensureChromium() } };
  } catch (error) {
    return { missing: error.message };
  }
}

async function runStep(step) {
  if (stoppedBy) return undefined;
  const begun = performance.now();
  const turn = turns.open();
  turn.write(
    `\n━━ ${step.name}: ${step.title} ${'━'.repeat(Math.max(0, 70 - step.name.length - step.title.length))}\n`,
  );
  const result = {
    name: step.name,
    note: [step.note, newerNodeOf(step).length > 0 && 'on the newer Node.js'].filter(Boolean).join(', '),
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
    slowest: [],
    unsteady: [],
    ...(await outcome(step, turn)),
  };
  result.seconds = (performance.now() - begun) / 1000;
  turn.write(`━━ ${step.name}: ${describe(result)}\n`);
  turn.end();
  return result;
}

async function outcome(step, turn) {
  // A step that is left out of a full run is noted in the summary; requested by name, it is a failure.
  if (step.leftOut)
    return { leftOut: step.leftOut, failed: since === undefined && requested.includes(step.name) ? 1 : 0 };
  if (step.browser && browser.missing) {
    turn.write(`${browser.missing}\n`);
    return { failed: 1 };
  }
  const first = await attempt(step, turn);
  // Tests in the browser are retried once, and so is a run with errors outside of its tests.
  const outsideErrors = first.failures.filter(({ isOutside }) => isOutside);
  if (!step.browser || outsideErrors.length === 0 || outsideErrors.length < first.failures.length) return first;
  turn.write('\nEvery test passed, but not the run. Once more:\n');
  const second = await attempt(step, turn);
  if (second.failed > 0) return second;
  const named = outsideErrors.map(({ file, title, message }) => ({ file, title: [title, ...message].join('\n    ') }));
  return { ...second, unsteady: [...named, ...second.unsteady] };
}

async function attempt(step, turn) {
  const file = path.join(REPORTS, `${step.name}.json`);
  rmSync(file, { force: true });
  const { code, lastLines } = await runScript(step, { file, turn });
  const succeeded = code === 0;
  const report = step.runner && readReport(file);
  const counts = countTests({ succeeded, report, runner: step.runner });
  const of = { report, runner: step.runner, root: ROOT };
  const ofTests = report && { failures: failures(of), slowest: slowestTests(of), unsteady: unsteadyTests(of) };
  if (succeeded || (ofTests?.failures.length ?? 0) > 0) return { failures: [], ...counts, ...ofTests };
  const title = `ended with ${code}`;
  const ended = { file: step.name, title, message: lastLines, isOutside: report !== undefined };
  return { ...counts, ...ofTests, failures: [ended] };
}

/** Runs a script of package.json as npm does, without the seconds that npm takes to start. */
function runScript({ script, args = [], runner, env, leaves, newerNode }, { file, turn }) {
  const all = [...args, ...(REPORT_ARGUMENTS[runner]?.(file) ?? [])].map((argument) => JSON.stringify(argument));
  const child = spawn([scripts[script], ...all].join(' '), {
    cwd: ROOT,
    shell: true,
    // Its own process group, so that a signal reaches everything the script has started.
    detached: !IS_WINDOWS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [path.join(ROOT, 'node_modules', '.bin'), ...newerNodeOf({ newerNode }), process.env.PATH].join(
        path.delimiter,
      ),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      TMPDIR: workFolder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...browser.env,
      ...env,
      ...(steps.some(({ name, leftOut }) => name === leaves?.to && !leftOut) && leaves.env),
    },
  });
  children.add(child);
  let last = '';
  const show = (output) => {
    last = (last + String(output)).slice(-CHARACTERS_KEPT);
    turn.write(output);
  };
  child.stdout.on('data', show);
  child.stderr.on('data', show);
  return new Promise((resolve) => {
    child.on('error', (error) => show(`${error.message}\n`));
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? signal, lastLines: linesOf(last).slice(-LINES_SHOWN) });
    });
  });
}

/** The folder of the Node.js that a step runs on; empty for the default one of this machine. */
function newerNodeOf({ newerNode }) {
  return newerNode && process.env.NEWER_NODE ? [process.env.NEWER_NODE] : [];
}

/** Forwards a signal to all running steps, and kills those that ignore it; the run ends when they have ended. */
function stop(signal) {
  if (!stoppedBy) setTimeout(() => signalAll('SIGKILL'), KILL_DELAY_MILLISECONDS).unref();
  stoppedBy = signal;
  signalAll(signal);
}

function signalAll(signal) {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    if (IS_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  }
}

function describe({ passed, failed, skipped, seconds, leftOut, note }) {
  if (leftOut) return `NOT RUN, ${leftOut}`;
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])];
  return `${counts.join(', ')} in ${seconds.toFixed(1)} s${note ? ` (${note})` : ''}`;
}

function printSummary(all) {
  console.log(`\n━━ summary ${'━'.repeat(64)}`);
  for (const result of all)
    console.log(`${result.failed > 0 ? '✗' : '·'} ${result.name.padEnd(18)} ${describe(result)}`);
  // Repeated here, because a build machine may keep only the end of the output.
  const failed = all.flatMap((result) => result.failures);
  if (failed.length > 0) console.log('\nFailed:');
  for (const { file, title, message } of failed.slice(0, MAX_PRINTED_FAILURES))
    console.log([`  ${file}  ${title}`, ...message.map((line) => `    ${line}`)].join('\n'));
  if (failed.length > MAX_PRINTED_FAILURES) console.log(`  and ${failed.length - MAX_PRINTED_FAILURES} more`);
  const unsteady = all.flatMap((result) => result.unsteady);
  if (unsteady.length > 0) console.log('\nPassed at the second try only, and to be mended:');
  for (const { file, title } of unsteady) console.log(`  ${file}  ${title}`);
  const slowest = all.flatMap((result) => result.slowest).sort((a, b) => b.seconds - a.seconds);
  if (slowest.length > 0) console.log('\nThe slowest tests:');
  for (const { seconds, file, title } of slowest.slice(0, MAX_SLOWEST_TESTS))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}  ${title}`);
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`\nAll in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
