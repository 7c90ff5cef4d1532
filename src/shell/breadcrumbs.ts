import { capitalized } from '../lib/capitalized';
import { HOME_PATH } from '../session/landing';
import { isWithin, type MenuArea } from '../session/menuArea';
import { shellTexts } from './texts';

/** One step of the breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** Absent on the last step, and on steps without a page. */
  readonly path?: string;
}

const ID = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const ADD = 'add';

/**
 * The breadcrumb of a path (SHELL-008 to SHELL-010): one step per segment without ids, 'Add {Section}' for an add page.
 * Labels come from the area if it defines the segment, else from the segment itself.
 * @param title the title of the open entry, in place of the last segment
 */
export function crumbsOf(pathname: string, areas: readonly MenuArea[], title?: string): readonly Crumb[] {
  const area = areas.filter(({ path }) => isWithin(pathname, path)).sort((a, b) => b.path.length - a.path.length)[0];
  const segments = segmentsOf(pathname);
  const below = area ? segments.slice(segmentsOf(area.path).length) : segments;
  const labelled = title === undefined ? below : below.slice(0, -1);
  const visible = labelled.filter((segment) => !ID.test(segment));
  const before = segmentsOf(area?.path ?? '').at(-1);
  const crumbs = [
    ...leadOf(area),
    ...visible.map((segment, index) => ({ label: labelOf(segment, { area, before: visible[index - 1] ?? before }) })),
    ...(title === undefined ? [] : [{ label: title }]),
  ];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb));
}

/** The leading steps: the area, after its group if it has one. */
function leadOf(area: MenuArea | undefined): readonly Crumb[] {
  if (!area) return [];
  const { group, label } = area.menu;
  return [...(group ? [{ label: group.label, path: group.path }] : []), { label, path: area.path }];
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function labelOf(
  segment: string,
  { area, before }: { readonly area: MenuArea | undefined; readonly before: string | undefined },
): string {
  if (`/${segment}` === HOME_PATH) return shellTexts.home;
  if (segment === ADD && before !== undefined) {
    const heading = area?.headings?.add ?? area?.list?.add?.label;
    return heading ?? shellTexts.addSection({ section: titleOf(before.replace(/^manage-/, '')) });
  }
  return area?.tabs?.find(({ key }) => key === segment)?.label ?? titleOf(segment);
}

/** 'manage-users' → 'Manage Users'. */
function titleOf(segment: string): string {
  return decode(segment).split('-').map(capitalized).join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
