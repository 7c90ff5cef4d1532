import { shellTexts } from '../lib/messages';
import type { MenuArea } from '../session/menuArea';

/** One step of the breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** Where it leads; absent on the last step and where there is no page. */
  readonly path?: string;
}

/** An area with the labels of what is below it. */
export interface CrumbArea extends MenuArea {
  readonly tabs?: readonly { readonly key: string; readonly label: string }[];
}

const ID = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const ADD = 'add';

/**
 * The breadcrumb of a path (SHELL-008 to SHELL-010): one step per segment, ids left out, 'Add {Section}' for an add
 * page. Labels come from the areas where they know the segment, else from the segment itself.
 */
export function crumbsOf(pathname: string, areas: readonly CrumbArea[]): readonly Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const area = areas.find(({ path }) => path === `/${segments[0] ?? ''}`);
  const shown = segments.filter((segment) => !ID.test(segment));
  return shown.map((segment, index): Crumb => {
    const label = labelOf(segment, { area, before: shown[index - 1] });
    return index === 0 && shown.length > 1 && area ? { label, path: area.path } : { label };
  });
}

function labelOf(
  segment: string,
  { area, before }: { readonly area: CrumbArea | undefined; readonly before: string | undefined },
): string {
  if (area?.path === `/${segment}`) return area.menu.label;
  if (segment === ADD && before !== undefined) return shellTexts.addSection(titleOf(before.replace(/^manage-/, '')));
  const tab = area?.tabs?.find(({ key }) => key === segment);
  const entry = area?.menu.entries?.find(({ path }) => path === segment);
  return tab?.label ?? entry?.label ?? titleOf(segment);
}

/** 'manage-users' → 'Manage Users'. */
function titleOf(segment: string): string {
  return decode(segment)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
