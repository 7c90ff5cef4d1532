import type { ReactNode } from 'react';
import { ServiceError, SessionEndedError } from '../../api/errors';
import type { DeployCalls, DeployChange, DeployChanges, Deployment } from '../../api/deploy';
import { logError } from '../../lib/log';
import type { ResultPage } from '../../lib/resultPage';
import { createStore, type Store } from '../../lib/store';
import type { BrandPlans } from '../plans/brandPlans';

/** Pause between deployments of a brand, in milliseconds (DEPLOY-003, CONST-008). */
const COOLDOWN = 240_000;

/** Ends of a pause that differ by at most this, in milliseconds, are the same one: the service counts in seconds. */
const TOLERANCE = 2_000;

/** Polling interval while a deployment is in progress, in milliseconds. */
const POLL_INTERVAL = 5_000;

/** The state of a brand's deployments. */
export interface DeployState {
  /** End of the pause after a deployment, in milliseconds since 1970; 0 if there is none. */
  readonly readyAt: number;
  /** Whether a deployment request is in flight. */
  readonly isRequesting: boolean;
  /** The last deployment, by any user. */
  readonly last: Deployment | undefined;
  readonly lookup: 'waiting' | 'known' | 'failed';
  /** The service's message on why it refused the last request, if it sent one. */
  readonly refusal: string | undefined;
  /** Whether the status is open. */
  readonly isStatusOpen: boolean;
  /** Whether the confirmation is open. */
  readonly isConfirming: boolean;
  /** The note of a deployment that the service has not accepted yet; '' if there is none. */
  readonly note: string;
}

/** The screen of a changed page or record, and the name of its area. */
export interface ScreenLink {
  readonly path: string;
  readonly hint: string;
}

/** Page size of the deployment history. */
const HISTORY_PAGE_SIZE = 10;

/** The changes that a deployment would publish, each with its screen; undefined if it is deleted or the user may not open it. */
export interface LinkedChanges {
  /** The last deployment of the website, as ISO 8601; '': never from this console. */
  readonly since: string;
  readonly changes: readonly (DeployChange & { readonly screen: ScreenLink | undefined })[];
  readonly hasMore: boolean;
}

/** Adds the screens of changes. */
export async function linkChanges(
  { changes, ...rest }: DeployChanges,
  screenOf: DeploymentDependencies['screenOf'],
): Promise<LinkedChanges> {
  const screens = await Promise.all(changes.map(async (one) => (one.isRemoved ? undefined : screenOf(one))));
  return { ...rest, changes: changes.map((one, index) => ({ ...one, screen: screens[index] })) };
}

/** Deploys the website of one brand. */
export interface BrandDeployment {
  readonly state: Pick<Store<DeployState>, 'get' | 'subscribe'>;
  /** Keeps the state current until the returned function is called. */
  watch(): () => void;
  /** Opens the confirmation if the service can list the changes; else starts the deployment at once (DEPLOY-002). */
  confirmOrStart(): void;
  /** Closes the confirmation. */
  cancel(): void;
  /** Requests a deployment, unless the pause is still running, and opens the status. @param note by the user */
  start(note?: string): Promise<void>;
  /** Reads the changes that a deployment would publish. A stable function. @throws the errors of src/api/errors.ts */
  readonly readChanges: () => Promise<LinkedChanges>;
  /** Reads a page of all deployments, newest first; undefined if the service has no history. A stable function. */
  readonly readHistory: ((page: number) => Promise<ResultPage<Deployment>>) | undefined;
  /** The scheduled plans of the brand; undefined if the service has none. */
  readonly plans: BrandPlans | undefined;
  /** Shows a change field by field; undefined if that is not available. A stable function. */
  readonly detailOf: DeploymentDependencies['detailOf'];
  /** Opens or closes the status; opening refreshes it. */
  setStatusOpen(isOpen: boolean): void;
}

export interface DeploymentDependencies {
  readonly brandId: string;
  readonly calls: DeployCalls;
  /** The screen of a changed page or record. */
  readonly screenOf: (change: DeployChange) => Promise<ScreenLink | undefined>;
  readonly plans?: BrandPlans | undefined;
  /** Shows the changes of a page or record since the last deployment. @param since ISO 8601 */
  readonly detailOf?: ((change: DeployChange, since: string) => ReactNode) | undefined;
  readonly storage: Storage;
  /** Where `storage` events of other tabs arrive. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The document, for its visibility. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Resolves once a user is signed in again. */
  readonly signedInAgain: () => Promise<void>;
  /** Called if the request fails (DEPLOY-006). */
  readonly onFailure: () => void;
}

/** Whether a deployment may be requested now. */
export function canDeploy({ readyAt, isRequesting }: DeployState): boolean {
  return readyAt === 0 && !isRequesting;
}

/**
 * Deployments of one brand. The service reports how long the pause after a deployment lasts; its start is stored per brand, so
 * that it survives reloads and applies in other tabs, even if the service does not report it (DEPLOY-003, DEPLOY-004, B-28).
 * A deployment in progress is polled only while the page is visible, and refreshed on live events of the service.
 */
