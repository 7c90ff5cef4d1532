import { areas } from '../../../schemas';
import { ACTIVITY_SUBJECTS, type Activity, type ActivityQuery, type ActivitySubject } from '../../api/activity';
import { DEPLOYMENT_STATUSES } from '../../api/deploy';
import { isRecordArea, recordNameOf, type ListFilter, type SpecifiedRecord, type TableList } from '../../definition';
import { startOfDay } from '../../lib/calendar';
import { entryPath } from '../../list/entryPaths';
import { deployTexts } from '../../shell/deploy/texts';
import type { RecordQuery, RecordRow } from '../../stores/records/source';
import { activityTexts } from './texts';

/** Which part of the log a user may see. */
export type ActivityScope = 'everything' | 'content';

/** The log as a list, always newest first. Without the other subjects, the content log needs no filter by area. */
export function activityList(scope: ActivityScope): TableList {
  const isContentOnly = scope === 'content';
  const { heading, search: searchLabel, columns, period, loadFailed: loadError } = activityTexts;
  return {
    ...{ kind: 'table', heading, searchLabel, loadError, activeToggle: false, csv: 'activity' },
    columns: [
      { field: 'name', label: columns.name },
      { field: 'activity', label: columns.activity },
      ...(isContentOnly ? [] : [{ field: 'about', label: columns.about }]),
      { field: 'brand', label: columns.brand },
      { field: 'person', label: columns.person },
      { field: 'createdAt', label: columns.createdAt, format: 'dateTime' },
    ],
    sort: { by: 'createdAt', order: 'DESC' },
    filters: [
      ...(isContentOnly ? [] : fullLogFilters()),
      { key: 'person', label: columns.person, by: 'text' },
      { key: 'createdAt', label: period, by: 'dates' },
    ],
  };
}

function fullLogFilters(): readonly ListFilter[] {
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

/** Converts the query of the list into one of the log. A period covers whole days in the staff's time zone. */
export function activityQuery({
  page,
  limit,
  search,
  filters = {},
  comparisons = [],
}: Pick<RecordQuery, 'page' | 'limit' | 'search' | 'filters' | 'comparisons'>): ActivityQuery {
  const base = { page, limit, search, about: filters['about'], tenantId: filters['brand'] };
  return comparisons.reduce<ActivityQuery>((query, comparison) => {
    if ('contains' in comparison) return { ...query, person: comparison.contains };
    const { from, to } = comparison;
    return { ...query, from: from && startOfDay(from), until: to && startOfDay(to, { addDays: 1 }) };
  }, base);
}

/**
 * The row of an entry, with the path of its user or role, or of its content.
 * @param contentPath undefined if the user may not open it
 */
export function activityRow(entry: Activity, contentPath: string | undefined): RecordRow {
  const { id, createdAt, person, about, brand, subjectId } = entry;
  const area = areas.filter(isRecordArea).find((one) => about && recordNameOf(one) === ADMINISTERED[about]);
  return {
    ...{ id, createdAt, person, name: nameOf(entry), activity: activityText(entry) },
    about: about && activityTexts.subjects[about],
    brand: brand ?? (about === 'content' ? activityTexts.allBrands : activityTexts.platform),
    path: area && subjectId ? entryPath(area, subjectId) : contentPath,
  };
}

const ADMINISTERED: Partial<Record<ActivitySubject, SpecifiedRecord>> = { people: 'user', roles: 'role' };

function nameOf({ about, name, brand = '' }: Activity): string | undefined {
  return about === 'deployments' ? activityTexts.website({ brand }) : name;
}

function activityText({ about, action, text }: Activity): string | undefined {
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
