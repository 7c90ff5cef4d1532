import axios from 'axios';
import type { Client } from 'urql';
import { createContentClient } from '../api/contentClient';
import { createAuthorizedSend } from '../api/http';
import { createTokenCalls, readCurrentUser } from '../api/identity';
import { readAllBrands } from '../api/pages';
import { createRefresh, exclusivelyByWebLocks } from '../api/refresh';
import type { ApiSettings } from '../api/settings';
import { createUploads, type Uploads } from '../api/uploads';
import { createIdleCounter, type IdleCounter } from '../session/idle';
import { createSession, type SessionController } from '../session/session';
import { createIndexedDbDrafts, type DraftStorage } from '../stores/drafts';
import { settings, tokens } from './browser';

/** Everything that the signed-in console works with; one of each per tab. */
export interface ConsoleServices {
  readonly settings: ApiSettings;
  readonly session: SessionController;
  readonly content: Client;
  readonly uploads: Uploads;
  readonly drafts: DraftStorage;
  readonly idle: IdleCounter;
}

/** The services of this tab. */
export const services: ConsoleServices = createServices();

function createServices(): ConsoleServices {
  const http = axios.create();
  const clock = Date.now;
  const tokenCalls = createTokenCalls(http, settings);
  const refresh = createRefresh({
    tokens,
    exchange: tokenCalls.exchangeRefreshToken,
    exclusively: exclusivelyByWebLocks(navigator.locks),
  });
  const send = createAuthorizedSend({ http, tokens, refresh });
  const content = createContentClient({ contentUrl: settings.contentUrl, tokens, refresh });
  const uploads = createUploads(settings.uploadBearer ? send : (request) => http.request(request), settings);
  return {
    settings,
    content,
    uploads,
    session: createSession({
      tokens,
      exchangeCode: tokenCalls.exchangeCode,
      readUser: () => readCurrentUser(send, settings),
      readBrands: () => readAllBrands(content),
      storage: localStorage,
      events: window,
      clock,
    }),
    drafts: createIndexedDbDrafts(indexedDB),
    idle: createIdleCounter({ storage: localStorage, clock, isUploading: () => uploads.running.get() > 0 }),
  };
}
