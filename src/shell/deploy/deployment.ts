import type { ReactNode } from 'react';
import { ServiceError, SessionEndedError } from '../../api/errors';
import type { DeployCalls, DeployChange, DeployChanges, Deployment } from '../../api/deploy';
import { logError } from '../../lib/log';
import type { Paged } from '../../lib/paged';
import { createStore, type Store } from '../../lib/store';
import type { BrandPlans } from '../plans/brandPlans';

/** How long nobody deploys a brand again after a click, in milliseconds (DEPLOY-003, CONST-008). */
const COOLDOWN = 240_000;

/** Two times closer than this, in milliseconds, are the same end of the pause: the service counts in seconds. */
const TOLERANCE = 2_000;

/** How often a deployment under way is looked after, in milliseconds. */
const BETWEEN_LOOKS = 5_000;

/** What is known of deploying a brand. */
export interface DeployState {
  /** When the pause after a deployment ends, in milliseconds since 1970; 0 while there is none. */
  readonly readyAt: number;
  /** Whether the service is being asked for a deployment. */
  readonly isAsking: boolean;
  /** The last deployment, of whoever asked for it. */
  readonly last: Deployment | undefined;
  readonly lookup: 'waiting' | 'known' | 'failed';
  /** Why the last click came to nothing, in the words of the service; it may have none. */
  readonly refusal: string | undefined;
  /** Whether the notice with the status is open. */
  readonly isShown: boolean;
  /** Whether it is asked what is to be deployed. */
  readonly isQuestioned: boolean;
  /** What was said of a deployment that has not been taken yet; empty where nothing was. */
  readonly note: string;
}

/** Where a changed page or record opens, and what its area is called. */
export interface ShownScreen {
  readonly path: string;
  readonly hint: string;
}

/** How many deployments the service answers at once. */
const AT_ONCE = 10;

/** What a deployment would bring, with where each part opens; undefined where the user may not open it, or it is gone. */
export interface ShownChanges {
  /** When the website was deployed last, as ISO 8601; empty: never from here. */
  readonly since: string;
  readonly changes: readonly (DeployChange & { readonly screen: ShownScreen | undefined })[];
  readonly hasMore: boolean;
}

/** What a deployment would bring, with where each part opens. */
export async function withScreens(
  { changes, ...rest }: DeployChanges,
  screenOf: DeploymentNeeds['screenOf'],
): Promise<ShownChanges> {
  const screens = await Promise.all(changes.map(async (one) => (one.isRemoved ? undefined : screenOf(one))));
  return { ...rest, changes: changes.map((one, index) => ({ ...one, screen: screens[index] })) };
}

/** Deploys the website of one brand. */
export interface BrandDeployment {
  readonly state: Pick<Store<DeployState>, 'get' | 'subscribe'>;
  /** Looks after the brand until the returned function is called. */
  watch(): () => void;
  /** Asks the person first, where the service tells what a deployment would bring; else the service at once (DEPLOY-002). */
  ask(): void;
  /** Takes the question back. */
  leave(): void;
  /** Asks the service for a deployment, unless one was asked for just now, and shows the notice. @param note what the person says of it */
  start(note?: string): Promise<void>;
  /** What a deployment would bring. It stays the same function. @throws the errors of src/api/errors.ts */
  readonly changes: () => Promise<ShownChanges>;
  /** All deployments, the last one first; undefined where the service keeps none. It stays the same function. */
  readonly history: ((page: number) => Promise<Paged<Deployment>>) | undefined;
  /** What is done for the brand at a time; undefined where the service plans nothing. */
  readonly plans: BrandPlans | undefined;
  /** What a change is, field by field; undefined where that is not told. It stays the same function. */
  readonly detailOf: DeploymentNeeds['detailOf'];
  /** Opens or closes the notice; opening looks anew. */
  show(isShown: boolean): void;
}

/** What deploying needs from outside. */
export interface DeploymentNeeds {
  readonly brandId: string;
  readonly calls: DeployCalls;
  /** Where a changed page or record opens. */
  readonly screenOf: (change: DeployChange) => Promise<ShownScreen | undefined>;
  readonly plans?: BrandPlans | undefined;
  /** Shows what of a page or record was changed since the last deployment. @param since ISO 8601 */
  readonly detailOf?: ((change: DeployChange, since: string) => ReactNode) | undefined;
  readonly storage: Storage;
  /** Where `storage` events of other tabs arrive. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Where it shows whether the page is looked at. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Resolves once somebody is signed in again. */
  readonly signedInAgain: () => Promise<void>;
  /** Tells that the service did not take the request (DEPLOY-006). */
  readonly onFailure: () => void;
}

/** Whether a deployment may be asked for now. */
export function canDeploy({ readyAt, isAsking }: DeployState): boolean {
  return readyAt === 0 && !isAsking;
}

/**
 * Deploying one brand. The service says how long the pause after a deployment lasts; its begin is stored per brand, so
 * that it goes on over reloads, in other tabs, and where the service does not say (DEPLOY-003, DEPLOY-004, B-28).
 * A deployment under way is asked after only while somebody looks; where the service tells of it, at once.
 */
