import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_PATHS } from '../../src/definition/names';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices({ env: { DOCUMENT_LINKS: 'signed' } });
});
afterAll(() => running.stop());

/** Routes that Fastify does not print: those with a wildcard, and those that only extend another one. */
const UNPRINTED = ['/files/*', '/oidc/*', '/healthz'];

/** If the console is built, each of its files has a route of its own. */
const CONSOLE = 'dist/console';

describe('addresses of the services', () => {
  it('are exactly those that no area may start with', () => {
    const printed = [...running.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S+)/gm)].map(
      ([, address = '']) => address,
    );
    for (const url of UNPRINTED) expect([url, running.app.hasRoute({ url, method: 'GET' })]).toEqual([url, true]);
    const ofServices = printed.filter((address) => !existsSync(path.join(CONSOLE, address)));
    const first = [...ofServices, ...UNPRINTED].map((address) => address.split('/')[1]);
    expect([...new Set(first)].toSorted()).toEqual(SERVICE_PATHS);
  });

  it.each(SERVICE_PATHS)('never return the console: /%s/nothing-here', async (first) => {
    const answer = await fetch(`${running.url}/${first}/nothing/here`, { headers: { accept: 'text/html' } });
    // The console would answer with a page, or with 503 if it is not built.
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
