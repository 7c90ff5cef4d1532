import { describe, expect, it } from 'vitest';
import { createFileLinks } from '../../../src/api/fileLinks';
import { createAuthorizedSend } from '../../../src/api/http';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore } from '../../../src/api/tokens';
import { fakeHttp, type FakeAnswer } from '../support/http';
import { memoryStorage } from '../support/storage';

const KEY = 'files/2026/01/a.pdf';

function setUp({ isSigned, answer }: { readonly isSigned: boolean; readonly answer: FakeAnswer }) {
  const tokens = createTokenStore(memoryStorage(), new EventTarget());
  tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
  const { http, sent } = fakeHttp(() => answer);
  const send = createAuthorizedSend({ http, tokens, refresh: async () => undefined });
  const settings = readApiSettings({ VITE_CONTENT_URL: 'https://content.example' });
  const capabilities = { offers: (_service: string, offer: string) => isSigned && offer === 'document_links' };
  return { links: createFileLinks({ send, settings, capabilities }), sent };
}

describe('the link to a document', () => {
  it('is its URL if documents are public, without a request', async () => {
    const { links, sent } = setUp({ isSigned: false, answer: { status: 500 } });
    expect(links.areSigned()).toBe(false);
    expect(await links.addressOf(KEY)).toBe(`https://content.example/${KEY}`);
    expect(sent).toEqual([]);
  });

  it('is requested from the service if documents need a signed one', async () => {
    const link = `/${KEY}?expires=1&signature=s`;
    const { links, sent } = setUp({ isSigned: true, answer: { status: 200, data: { link } } });
    expect(links.areSigned()).toBe(true);
    expect(await links.addressOf(KEY)).toBe(`https://content.example${link}`);
    expect(sent).toMatchObject([{ url: 'https://content.example/file-links', bearer: 'a1' }]);
    expect(sent[0]?.config.params).toEqual({ key: KEY });
  });

  it('fails with the message of the service', async () => {
    const { links } = setUp({ isSigned: true, answer: { status: 404, data: { message: 'The file does not exist.' } } });
    await expect(links.addressOf(KEY)).rejects.toThrow('The file does not exist.');
  });
});
