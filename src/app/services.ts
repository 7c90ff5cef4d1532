import axios from 'axios';
import { pageCards } from '../../schemas/cards';
import { createContentCalls } from '../api/ask';
import { createContentClient } from '../api/contentClient';
import { createAbilities } from '../api/contract/abilities';
import { createDeployCalls } from '../api/deploy';
import { createGatheredCalls } from '../api/gathered';
import { createFileLinks } from '../api/fileLinks';
import { createAuthorizedSend, createSendWith } from '../api/http';
import { createTokenCalls, readCurrentUser, readDraftKey } from '../api/identity';
import { createIdentityCalls } from '../api/identityCalls';
import { createLive } from '../api/live';
import { createLiveStream } from '../api/liveStream';
import { readAllBrands } from '../api/pages';
import { createRefresh, exclusivelyByWebLocks, TOKENS_CHANGE } from '../api/refresh';
import { createPlanCalls } from '../api/plans';
import { createSignInCalls } from '../api/signIns';
import { signOut } from '../api/signOut';
import { createUploads } from '../api/uploads';
import { logError } from '../lib/log';
import { createIdleCounter } from '../session/idle';
import { createSession, type SessionController } from '../session/session';
import { createBrandPlans } from '../shell/plans/brandPlans';
import { createDraftCiphers } from '../stores/draftCipher';
import { createIndexedDbDrafts, type DraftStorage } from '../stores/drafts';
import { cardOf } from '../tree';
import { createOptionSources } from '../stores/options/table';
import { contentAbilities } from '../stores/contentAbilities';
import { createRecordSources } from '../stores/records/table';
import { createRowsSources } from '../stores/rows/table';
import { settings, tokens } from './browser';

/** Draft retention: 60 days, in milliseconds. */
const DRAFTS_KEPT = 60 * 24 * 60 * 60 * 1_000;

/** Everything that the signed-in console works with; one of each per tab. */
export const services: Readonly<ReturnType<typeof createServices>> = createServices();

function createServices() {
  const http = axios.create();
  const clock = Date.now;
  const tokenCalls = createTokenCalls(http, settings);
  const exclusively = exclusivelyByWebLocks(navigator.locks);
  const refresh = createRefresh({ tokens, exchange: tokenCalls.exchangeRefreshToken, exclusively });
  const send = createAuthorizedSend({ http, tokens, refresh });
  const abilities = createAbilities({ http, settings, cardOf: (page) => cardOf(pageCards, page) });
  const content = createContentClient({
    contentUrl: settings.contentUrl,
    tokens,
    refresh,
    fitting: abilities.fitting,
  });
  const gatheredCalls = createGatheredCalls(content, {
    newId: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const contentCalls = createContentCalls(content);
  // Only services that make trials are known to run a document as one transaction.
  const manyCalls = () => (contentAbilities(abilities.contract()).trials ? gatheredCalls : contentCalls);
  const identity = createIdentityCalls({ send, settings, abilities });
  const drafts = createIndexedDbDrafts(
    indexedDB,
    createDraftCiphers({
      subtle: crypto.subtle,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      isOffered: () => abilities.offers('identity', 'draft_keys'),
      readKey: () => readDraftKey(send, settings),
    }),
  );
  drafts.prune(clock() - DRAFTS_KEPT).catch((error: unknown) => logError('Old drafts could not be removed.', error));
  const uploads = createUploads(settings.uploadBearer ? send : (request) => http.request(request), settings);
  const session = createSession({
    tokens,
    exchangeCode: tokenCalls.exchangeCode,
    readUser: async () => {
      const [user] = await Promise.all([readCurrentUser(send, settings), abilities.learn(content)]);
      return user;
    },
    readUserOf: (accessToken) => readCurrentUser(createSendWith(http, accessToken), settings),
    exclusively: (work) => exclusively(TOKENS_CHANGE, async () => work()),
    readBrands: () => readAllBrands(content),
    storage: localStorage,
    events: window,
    clock,
  });
  adoptDrafts(session, drafts);
  const live = createLive({
    listen: createLiveStream({
      ...{ contentUrl: settings.contentUrl, tokens, refresh, random: Math.random },
      send: (address, request) => fetch(address, request),
    }),
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    clock,
  });
  hearWhileSignedIn(session, (userId) =>
    abilities.offers('content', 'live_events') ? live.start(userId) : () => undefined,
  );
  const records = once((brandId: string | undefined) =>
    createRecordSources({ identity, content: contentCalls, brandId }),
  );
  const gatheredRecords = once((brandId: string | undefined) =>
    createRecordSources({ identity, content: gatheredCalls, brandId }),
  );
  const planCalls = createPlanCalls({ send, settings, abilities });
  const brandPlans = once((brandId: string) =>
    createBrandPlans({ brandId, calls: planCalls, newId: () => crypto.randomUUID(), live }),
  );
  return {
    settings,
    abilities,
    session,
    /** Ends every sign-in of this browser; answers where the browser goes then. */
    signOut: (options: Parameters<typeof signOut>[1]) => signOut({ http, settings, abilities }, options),
    content,
    identity,
    /** @param brandId whose choices; undefined for those of the platform */
    options: once((brandId: string | undefined) => createOptionSources({ identity, content, brandId })),
    /** @param brandId whose records; undefined for those of the platform */
    records,
    /** For who changes much: calls that are made at once travel together, where the services run a document as one transaction. */
    manyCalls,
    /** The same records, by `manyCalls`. */
    manyRecords: (brandId: string | undefined) => (manyCalls() === gatheredCalls ? gatheredRecords : records)(brandId),
    rows: once((brandId: string) => createRowsSources(content, brandId)),
    uploads,
    deploys: createDeployCalls({ send, settings, abilities, live }),
    live,
    /** What is done for a brand at a time; undefined where the services do not. */
    plans: (brandId: string) => (planCalls.isOffered() ? brandPlans(brandId) : undefined),
    fileLinks: createFileLinks({ send, settings, abilities }),
    signIns: createSignInCalls(identity),
    drafts,
    idle: createIdleCounter({ storage: localStorage, clock, isUploading: () => uploads.running.get() > 0 }),
  };
}

/** Encrypts what a person's earlier visits left unencrypted, once they are signed in; their key is there then for the forms. */
function adoptDrafts({ state }: SessionController, drafts: DraftStorage): void {
  let adopted: string | undefined;
  state.subscribe(() => {
    const now = state.get();
    if (now.status !== 'signedIn' || now.session.user.id === adopted) return;
    adopted = now.session.user.id;
    drafts.adopt(adopted).catch((error: unknown) => logError('Earlier drafts could not be encrypted.', error));
  });
}

/** Listens as long as somebody is signed in, for whom the services are known by then. */
function hearWhileSignedIn({ state }: SessionController, start: (userId: string) => () => void): void {
  let heard: { readonly userId: string; readonly stop: () => void } | undefined;
  state.subscribe(() => {
    const now = state.get();
    const userId = now.status === 'signedIn' ? now.session.user.id : undefined;
    if (userId === heard?.userId) return;
    heard?.stop();
    heard = userId === undefined ? undefined : { userId, stop: start(userId) };
  });
}

/** The same sources for the same brand, so that lists know that they ask the same. */
function once<Brand extends string | undefined, Sources>(
  make: (brandId: Brand) => Sources,
): (brandId: Brand) => Sources {
  const made = new Map<Brand, Sources>();
  return (brandId) => {
    const sources = made.get(brandId) ?? make(brandId);
    made.set(brandId, sources);
    return sources;
  };
}
