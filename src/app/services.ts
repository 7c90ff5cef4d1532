import axios from 'axios';
import { pageCards } from '../../schemas/cards';
import { createContentCalls } from '../api/contentCalls';
import { createContentClient } from '../api/contentClient';
import { createCapabilities } from '../api/contract/capabilities';
import { createDeployCalls } from '../api/deploy';
import { createBatchedCalls } from '../api/batchedCalls';
import { createFileLinks } from '../api/fileLinks';
import { createAuthorizedSend, createSendWith } from '../api/http';
import { createTokenCalls, readCurrentUser, readDraftKey } from '../api/identity';
import { createIdentityCalls } from '../api/identityCalls';
import { createLive } from '../api/live';
import { createLiveStream } from '../api/liveStream';
import { readAllBrands } from '../api/pages';
import { createRefresh, runExclusivelyByWebLocks, TOKEN_LOCK } from '../api/refresh';
import { createPlanCalls } from '../api/plans';
import { createSignInCalls } from '../api/signIns';
import { signOut } from '../api/signOut';
import { createUploads } from '../api/uploads';
import { createWorkOfTabs } from '../api/workOfTabs';
import { logError } from '../lib/log';
import { createStore } from '../lib/store';
import { createIdleCounter } from '../session/idle';
import { createSession, type SessionController } from '../session/session';
import { createBrandPlans } from '../shell/plans/brandPlans';
import { createDraftCipherProvider } from '../stores/draftCipher';
import { createIndexedDbDrafts, type DraftStorage } from '../stores/drafts';
import { cardOf } from '../tree';
import { createOptionSources } from '../stores/options/table';
import { contentCapabilities, type ContentCapabilities } from '../stores/contentCapabilities';
import { createRecordSources } from '../stores/records/table';
import { createRowsSources } from '../stores/rows/table';
import { settings, tokens } from './browser';

/** Draft retention: 60 days, in milliseconds. */
const DRAFT_RETENTION = 60 * 24 * 60 * 60 * 1_000;

/** All services of the signed-in console; one instance per tab. */
export const services: Readonly<ReturnType<typeof createServices>> = createServices();