export function createDeployment(needs: DeploymentNeeds): BrandDeployment {
  const { brandId, calls, storage, events, page, clock } = needs;
  const key = `DEPLOY_TIME_${brandId}`;
  const state = createStore<DeployState>({
    readyAt: readyAt(),
    isAsking: false,
    last: undefined,
    lookup: 'waiting',
    refusal: undefined,
    isShown: false,
    isQuestioned: false,
    note: '',
  });
  let isWatched = false;
  let looks = 0;
  let nextLook: ReturnType<typeof setTimeout> | undefined;
  let endOfPause: ReturnType<typeof setTimeout> | undefined;

  function readyAt(): number {
    const clicked = Number(storage.getItem(key) ?? 0);
    const ready = clicked + COOLDOWN;
    // A time in the future is none of this clock.
    return clicked <= clock() && ready > clock() ? ready : 0;
  }

  function change(part: Partial<DeployState>): void {
    state.set({ ...state.get(), ...part });
  }

  function notePause(): void {
    clearTimeout(endOfPause);
    const ready = readyAt();
    if (ready !== state.get().readyAt) change({ readyAt: ready });
    if (ready !== 0 && isWatched) endOfPause = setTimeout(notePause, ready - clock());
  }

  /** Takes over the pause that the service knows of, which somebody else may have begun. */
  function followService(readyIn: number): void {
    if (readyIn <= 0) {
      storage.removeItem(key);
    } else {
      const left = Math.min(readyIn, COOLDOWN);
      // Told anew for each second, the tabs would never stop telling each other.
      if (Math.abs(readyAt() - clock() - left) > TOLERANCE) storage.setItem(key, String(clock() + left - COOLDOWN));
    }
    notePause();
  }

  /** @param isTold whether another tab has just stored a pause, which is not stored anew: two tabs that disagree would never stop */
  async function look(isTold = false): Promise<void> {
    clearTimeout(nextLook);
    const mine = ++looks;
    const before = storage.getItem(key);
    try {
      const last = await calls.readLast(brandId);
      if (mine === looks && isWatched) {
        change({ last, lookup: 'known' });
        // A click in another tab is newer than this answer.
        if (!isTold && last?.readyIn !== undefined && storage.getItem(key) === before) followService(last.readyIn);
      }
    } catch (error) {
      logError('The last deployment could not be read.', error);
      if (mine === looks && isWatched) change({ lookup: 'failed' });
    }
    if (mine === looks) planLook();
  }

  function planLook(): void {
    const status = state.get().last?.status;
    if (!isWatched || page.visibilityState !== 'visible' || (status !== 'queued' && status !== 'running')) return;
    nextLook = setTimeout(() => void look(), BETWEEN_LOOKS);
  }

  function hearOtherTabs(event: Event): void {
    if ((event as StorageEvent).key !== key) return;
    notePause();
    void look(true);
  }

  function onVisibilityChange(): void {
    clearTimeout(nextLook);
    notePause();
    if (page.visibilityState === 'visible') void look();
  }

  async function request(note: string | undefined): Promise<void> {
    try {
      await calls.request(brandId, note);
    } catch (error) {
      if (!(error instanceof SessionEndedError)) throw error;
      await needs.signedInAgain();
      await calls.request(brandId, note);
    }
  }

  async function start(note?: string): Promise<void> {
    // Another tab may have been faster than its event.
    notePause();
    change({ isQuestioned: false, note: note ?? '' });
    if (!canDeploy(state.get())) {
      // Who has just answered the question is told that somebody was faster.
      change({ isShown: true });
      return;
    }
    change({ isAsking: true, isShown: true, refusal: undefined });
    try {
      await request(note);
      storage.setItem(key, String(clock()));
      notePause();
      change({ note: '' });
    } catch (error) {
      logError('The deployment was not asked for.', error);
      const refusal = error instanceof ServiceError ? error.message : undefined;
      change({ refusal, isShown: refusal !== undefined });
      needs.onFailure();
    }
    change({ isAsking: false });
    await look();
  }

  async function readHistory(page: number): Promise<Paged<Deployment>> {
    const items = await calls.readHistory(brandId, page);
    return { items, hasMore: items.length === AT_ONCE };
  }

  return {
    state,
    start,
    ask() {
      if (calls.tellsChanges()) change({ isQuestioned: true, isShown: false });
      else void start();
    },
    leave: () => change({ isQuestioned: false, note: '' }),
    async changes() {
      return withScreens(await calls.readChanges(brandId), needs.screenOf);
    },
    plans: needs.plans,
    detailOf: needs.detailOf,
    history: calls.tellsChanges() ? readHistory : undefined,
    watch() {
      isWatched = true;
      events.addEventListener('storage', hearOtherTabs);
      page.addEventListener('visibilitychange', onVisibilityChange);
      const stop = calls.hear(brandId, () => {
        if (page.visibilityState === 'visible') void look();
      });
      notePause();
      void look();
      return () => {
        isWatched = false;
        stop();
        clearTimeout(nextLook);
        clearTimeout(endOfPause);
        events.removeEventListener('storage', hearOtherTabs);
        page.removeEventListener('visibilitychange', onVisibilityChange);
      };
    },
    show(isShown) {
      change({ isShown });
      if (isShown) void look();
    },
  };
}
