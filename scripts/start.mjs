/**
 * `npm start`: installs and builds what is missing or out of date, then becomes the product: the services run in this very process,
 * so signals reach them without a middleman, and nothing is left behind when it is killed. `npm start -- --check` looks at the settings and
 * starts nothing.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuildStale } from './buildState.mjs';
import { ensureInstalled } from './install.mjs';

const SCRIPTS = path.dirname(fileURLToPath(import.meta.url));
const ENTRY = path.join(SCRIPTS, '..', 'dist', 'server', 'main.js');
const WITHOUT_A_START = ['--check', '--help', '-h'];
const BETWEEN_PARENT_CHECKS_MILLISECONDS = 250;

const needsBuild = isBuildStale();
ensureInstalled({ development: needsBuild });
if (needsBuild) {
  console.log('Building the console and the services …');
  const { status } = spawnSync(process.execPath, [path.join(SCRIPTS, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

stopWithNpm();
process.argv[1] = ENTRY;
// The import ends when the services listen; a start that failed has told why and left an exit code.
await import(pathToFileURL(ENTRY).href);
if (!process.exitCode && !process.argv.some((argument) => WITHOUT_A_START.includes(argument))) {
  console.log(`\nBrand Console: ${process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '4000'}`}\n`);
}

/** npm hands a signal to the shell between it and this process, and not every shell passes it on: the shell's end counts as one. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, BETWEEN_PARENT_CHECKS_MILLISECONDS);
  watch.unref();
}
