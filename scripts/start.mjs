/**
 * `npm start`: installs and builds what is missing or out of date, then runs the services in this very process, so that signals reach
 * them directly and nothing is left behind when it is killed. `npm start -- --check` checks the settings and starts nothing.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuildStale } from './buildState.mjs';
import { ensureInstalled } from './install.mjs';

const SCRIPTS = path.dirname(fileURLToPath(import.meta.url));
const ENTRY = path.join(SCRIPTS, '..', 'dist', 'server', 'main.js');
const OPTIONS_WITHOUT_START = ['--check', '--help', '-h'];
const PARENT_CHECK_INTERVAL_MILLISECONDS = 250;

const needsBuild = isBuildStale();
ensureInstalled({ development: needsBuild });
if (needsBuild) {
  console.log('Building the console and the services …');
  const { status } = spawnSync(process.execPath, [path.join(SCRIPTS, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

stopWithNpm();
process.argv[1] = ENTRY;
// The import resolves when the services listen; a failed start has printed the reason and set an exit code.
await import(pathToFileURL(ENTRY).href);
if (!process.exitCode && !process.argv.some((argument) => OPTIONS_WITHOUT_START.includes(argument))) {
  console.log(`\nBrand Console: ${process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '4000'}`}\n`);
}

/** npm sends a signal to the shell between it and this process, and not every shell forwards it: the shell's end counts as one. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_INTERVAL_MILLISECONDS);
  watch.unref();
}
