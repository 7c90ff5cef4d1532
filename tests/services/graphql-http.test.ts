import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContent, type RunningContent } from './support/content';

let running: RunningContent;
let token: string;
beforeAll(async () => {
  running = await startContent();
  ({ token } = await running.person('alp.editor'));
});
afterAll(() => running.stop());

/** The audits of the specification "GraphQL over HTTP", each sent with a token. */
const audits = serverAudits({
  url: () => `${running.url}/graphql`,
  fetchFn: (address: string, { headers = {}, ...options }: { readonly headers?: Record<string, string> } = {}) =>
    fetch(address, { ...options, headers: { ...headers, authorization: `Bearer ${token}` } }),
});

describe('GraphQL over HTTP', () => {
  it('has all its audits here', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => [`${id} ${name}`, fn] as const))('%s', async (_name, audit) => {
    const result = await audit();
    expect(result, result.status === 'ok' ? undefined : result.reason).toMatchObject({ status: 'ok' });
  });
});
