import { EventEmitter, once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp, type App } from '../../server/app';
import { startContent, type RunningContent } from './support/content';
import { readMetrics } from './support/metrics';
import { signIn } from './support/signIn';
import { findFreePort } from './support/startServices';
import { makePdf, upload } from './support/uploads';

/** Seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const CLEAN_UPS = 'brand_console_background_runs_total{work="remove orphaned files",outcome="done"}';

let running: RunningContent;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  running = await startContent({ METRICS: 'on' });
  await untilCleanedUp(1);
});
afterEach(async () => {
  vi.useRealTimers();
  await running.stop();
});

/** Makes the node look for due work, as it does every hour. */
function lookForWork(): void {
  vi.advanceTimersByTime(HOUR * 1000);
}

async function untilCleanedUp(times: number): Promise<void> {
  await expect.poll(async () => (await readMetrics(running.url)).get(CLEAN_UPS)).toBe(times);
}

/** Uploads a document that nothing refers to. */
async function uploadOrphan(): Promise<string> {
  const { accessToken: token } = await signIn(running.url, 'alp.editor@demo.example');
  const { body } = await upload(running.url, { bytes: makePdf(), path: '/uploads/documents', token });
  return body.key ?? expect.fail('Nothing was uploaded.');
}

/** Another node on the same database and with the same files, which does not listen yet. */
async function createOtherNode(): Promise<App> {
  const { config, services } = running;
  return createApp(
    { ...config, port: await findFreePort() },
    { clock: services.clock, database: { ...services.database, close: () => Promise.resolve() } },
  );
}

async function exists(key: string): Promise<boolean> {
  return (await fetch(`${running.url}/${key}`)).status === 200;
}

it('daily work is done as usual after a clock that was a year ahead has done it', async () => {
  running.advance(365 * DAY);
  lookForWork();
  await untilCleanedUp(2);
  running.advance(-365 * DAY);
  const key = await uploadOrphan();
  running.advance(3 * DAY);
  lookForWork();
  await expect.poll(() => exists(key)).toBe(false);
});

it('daily work stops between two steps when its node is stopped, and is done after the next start', async () => {
  const key = await uploadOrphan();
  running.advance(2 * DAY);
  const stopped = await createOtherNode();
  const { content } = stopped.services;
  const node = new EventEmitter();
  const [searching, stopping] = [once(node, 'searching'), once(node, 'stopping')];
  stopped.services.content = {
    ...content,
    async referencedKeys(keys) {
      node.emit('searching');
      await stopping;
      return content.referencedKeys(keys);
    },
  };
  stopped.app.addHook('preClose', async () => void node.emit('stopping'));
  await stopped.app.listen();
  await searching;
  await stopped.close();
  expect(await exists(key)).toBe(true);
  const started = await createOtherNode();
  await started.app.listen();
  await expect.poll(() => exists(key)).toBe(false);
  await started.close();
});

it('what is left of uploads that were interrupted is removed a day later by a node that goes on running', async () => {
  const incoming = path.join(running.config.dataDir, 'uploads');
  running.advance(2 * DAY);
  for (const name of ['old', 'young']) await writeFile(path.join(incoming, name), name);
  const anHourAgo = new Date(running.services.clock().getTime() - HOUR * 1000);
  await utimes(path.join(incoming, 'young'), anHourAgo, anHourAgo);
  lookForWork();
  await expect.poll(() => readdir(incoming)).toEqual(['young']);
});
