import { areas } from '../../../schemas';
import { ACTIVITY_SUBJECTS, type Activity, type ActivityQuery, type ActivitySubject } from '../../api/activity';
import { DEPLOYMENT_STATUSES } from '../../api/deploy';
import { isRecordArea, recordNameOf, type ListFilter, type SpecifiedRecord, type TableList } from '../../definition';
import { startOfDay } from '../../lib/calendar';
import { entryPath } from '../../list/entryPaths';
import { deployTexts } from '../../shell/deploy/texts';
import type { RecordQuery, RecordRow } from '../../stores/records/source';
import { activityTexts } from './texts';

/** What somebody is told of. */
export type Told = 'everything' | 'content';

/** The log as a list: the newest first, in no other order. Who is told of content alone has nothing to choose an area of. */
export function activityList(tells: Told): TableList {
  const isOfContent = tells === 'content';
  const { heading, search: searchLabel, columns, period, loadFailed: loadError } = activityTexts;
  return {
    ...{ kind: 'table', heading, searchLabel, loadError, activeToggle: false, csv: 'activity' },
    columns: [
      { field: 'name', label: columns.name },
      { field: 'activity', label: columns.activity },
      ...(isOfContent ? [] : [{ field: 'about', label: columns.about }]),
      { field: 'brand', label: columns.brand },
      { field: 'person', label: columns.person },
      { field: 'createdAt', label: columns.createdAt, format: 'dateTime' },
    ],
    sort: { by: 'createdAt', order: 'DESC' },
    filters: [
      ...(isOfContent ? [] : ofEverything()),
      { key: 'person', label: columns.person, by: 'text' },
      { key: 'createdAt', label: period, by: 'dates' },
    ],
  };
}

function ofEverything(): readonly ListFilter[] {
  const { columns, subjects } = activityTexts;
  return [
    {
      key: 'about',
      label: columns.about,
      choices: ACTIVITY_SUBJECTS.map((value) => ({ value, label: subjects[value] })),
    },
    { key: 'brand', label: columns.brand, options: { source: 'tenants' } },
  ];
}

/** What the list asks the log for. A period is whole days where the staff works. */
export function activityQuery({
  page,
  limit,
  search,
  filters = {},
  comparisons = [],
}: Pick<RecordQuery, 'page' | 'limit' | 'search' | 'filters' | 'comparisons'>): ActivityQuery {
  const asked = { page, limit, search, about: filters['about'], tenantId: filters['brand'] };
  return comparisons.reduce<ActivityQuery>((query, comparison) => {
    if ('contains' in comparison) return { ...query, person: comparison.contains };
    const { from, to } = comparison;
    return { ...query, from: from && startOfDay(from), until: to && startOfDay(to, { later: 1 }) };
  }, asked);
}

/**
 * An entry as the list shows it, with where it leads: to the user or the role, or where its content opens.
 * @param contentPath undefined where the person may not open it
 */
export function activityRow(entry: Activity, contentPath: string | undefined): RecordRow {
  const { id, createdAt, person, about, brand, subjectId } = entry;
  const area = areas.filter(isRecordArea).find((one) => about && recordNameOf(one) === ADMINISTERED[about]);
  return {
    ...{ id, createdAt, person, name: nameOf(entry), activity: wordsOf(entry) },
    about: about && activityTexts.subjects[about],
    brand: brand ?? (about === 'content' ? activityTexts.allBrands : activityTexts.platform),
    path: area && subjectId ? entryPath(area, subjectId) : contentPath,
  };
}

const ADMINISTERED: Partial<Record<ActivitySubject, SpecifiedRecord>> = { people: 'user', roles: 'role' };

function nameOf({ about, name, brand = '' }: Activity): string | undefined {
  return about === 'deployments' ? activityTexts.website({ brand }) : name;
}

function wordsOf({ about, action, text }: Activity): string | undefined {
  if (about === 'deployments') {
    const known = DEPLOYMENT_STATUSES.find((one) => one === action);
    const status = known ? deployTexts.statuses[known] : (action ?? '');
    return text === undefined ? activityTexts.deployed({ status }) : activityTexts.deployedFor({ status, note: text });
  }
  return text ?? (isContentAction(action) ? activityTexts.actions[action] : action);
}

function isContentAction(action: string | undefined): action is keyof typeof activityTexts.actions {
  return action !== undefined && Object.hasOwn(activityTexts.actions, action);
}
