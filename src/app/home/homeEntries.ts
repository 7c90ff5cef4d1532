import type { FoundPage } from '../../api/foundPages';
import { formatMoment } from '../../lib/dates';
import { crumbsOf } from '../../shell/breadcrumbs';
import { changeFacts } from '../../shell/deploy/changeFacts';
import type { LinkedChanges } from '../../shell/deploy/deployment';
import type { ListedDraft } from '../../stores/drafts';
import { consoleAreas } from '../consoleAreas';
import { screenOfEntry, type BrandContext } from '../screenOfEntry';
import type { HomeEntry } from './HomeCard';
import type { PageProblems } from './pageCheck';
import { homeTexts } from './texts';

/** Recent saves, with author and time. Pages that the user may not open are omitted. @param now milliseconds since 1970 */
export async function editEntries(
  pages: readonly FoundPage[],
  context: BrandContext,
  now: number,
): Promise<readonly HomeEntry[]> {
  const entries = await Promise.all(
    pages.map(async (page): Promise<HomeEntry | undefined> => {
      const screen = await screenOfEntry(page, context);
      const { name: label, savedAt, savedBy } = page;
      const when = formatMoment(savedAt, now);
      const detail = savedBy === undefined ? when : homeTexts.editedBy({ who: savedBy, when });
      return screen && { path: screen.path, label, hint: screen.area.menu.label, detail };
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

/** Undeployed changes. Entries that were removed, or that the user may not open, have no link. @param now milliseconds since 1970 */
export function changeEntries(changes: LinkedChanges['changes'], now: number): readonly HomeEntry[] {
  return changes.map(({ screen, ...change }) => ({
    path: screen?.path,
    label: change.name,
    hint: screen?.hint ?? '',
    detail: changeFacts(change, now),
  }));
}

/** The user's unsaved drafts. @param given.now milliseconds since 1970 */
export function draftEntries(
  drafts: readonly ListedDraft[],
  given: { readonly now: number; readonly discard: (draft: ListedDraft, label: string) => void },
): readonly HomeEntry[] {
  return drafts.flatMap((draft) => {
    if (draft.screen === undefined) return [];
    const { path, title, page } = draft.screen;
    const [pathname = path] = path.split('?');
    const [area, ...below] = crumbsOf(pathname, consoleAreas, page);
    const label = below.at(-1)?.label ?? title;
    const detail = homeTexts.draftOf({ title, when: formatMoment(draft.at, given.now) });
    return [{ path, label, hint: area?.label ?? '', detail, discard: () => given.discard(draft, label) }];
  });
}

/** A page with problems that would prevent saving it. */
export function problemEntry({ page, area, path, problems }: PageProblems): HomeEntry {
  const [first] = problems;
  const firstProblem = [...first.labels, first.message].join(' › ');
  return {
    path,
    label: page.name,
    hint: area,
    detail: homeTexts.problemsOf({ count: problems.length, first: firstProblem }),
  };
}
