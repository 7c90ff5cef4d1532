import { isObject } from '../../lib/objects';
import { storedJson } from '../../lib/storedJson';

/** A page that was opened. */
export interface RecentPage {
  readonly path: string;
  readonly label: string;
  /** Its area, and the brand it belongs to. */
  readonly hint: string;
  /** Of the brand in which it was opened; absent where there was none. */
  readonly brandId?: string;
}

/** The pages a user opened last, the newest first; kept in this browser. */
export interface RecentPages {
  read(): readonly RecentPage[];
  note(page: RecentPage): void;
}

const KEPT = 8;

/** Several people may work at one computer: each has a list of their own. */
export function createRecentPages(storage: Storage, userId: string): RecentPages {
  const key = `RECENT_PAGES_${userId}`;
  const read = () => pagesIn(storedJson(storage, key));
  return {
    read,
    note(page) {
      const others = read().filter(({ path }) => path !== page.path);
      storage.setItem(key, JSON.stringify([page, ...others].slice(0, KEPT)));
    },
  };
}

/** What somebody else stored there is no list of pages. */
function pagesIn(stored: unknown): readonly RecentPage[] {
  return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
}

function isRecentPage(value: unknown): value is RecentPage {
  if (!isObject(value)) return false;
  const { path, label, hint, brandId } = value;
  // A path of this console only: '//elsewhere' would lead out of it.
  const isOfConsole = typeof path === 'string' && /^\/(?!\/)/.test(path);
  const isOfBrand = brandId === undefined || typeof brandId === 'string';
  return isOfConsole && isOfBrand && typeof label === 'string' && typeof hint === 'string';
}
