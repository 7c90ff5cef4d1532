import { createContentClient } from '../../../src/api/contentClient';
import { createTokenStore } from '../../../src/api/tokens';
import { memoryStorage } from '../../unit/support/storage';
import type { RunningContent } from './content';

/** The console's own client of the content service, signed in as `<account>@demo.example`. */
export async function consoleClient(running: RunningContent, account: string) {
  const { token } = await running.person(account);
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: token, REFRESH_TOKEN: 'none' }), new EventTarget());
  return createContentClient({ contentUrl: running.url, tokens, refresh: async () => undefined });
}
