import type { FoundPage } from '../../api/foundPages';
import type { Session } from '../../session/session';
import type { PageProblems } from './pageCheck';

type Check = (page: FoundPage) => Promise<PageProblems | undefined>;

/** What was found in this tab, by page and save; another session knows nothing of it. */
const found = new WeakMap<Session, Map<string, PageProblems | undefined>>();

/** Checks a page once for each of its saves: whoever comes back waits only for what was saved since. */
export function rememberedCheck(session: Session, check: Check): Check {
  const known = found.get(session) ?? new Map<string, PageProblems | undefined>();
  found.set(session, known);
  return async (page) => {
    const save = `${page.id} ${page.savedAt}`;
    if (!known.has(save)) known.set(save, await check(page));
    return known.get(save);
  };
}
