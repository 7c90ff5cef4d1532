import type { PagedSearch } from '../lib/resultPage';
import type { ContentEntry } from './contentEntry';
import { totalOf, type CallIdentity } from './identityCalls';
import { optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';

/** The subjects of log entries. */
export const ACTIVITY_SUBJECTS = ['content', 'people', 'roles', 'deployments'] as const;

export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number];

/** An entry of the activity log. */
export interface Activity {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The name of the person; undefined if the service does not know it. */
  readonly person: string | undefined;
  /** Undefined for a subject that only a newer service knows. */
  readonly about: ActivitySubject | undefined;
  /** Undefined: the platform, or every brand. */
  readonly brand: string | undefined;
  /** The name of the page, record, user or role. */
  readonly name: string | undefined;
  /** The change of content, or the status of a deployment. */
  readonly action: string | undefined;
  /** A description of the action. */
  readonly text: string | undefined;
  /** The id of the page, record, user or role. */
  readonly subjectId: string | undefined;
  /** The page or record in its current state; undefined for other subjects and if it was removed. */
  readonly content: ContentEntry | undefined;
}

export interface ActivityQuery extends PagedSearch {
  /** Part of the person's name. */
  readonly person?: string | undefined;
  readonly about?: string | undefined;
  /** The tenant of a brand. */
  readonly tenantId?: string | undefined;
  /** ISO 8601; `from` is inclusive, `until` exclusive. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The activity log, newest first: `GET /iam/activities`. @throws the errors of `errors.ts` */
export async function listActivity(
  call: CallIdentity,
  { search, tenantId: tenantIds, ...query }: ActivityQuery,
): Promise<{ readonly entries: readonly Activity[]; readonly total: number }> {
  const parameters = { ...query, tenantIds, q: search === '' ? undefined : search };
  const answer = await call({ method: 'GET', path: '/activities', parameters });
  return {
    entries: parseList(answer['data'], 'activity', parseActivity),
    total: totalOf(parseRecord(answer['meta'], 'activity.meta'), 'activity'),
  };
}

function parseActivity(value: unknown, where: string): Activity {
  const entry = parseRecord(value, where);
  return {
    id: parseText(entry['id'], `${where}.id`),
    createdAt: textOrEmpty(entry['createdAt']),
    person: optionalText(entry['person']),
    about: ACTIVITY_SUBJECTS.find((subject) => subject === entry['about']),
    brand: optionalText(entry['brand']),
    name: optionalText(entry['name']),
    action: optionalText(entry['action']),
    text: optionalText(entry['text']),
    subjectId: optionalText(entry['subjectId']),
    content: contentOf(entry),
  };
}

function contentOf(entry: ReturnType<typeof parseRecord>): ContentEntry | undefined {
  const { kind, of, slug, category, name, isRemoved } = entry;
  const id = optionalText(entry['subjectId']);
  if ((kind !== 'page' && kind !== 'record') || id === undefined || isRemoved === true) return undefined;
  const texts = { of: textOrEmpty(of), name: textOrEmpty(name), slug: textOrEmpty(slug) };
  return { kind, id, ...texts, category: optionalText(category) };
}
