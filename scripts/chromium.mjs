/**
 * Finds the Chromium that the browser tests run in, and installs one where there is none.
 * The order: CHROMIUM_PATH, the usual places of the system, the browser that Playwright downloaded.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The headless shell first: Chromium without the windows and menus around the page. Those are web pages themselves, and
 * cost a quarter of the time of the tests.
 */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const HOW_TO_GET =
  'No Chromium found: set CHROMIUM_PATH, or run "npx playwright install --with-deps chromium", or "apt-get install chromium-headless-shell".';

/** Flags for every Chromium that tests start: works as root, without a display, and calls nobody. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of an installed Chromium, or undefined. A CHROMIUM_PATH that leads nowhere is an error. */
function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH: expected the path of a Chromium, got "${wanted}", where there is no file.`);
  }
  return SYSTEM_PATHS.find((candidate) => existsSync(candidate)) ?? findDownloaded();
}

/** The path of a Chromium, installing one when there is none. Throws with one line that says how to get it. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  for (const install of [installDownloaded, installSystem]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(HOW_TO_GET);
}

/** What Playwright's `launchOptions` need: the browser's path where one is known, and the flags. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { args: CHROMIUM_FLAGS };
}

function findDownloaded() {
  // Loaded only when it is needed: half a second that a machine with a Chromium of its own does not pay.
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

function installDownloaded() {
  const playwright = path.join(
    path.dirname(fileURLToPath(import.meta.url)),
    '..',
    'node_modules',
    'playwright-core',
    'cli.js',
  );
  const withSystemLibraries = isRoot() ? ['--with-deps'] : [];
  spawnSync(process.execPath, [playwright, 'install', ...withSystemLibraries, 'chromium'], { stdio: 'inherit' });
}

function installSystem() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  const packages = ['chromium-headless-shell', 'fonts-dejavu-core'];
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

function isRoot() {
  return process.getuid?.() === 0;
}
