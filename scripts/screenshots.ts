/**
 * `npm run screenshots`: takes the pictures of docs/tour, and writes the page that shows them. The console runs in this process on
 * a new embedded database with the demo data; its clock and that of the browser are fixed, so that two runs differ only as far as the
 * console does. Names of pictures as arguments limit it to those.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { createApp } from '../server/app';
import { readConfig } from '../server/config';
import { blockLiveEvents } from '../tests/e2e/support/news';
import { followRequests, untilIdle } from '../tests/e2e/support/rest';
import { hideSplash } from '../tests/e2e/support/test';
import { signIn } from '../tests/services/support/signIn';
import { findFreePort } from '../tests/services/support/startServices';
import { isBuildStale } from './buildState.mjs';
import { chromiumLaunchOptions } from './chromium.mjs';
import { tourPage, TOUR } from './tour/page';
import { PICTURES, type TourPicture } from './tour/pictures';

/** A Monday morning in Manila. */
const NOW = new Date('2026-06-15T02:00:00.000Z');
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const QUALITY = 82;

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Used if no picture needs it: building it takes longer than a few pictures. */
const NO_PLAYGROUND: ServedSite = { url: '', close: () => Promise.resolve() };

const requestedNames = process.argv.slice(2);
const unknownNames = requestedNames.filter((requested) => PICTURES.every(({ name }) => name !== requested));
if (unknownNames.length > 0) {
  console.error(`expected pictures of ${PICTURES.map(({ name }) => name).join(', ')}, got ${unknownNames.join(', ')}`);
  process.exit(1);
}
await run(PICTURES.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name)));

async function run(pictures: readonly TourPicture[]): Promise<void> {
  if (isBuildStale()) spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const port = await findFreePort();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-tour-'));
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { app, close } = await createApp(config, { clock: () => NOW });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const playground = pictures.some(({ of }) => of === 'playground') ? await servePlayground() : NO_PLAYGROUND;
  try {
    await app.listen({ port, host: config.host });
    await mkdir(TOUR, { recursive: true });
    for (const picture of pictures) {
      try {
        await take(browser, picture.of === 'playground' ? playground.url : config.publicUrl, picture);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${picture.name} was not taken: ${String(error)}`);
      }
    }
    await writeFile(path.join(TOUR, 'README.md'), tourPage(PICTURES));
  } finally {
    await browser.close();
    await playground.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The playground as a static page. */
async function servePlayground(): Promise<ServedSite> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-playground-'));
  const args = ['--import', 'tsx', 'scripts/playground.ts', '--build', '--to', outDir];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
  const server = await preview({ configFile: false, build: { outDir }, preview: { port: await findFreePort() } });
  return {
    url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Uses a browser context per picture, so that none shows what was done for another. */
async function take(browser: Browser, url: string, picture: TourPicture): Promise<void> {
  const { name, account, device, isDark = false } = picture;
  const context = await browser.newContext({
    ...(device === 'phone' ? PHONE : DESKTOP),
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
    locale: 'en-US',
  });
  await context.addInitScript(hideSplash);
  const page = await context.newPage();
  followRequests(page);
  await blockLiveEvents(page);
  await page.clock.setFixedTime(NOW);
  if (account !== undefined) await storeTokens(page, url, account);
  await page.goto(url + picture.path);
  await waitUntilLoaded(page);
  await picture.then?.(page);
  await waitUntilLoaded(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { size } = await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(path.join(TOUR, `${name}.webp`));
  console.log(`${name}.webp ${Math.round(size / 1024)} kB`);
  await context.close();
}

/** Stores the tokens of a demo account for the console's origin, on a page of it that is not the console. */
async function storeTokens(page: Page, url: string, account: string): Promise<void> {
  const { accessToken, refreshToken } = await signIn(url, `${account}@demo.example`);
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { ACCESS_TOKEN: accessToken, REFRESH_TOKEN: refreshToken },
  );
}

/** Waits until nothing is loading any more, whatever takes longer than a pause between two requests. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[role="progressbar"]').first().waitFor({ state: 'detached' });
  await untilIdle(page);
}