function createServices() {
  const http = axios.create();
  const clock = Date.now;
  const tokenCalls = createTokenCalls(http, settings);
  const exclusively = runExclusivelyByWebLocks(navigator.locks);
  const refresh = createRefresh({ tokens, exchange: tokenCalls.exchangeRefreshToken, exclusively });
  const send = createAuthorizedSend({ http, tokens, refresh });
  const capabilities = createCapabilities({ http, settings, cardOf: (page) => cardOf(pageCards, page) });
  const content = createContentClient({
    contentUrl: settings.contentUrl,
    tokens,
    refresh,
    compatibilityExchange: capabilities.compatibilityExchange,
  });
  const gatheredCalls = createBatchedCalls(content, {
    newId: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const contentCalls = createContentCalls(content);
  const hasContentCapability = (capability: keyof ContentCapabilities) =>
    contentCapabilities(capabilities.contract())[capability];
  // Only services that support trials are known to run a document as one transaction.
  const bulkCalls = () => (hasContentCapability('trials') ? gatheredCalls : contentCalls);
  const identity = createIdentityCalls({ send, settings, capabilities });
  const drafts = createIndexedDbDrafts(
    indexedDB,
    createDraftCipherProvider({
      subtle: crypto.subtle,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      isOffered: () => capabilities.offers('identity', 'draft_keys'),
      readKey: () => readDraftKey(send, settings),
    }),
  );
  drafts
    .prune(clock() - DRAFT_RETENTION)
    .catch((error: unknown) => logError('Old drafts could not be removed.', error));
  const uploads = createUploads(settings.uploadBearer ? send : (request) => http.request(request), settings);
  const session = createSession({
    tokens,
    exchangeCode: tokenCalls.exchangeCode,
    readUser: async () => {
      const [user] = await Promise.all([readCurrentUser(send, settings), capabilities.detect(content)]);
      return user;
    },
    readUserOf: (accessToken) => readCurrentUser(createSendWith(http, accessToken), settings),
    exclusively: (work) => exclusively(TOKEN_LOCK, async () => work()),
    readBrands: () => readAllBrands(content),
    storage: localStorage,
    tabStorage: sessionStorage,
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
  listenWhileSignedIn(session, (userId) =>
    capabilities.offers('content', 'live_events') ? live.start(userId) : () => undefined,
  );
  const records = cachedByBrand((brandId: string | undefined) =>
    createRecordSources({ identity, content: contentCalls, brandId }),
  );
  const gatheredRecords = cachedByBrand((brandId: string | undefined) =>
    createRecordSources({ identity, content: gatheredCalls, brandId }),
  );
  const planCalls = createPlanCalls({ send, settings, capabilities });
  const brandPlans = cachedByBrand((brandId: string) =>
    createBrandPlans({ brandId, calls: planCalls, newId: () => crypto.randomUUID(), live }),
  );
  const unkeptForms = createStore(0);
  return {
    settings,
    capabilities,
    /** Whether the content service of this installation has a capability beyond the specification. */
    hasContentCapability,
    session,
    /** Ends every sign-in of this browser. @returns the address to continue at */
    signOut: (options: Parameters<typeof signOut>[1]) => signOut({ http, settings, capabilities }, options),
    content,
    identity,
    /** @param brandId the brand whose options are listed; undefined for the platform */
    options: cachedByBrand((brandId: string | undefined) => createOptionSources({ identity, content, brandId })),
    /** @param brandId the brand whose records these are; undefined for the platform */
    records,
    /** For bulk changes: concurrent calls are batched, where the services run a document as one transaction. */
    bulkCalls,
    /** The records, accessed through `bulkCalls`. */
    bulkRecords: (brandId: string | undefined) => (bulkCalls() === gatheredCalls ? gatheredRecords : records)(brandId),
    rows: cachedByBrand((brandId: string) => createRowsSources(content, brandId)),
    uploads,
    /** The number of forms in this tab with unsaved changes that no draft keeps. */
    unkeptForms,
    /** Undefined without Web Locks (plain http on a remote host). */
    workElsewhere: (navigator.locks as LockManager | undefined) && {
      isUploading: createWorkOfTabs(navigator.locks, 'uploads', uploads.running),
      hasUnkeptChanges: createWorkOfTabs(navigator.locks, 'unkept-changes', unkeptForms),
    },
    deploys: createDeployCalls({ send, settings, capabilities, live }),
    live,
    /** Scheduled plans of a brand; undefined where the services do not support them. */
    plans: (brandId: string) => (planCalls.isOffered() ? brandPlans(brandId) : undefined),
    fileLinks: createFileLinks({ send, settings, capabilities }),
    signIns: createSignInCalls(identity),
    drafts,
    idle: createIdleCounter({ storage: localStorage, clock, isUploading: () => uploads.running.get() > 0 }),
  };
}

/** After sign-in, encrypts drafts that earlier visits left unencrypted; this also loads the user's draft key for the forms. */
function adoptDrafts({ state }: SessionController, drafts: DraftStorage): void {
  let adopted: string | undefined;
  state.subscribe(() => {
    const now = state.get();
    if (now.status !== 'signedIn' || now.session.user.id === adopted) return;
    adopted = now.session.user.id;
    drafts
      .encryptExisting(adopted)
      .catch((error: unknown) => logError('Earlier drafts could not be encrypted.', error));
  });
}

/** Listens for live events while a user is signed in; the services' capabilities are known by then. */
function listenWhileSignedIn({ state }: SessionController, start: (userId: string) => () => void): void {
  let listening: { readonly userId: string; readonly stop: () => void } | undefined;
  state.subscribe(() => {
    const now = state.get();
    const userId = now.status === 'signedIn' ? now.session.user.id : undefined;
    if (userId === listening?.userId) return;
    listening?.stop();
    listening = userId === undefined ? undefined : { userId, stop: start(userId) };
  });
}

/** Caches sources by brand: lists compare them by identity. */
function cachedByBrand<Brand extends string | undefined, Sources>(
  make: (brandId: Brand) => Sources,
): (brandId: Brand) => Sources {
  const cache = new Map<Brand, Sources>();
  return (brandId) => {
    const sources = cache.get(brandId) ?? make(brandId);
    cache.set(brandId, sources);
    return sources;
  };
}
