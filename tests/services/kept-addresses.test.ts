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

/** Routes that Fastify leaves out of its picture: those with a wildcard, and those that only go on another. */
const NOT_PICTURED = ['/files/*', '/oidc/*', '/healthz'];

/** Where the console is built, each of its files has a route of its own. */
const CONSOLE = 'dist/console';

describe('addresses of the services', () => {
  it('are those that no area may begin with, and no others', () => {
    const pictured = [...running.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S+)/gm)].map(
      ([, address = '']) => address,
    );
    for (const url of NOT_PICTURED) expect([url, running.app.hasRoute({ url, method: 'GET' })]).toEqual([url, true]);
    const ofServices = pictured.filter((address) => !existsSync(path.join(CONSOLE, address)));
    const first = [...ofServices, ...NOT_PICTURED].map((address) => address.split('/')[1]);
    expect([...new Set(first)].toSorted()).toEqual(SERVICE_PATHS);
  });

  it.each(SERVICE_PATHS)('are never answered with the console: /%s/nothing-here', async (first) => {
    const answer = await fetch(`${running.url}/${first}/nothing/here`, { headers: { accept: 'text/html' } });
    // The console would be a page, or where it is not built 503.
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
