import type { ContentEntry } from './contentEntry';
import { totalOf, type CallIdentity } from './identityCalls';
import { optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';

/** What an entry of the log is about. */
export const ACTIVITY_SUBJECTS = ['content', 'people', 'roles', 'deployments'] as const;

export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number];

/** What somebody did. */
export interface Activity {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Who did it, by name; undefined where the service does not know. */
  readonly person: string | undefined;
  /** Undefined for what only a newer service knows. */
  readonly about: ActivitySubject | undefined;
  /** Undefined: the platform, or every brand. */
  readonly brand: string | undefined;
  /** Of the page, the record, the user or the role. */
  readonly name: string | undefined;
  /** What was done to content, or how far a deployment has come. */
  readonly action: string | undefined;
  /** What was done, in words. */
  readonly text: string | undefined;
  /** Of the page, the record, the user or the role. */
  readonly subjectId: string | undefined;
  /** The page or the record as it is now; undefined for anything else, and where it is removed. */
  readonly content: ContentEntry | undefined;
}

/** What of the log is wanted. */
export interface ActivityQuery {
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
  /** A part of a name; '' for every one. */
  readonly search: string;
  /** A part of the name of who did it. */
  readonly person?: string | undefined;
  readonly about?: string | undefined;
  /** The tenant of a brand. */
  readonly tenantId?: string | undefined;
  /** From when, inclusive, and until when, exclusive; ISO 8601. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Who changed what, the newest first: `GET /iam/activities`. @throws the errors of `errors.ts` */
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
