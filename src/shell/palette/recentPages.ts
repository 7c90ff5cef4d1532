import { isObject } from '../../lib/objects';
import { storedJson } from '../../lib/storedJson';

export interface RecentPage {
  readonly path: string;
  readonly label: string;
  /** Its area and brand. */
  readonly hint: string;
  /** The brand it was opened in; absent if there was none. */
  readonly brandId?: string;
}

/** The pages a user opened last, newest first; persisted in this browser. */
export interface RecentPages {
  read(): readonly RecentPage[];
  add(page: RecentPage): void;
}

const MAX_PAGES = 8;

/** One list per user: several users may share a computer. */
export function createRecentPages(storage: Storage, userId: string): RecentPages {
  const key = `RECENT_PAGES_${userId}`;
  const read = () => validPages(storedJson(storage, key));
  return {
    read,
    add(page) {
      const others = read().filter(({ path }) => path !== page.path);
      storage.setItem(key, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
    },
  };
}

/** Ignores invalid values: anything may be stored under the key. */
function validPages(stored: unknown): readonly RecentPage[] {
  return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
}

function isRecentPage(value: unknown): value is RecentPage {
  if (!isObject(value)) return false;
  const { path, label, hint, brandId } = value;
  // Only paths of this console: '//elsewhere' is another origin.
  const isConsolePath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  const isValidBrand = brandId === undefined || typeof brandId === 'string';
  return isConsolePath && isValidBrand && typeof label === 'string' && typeof hint === 'string';
}
