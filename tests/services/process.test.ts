import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { startProcess, untilReady, type NodeProcess } from './support/nodeProcess';

const BODY = JSON.stringify({ query: '{ __typename }' });
const running: NodeProcess[] = [];
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-process-'));
  await placeEmptyDatabase(dataDir);
});
afterEach(async () => {
  for (const process of running.splice(0)) await process.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<NodeProcess> {
  const started = await startProcess({ DATA_DIR: dataDir, SEED: 'none', ...env });
  running.push(started);
  return started;
}

describe('the process', () => {
  it('refuses its data folder to another, with a clear message, and ends with code 0 after SIGTERM while a request is in flight', async () => {
    const node = await start({ LOG_LEVEL: 'info' });
    await untilReady(node.url);
    const { code, errors } = await (await start()).ended();
    expect(code).toBe(1);
    expect(errors).toContain(`The data folder ${dataDir} is in use by another process`);
    expect((await fetch(`${node.url}/readyz`)).status).toBe(200);

    const agent = new Agent({ keepAlive: true });
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const pendingRequest = request(`${node.url}/graphql`, { method: 'POST', agent, headers });
    pendingRequest.write(BODY.slice(0, 5));
    const responded = once(pendingRequest, 'response') as Promise<[IncomingMessage]>;
    // Once a later request is answered, the first part of this one has arrived.
    await fetch(`${node.url}/healthz`);
    node.signal('SIGTERM');
    await vi.waitFor(() => expect(node.log()).toContain('stopping'));
    pendingRequest.end(BODY.slice(5));
    const [answer] = await responded;
    answer.resume();
    expect((await node.ended()).code).toBe(0);
    agent.destroy();
  });

  it('starts again on its data after it was interrupted or killed, and reports each time that demo accounts are on', async () => {
    const DEMO_ACCOUNTS_ON = 'Demo accounts are on: whoever reaches this address signs in';
    const interrupted = await start({ DEMO_ACCOUNTS: 'off' });
    await untilReady(interrupted.url);
    interrupted.signal('SIGINT');
    expect((await interrupted.ended()).code).toBe(0);
    expect(interrupted.log()).not.toContain('Demo accounts');
    for (let times = 0; times < 2; times += 1) {
      const node = await start();
      await untilReady(node.url);
      await vi.waitFor(() => expect(node.log()).toContain(DEMO_ACCOUNTS_ON));
      await node.kill();
    }
  });

  it('only checks the settings if that is requested', async () => {
    const good = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:9/brand' }, ['--check']);
    expect(await good.ended()).toEqual({ code: 0, errors: '' });
    const wrong = await startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'loud', NODE_ENV: 'prod' }, ['--check']);
    const { code, errors } = await wrong.ended();
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^NODE_ENV: expected one of /),
      expect.stringMatching(/^LOG_LEVEL: expected one of /),
    ]);
  });

  it('does not start with invalid settings or without its database, and reports why', async () => {
    const wrong = await (await start({ LOG_LEVEL: 'loud', UPLOAD_LIMIT_MB: 'many' })).ended();
    expect(wrong.code).toBe(1);
    expect(wrong.errors).toContain(
      "LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent, got 'loud'.",
    );
    expect(wrong.errors).toContain('UPLOAD_LIMIT_MB');
    const unreachable = await (await start({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/brand' })).ended();
    expect(unreachable.code).toBe(1);
    expect(unreachable.errors).toContain('The database is not reachable (127.0.0.1:9/brand).');
    expect(unreachable.errors).not.toContain('secret');
  });
});