export function createDeployment(dependencies: DeploymentDependencies): BrandDeployment {
  const { brandId, calls, storage, events, page, clock } = dependencies;
  const key = `DEPLOY_TIME_${brandId}`;
  const state = createStore<DeployState>({
    readyAt: readyAt(),
    isRequesting: false,
    last: undefined,
    lookup: 'waiting',
    refusal: undefined,
    isStatusOpen: false,
    isConfirming: false,
    note: '',
  });
  let isWatched = false;
  let refreshes = 0;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  function readyAt(): number {
    const startedAt = Number(storage.getItem(key) ?? 0);
    const ready = startedAt + COOLDOWN;
    // Ignores times in the future, which another clock must have written.
    return startedAt <= clock() && ready > clock() ? ready : 0;
  }

  function change(part: Partial<DeployState>): void {
    state.set({ ...state.get(), ...part });
  }

  function updatePause(): void {
    clearTimeout(pauseTimer);
    const ready = readyAt();
    if (ready !== state.get().readyAt) change({ readyAt: ready });
    if (ready !== 0 && isWatched) pauseTimer = setTimeout(updatePause, ready - clock());
  }

  /** Adopts the pause reported by the service, which another user may have started. */
  function adoptServicePause(readyIn: number): void {
    if (readyIn <= 0) {
      storage.removeItem(key);
    } else {
      const left = Math.min(readyIn, COOLDOWN);
      // Without a tolerance, tabs would keep notifying each other of differences of a second.
      if (Math.abs(readyAt() - clock() - left) > TOLERANCE) storage.setItem(key, String(clock() + left - COOLDOWN));
    }
    updatePause();
  }

  /** @param isFromOtherTab whether another tab has just stored a pause: storing one in response, two tabs that disagree would never stop */
  async function refresh(isFromOtherTab = false): Promise<void> {
    clearTimeout(nextPoll);
    const current = ++refreshes;
    const before = storage.getItem(key);
    try {
      const last = await calls.readLast(brandId);
      if (current === refreshes && isWatched) {
        change({ last, lookup: 'known' });
        // A deployment started in another tab is newer than this response.
        if (!isFromOtherTab && last?.readyIn !== undefined && storage.getItem(key) === before)
          adoptServicePause(last.readyIn);
      }
    } catch (error) {
      logError('The last deployment could not be read.', error);
      if (current === refreshes && isWatched) change({ lookup: 'failed' });
    }
    if (current === refreshes) schedulePoll();
  }

  function schedulePoll(): void {
    const status = state.get().last?.status;
    if (!isWatched || page.visibilityState !== 'visible' || (status !== 'queued' && status !== 'running')) return;
    nextPoll = setTimeout(() => void refresh(), POLL_INTERVAL);
  }

  function onStorage(event: Event): void {
    if ((event as StorageEvent).key !== key) return;
    updatePause();
    void refresh(true);
  }

  function onVisibilityChange(): void {
    clearTimeout(nextPoll);
    updatePause();
    if (page.visibilityState === 'visible') void refresh();
  }

  async function requestDeployment(note: string | undefined): Promise<void> {
    try {
      await calls.request(brandId, note);
    } catch (error) {
      if (!(error instanceof SessionEndedError)) throw error;
      await dependencies.signedInAgain();
      await calls.request(brandId, note);
    }
  }

  async function start(note?: string): Promise<void> {
    // Another tab may have started one whose storage event has not arrived yet.
    updatePause();
    change({ isConfirming: false, note: note ?? '' });
    if (!canDeploy(state.get())) {
      // The status shows that another user was faster.
      change({ isStatusOpen: true });
      return;
    }
    change({ isRequesting: true, isStatusOpen: true, refusal: undefined });
    try {
      await requestDeployment(note);
      storage.setItem(key, String(clock()));
      updatePause();
      change({ note: '' });
    } catch (error) {
      logError('The deployment was not asked for.', error);
      const refusal = error instanceof ServiceError ? error.message : undefined;
      change({ refusal, isStatusOpen: refusal !== undefined });
      dependencies.onFailure();
    }
    change({ isRequesting: false });
    await refresh();
  }

  async function readHistory(page: number): Promise<ResultPage<Deployment>> {
    const items = await calls.readHistory(brandId, page);
    return { items, hasMore: items.length === HISTORY_PAGE_SIZE };
  }

  return {
    state,
    start,
    confirmOrStart() {
      if (calls.reportsChanges()) change({ isConfirming: true, isStatusOpen: false });
      else void start();
    },
    cancel: () => change({ isConfirming: false, note: '' }),
    async readChanges() {
      return linkChanges(await calls.readChanges(brandId), dependencies.screenOf);
    },
    plans: dependencies.plans,
    detailOf: dependencies.detailOf,
    readHistory: calls.reportsChanges() ? readHistory : undefined,
    watch() {
      isWatched = true;
      events.addEventListener('storage', onStorage);
      page.addEventListener('visibilitychange', onVisibilityChange);
      const stop = calls.subscribe(brandId, () => {
        if (page.visibilityState === 'visible') void refresh();
      });
      updatePause();
      void refresh();
      return () => {
        isWatched = false;
        stop();
        clearTimeout(nextPoll);
        clearTimeout(pauseTimer);
        events.removeEventListener('storage', onStorage);
        page.removeEventListener('visibilitychange', onVisibilityChange);
      };
    },
    setStatusOpen(isOpen) {
      change({ isStatusOpen: isOpen });
      if (isOpen) void refresh();
    },
  };
}
