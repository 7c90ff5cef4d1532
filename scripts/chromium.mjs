/**
 * Finds the Chromium for the browser tests, and installs one if there is none.
 * Search order: CHROMIUM_PATH, the usual system paths, the browser that Playwright downloaded.
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

/** Flags for every Chromium that tests start: works as root, without a display, and makes no requests of its own. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of an installed Chromium, or undefined. Throws if CHROMIUM_PATH names no file. */
function findChromium() {
  const requested = process.env.CHROMIUM_PATH;
  if (requested) {
    if (existsSync(requested)) return requested;
    throw new Error(`CHROMIUM_PATH: expected the path of a Chromium, got "${requested}", where there is no file.`);
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
  // Loaded only if needed: it takes half a second, which a machine with its own Chromium saves.
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
