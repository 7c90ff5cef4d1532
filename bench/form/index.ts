import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { build } from 'vite';
import { median, type Table } from '../measure';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { textsPlugin } from '../../scripts/textsPlugin.ts';
import { callsOfRun, roundsOfRun, sizesOfRun, warmUpOfRun } from '../support/settings';
import type { BenchPage, Peer } from './page/main';
import type { WorkloadName } from './workloads';

interface Case {
  readonly workload: WorkloadName;
  readonly size: number;
  readonly peer: Peer;
}

interface Figures {
  readonly keyToPaint: number;
  readonly script: number;
  readonly firstRender: number;
  readonly inputs: number;
  /** Megabytes in use once the form is rendered. */
  readonly heap: number;
  /** Undefined if a peer cannot do it. */
  readonly add: number | undefined;
  readonly move: number | undefined;
  readonly save: number | undefined;
}

const PEERS = ['plain', 'stock', 'ours', 'ours, all open'] as const satisfies readonly Peer[];
const SIZES = {
  units: [50, 200, 1_000, 3_000],
  article: [50, 200],
  conditional: [200, 1_000],
} as const satisfies Record<WorkloadName, readonly number[]>;
const TITLES = {
  units: 'Form: units, by leaves',
  article: 'Form: article of the fourteen components, by components',
  conditional: 'Form: fields that appear by another one, by leaves',
} as const satisfies Record<WorkloadName, string>;
/** The measured workloads: all, unless `BENCH_FORMS` names some. */
const MEASURED = (Object.keys(SIZES) as WorkloadName[]).filter(
  (name) => process.env['BENCH_FORMS']?.split(',').includes(name) ?? true,
);
const KEYS = 'measured keystrokes';
const TYPED = KEYS.slice(0, callsOfRun(KEYS.length));
/** Keys before the measured ones: the first of them compile code that the later ones use. */
const WARM_UP = 'warm up '.repeat(warmUpOfRun(1));
const MILLISECONDS = 1_000;
const MEGABYTE = 1_000_000;
const ROUNDS = roundsOfRun(5);

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Measures typing and first render against plain inputs and stock RJSF, in rounds that take every case in turn, so that other load on the
 * machine affects all of them. The figures are medians.
 */
export async function run(): Promise<readonly Table[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-bench-'));
  const server = await serve(await buildPage(folder));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const measured = new Map<Case, Figures[]>(casesOf().map((one) => [one, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [one, figures] of measured) figures.push(await measure(browser, addressOf(server), one));
    }
    return tablesOf(measured);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function casesOf(): readonly Case[] {
  return MEASURED.flatMap((workload) =>
    sizesOfRun<number>(SIZES[workload]).flatMap((size) => PEERS.map((peer) => ({ workload, size, peer }))),
  );
}

async function measure(browser: Browser, address: string, { workload, size, peer }: Case): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
  try {
    await page.goto(address);
    const firstRender = await page.evaluate(
      async (given) => (window as unknown as { bench: BenchPage }).bench.mount(given),
      { peer, workload, size },
    );
    const inputs = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.inputs());
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const heap = await usedHeap(session);
    await page.evaluate(async () => (window as unknown as { bench: BenchPage }).bench.focusMiddle());
    await page.keyboard.press('End');
    await type(page, WARM_UP);
    const before = await keysOf(page);
    const scriptBefore = await scriptTime(session);
    await type(page, TYPED);
    const script = ((await scriptTime(session)) - scriptBefore) / TYPED.length;
    const keys = (await keysOf(page)).slice(before.length);
    await assertNothingDropped(page, peer);
    const actions = await page.evaluate(async () => {
      const { act } = (window as unknown as { bench: BenchPage }).bench;
      // Saves first: an added item has required fields that nobody fills in.
      return { save: await act('save'), add: await act('add'), move: await act('move') };
    });
    return { keyToPaint: median(keys), script, firstRender, inputs, heap, ...actions };
  } finally {
    await page.close();
  }
}

/** Presses one key after the other, each once the previous one was painted. */
async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    const typed = (await keysOf(page)).length;
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction(
      (count) => (window as unknown as { bench: BenchPage }).bench.keys().length > count,
      typed,
    );
  }
}

async function keysOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.keys());
}

async function assertNothingDropped(page: Page, peer: Peer): Promise<void> {
  if (!peer.startsWith('ours')) return;
  const text = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.storedText());
  if (!String(text).endsWith(`${WARM_UP}${TYPED}`))
    throw new Error(`Keys were dropped: the form holds '${String(text)}'.`);
}

/** Script time so far, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  return (await metric(session, 'ScriptDuration')) * MILLISECONDS;
}

/** Used heap, in megabytes. */
async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / MEGABYTE;
}

async function metric(session: CDPSession, metricName: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metricName)?.value ?? 0;
}

function tablesOf(measured: ReadonlyMap<Case, readonly Figures[]>): readonly Table[] {
  return MEASURED.map((workload) => ({
    name: TITLES[workload],
    rows: [...measured]
      .filter(([one]) => one.workload === workload)
      .map(([{ size, peer }, figures]) => ({
        size,
        peer,
        'key to paint': medianOf(figures, 'keyToPaint'),
        'script per key': medianOf(figures, 'script'),
        'first render': medianOf(figures, 'firstRender'),
        add: medianOf(figures, 'add'),
        move: medianOf(figures, 'move'),
        save: medianOf(figures, 'save'),
        'mounted inputs': medianOf(figures, 'inputs'),
        'heap MB': medianOf(figures, 'heap'),
      })),
  }));
}

/** The median of a figure, to one decimal; `-` if a peer has none. */
function medianOf(figures: readonly Figures[], name: keyof Figures): number | string {
  const values = figures.flatMap((figure) => figure[name] ?? []);
  return values.length === 0 ? '-' : Math.round(median(values) * 10) / 10;
}

async function buildPage(outDir: string): Promise<string> {
  await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), textsPlugin()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  });
  return outDir;
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
