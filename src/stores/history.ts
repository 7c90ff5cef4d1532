import type { Client } from 'urql';
import { changeContent, readContent } from '../api/contentCalls';
import { isNotFound, undefinedIfRefused } from '../api/errors';
import {
  PageAtRevisionDocument,
  PageRevisionsDocument,
  RecordAtRevisionDocument,
  RecordRevisionsDocument,
  RestorePageRevisionDocument,
  SetAtRevisionDocument,
  SetRevisionsDocument,
} from '../api/generated/graphql';
import { textOrEmpty } from '../api/parse';
import { isObject } from '../lib/objects';
import type { Container, FormData, JsonRecord } from '../tree';
import type { ResultPage } from '../lib/resultPage';
import { containersFromWire } from './wire';

/** A saved version of a page or record. */
export interface Version {
  /** Counts the saves of the page or record. */
  readonly revision: number;
  readonly action: VersionAction;
  /** The name of the person; undefined where the service does not know. */
  readonly by: string | undefined;
  /** ISO 8601. */
  readonly at: string;
  /** For a scheduled save: when it was planned, as ISO 8601; undefined for an immediate one. */
  readonly plannedAt?: string | undefined;
}

/** What a save can do to the page or record. */
const ACTIONS = ['saved', 'published', 'hidden', 'removed', 'restored'] as const;
export type VersionAction = (typeof ACTIONS)[number];

/** An editor's form after each save of its page or record. Saves of other parts of a page are versions too. */
export type EditorHistory = VersionHistory<FormData>;

/** The state of a form after each save of its page or record. */
export interface VersionHistory<Form> {
  /** Newest first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  versions(page: number): Promise<ResultPage<Version>>;
  /**
   * The form of a version; undefined if the version is not kept (any more), or if the edited part did not exist then.
   * @throws the errors of src/api/errors.ts
   */
  formAt(revision: number): Promise<Form | undefined>;
}

/** Number of versions per page of the list. */
export const VERSIONS_PAGE_SIZE = 10;

/**
 * The history of a page as one editor sees it.
 * @param options.read returns the editor's form of a page; undefined if the edited part was not there
 */
export function createPageHistory<Form>(options: {
  readonly client: Client;
  readonly pageId: string;
  readonly read: (containers: readonly Container[]) => Form | undefined;
}): VersionHistory<Form> {
  const { client, pageId, read } = options;
  return createHistory({
    async list(page, limit) {
      const variables = { page_id: pageId, page, limit };
      return (await readContent(client, PageRevisionsDocument, variables)).pageRevisions;
    },
    async form(revision) {
      const found = await readContent(client, PageAtRevisionDocument, { page_id: pageId, revision });
      return read(containersFromWire(found.pageRevision.containers));
    },
  });
}

/**
 * The history of a record as one editor sees it.
 * @param options.of the kind of the record, as the service calls it
 * @param options.read returns the editor's form of a record
 */
export function createRecordHistory<Form>(options: {
  readonly client: Client;
  readonly of: string;
  readonly id: string;
  readonly read: (values: JsonRecord) => Form;
}): VersionHistory<Form> {
  const { client, of, id, read } = options;
  return createHistory({
    async list(page, limit) {
      return (await readContent(client, RecordRevisionsDocument, { of, id, page, limit })).recordRevisions;
    },
    async form(revision) {
      const { recordRevision } = await readContent(client, RecordAtRevisionDocument, { of, id, revision });
      return isObject(recordRevision.data) ? read(recordRevision.data) : undefined;
    },
  });
}

/**
 * The history of all records of a kind and brand, which are edited in one form. A save of any of them is a version.
 * @param options.of the kind of the records, as the service calls it
 * @param options.read returns the editor's form of the records, which come with their ids and in order
 */
export function createSetHistory<Form>(options: {
  readonly client: Client;
  readonly of: string;
  readonly brandId: string;
  readonly read: (records: readonly (JsonRecord & { readonly id: string })[]) => Form;
}): VersionHistory<Form> {
  const { client, of, brandId, read } = options;
  return createHistory({
    async list(page, limit) {
      const variables = { of, brand_id: brandId, page, limit };
      return (await readContent(client, SetRevisionsDocument, variables)).setRevisions;
    },
    async form(revision) {
      const found = await readContent(client, SetAtRevisionDocument, { of, brand_id: brandId, revision });
      const records: readonly unknown[] = found.setRevision.records;
      return read(records.filter(isObject).map((record) => ({ ...record, id: textOrEmpty(record['id']) })));
    },
  });
}

/** The revisions that the service keeps. Both methods fail with NOT_FOUND if it keeps none. */
interface RevisionSource<Form> {
  list(page: number, limit: number): Promise<readonly ListedRevision[]>;
  form(revision: number): Promise<Form | undefined>;
}

/** A revision as the service lists it. */
interface ListedRevision {
  readonly revision: number;
  /** Absent where every revision is a save. */
  readonly action?: string;
  readonly saved_by?: string | null;
  readonly saved_at: string;
  readonly planned_at?: string | null;
}

/** Versions never change, so each is fetched once. */
function createHistory<Form>({ list, form }: RevisionSource<Form>): VersionHistory<Form> {
  const forms = new Map<number, Promise<Form | undefined>>();
  return {
    async versions(page) {
      // Entries that were stored without versions, such as by the seed, have none.
      const found = await undefinedIfRefused(() => list(page, VERSIONS_PAGE_SIZE), isNotFound);
      const items = (found ?? []).map(({ revision, action, saved_by: by, saved_at: at, planned_at: plannedAt }) => ({
        revision,
        action: actionOf(action),
        by: by ?? undefined,
        at,
        plannedAt: plannedAt ?? undefined,
      }));
      return { items, hasMore: items.length === VERSIONS_PAGE_SIZE };
    },
    formAt(revision) {
      const cached = forms.get(revision);
      if (cached) return cached;
      const read = undefinedIfRefused(() => form(revision), isNotFound);
      forms.set(revision, read);
      read.catch(() => forms.delete(revision));
      return read;
    },
  };
}

/** Unknown actions, of newer services, count as saves. */
function actionOf(action: string | undefined): VersionAction {
  return ACTIONS.find((known) => known === action) ?? 'saved';
}

/**
 * Restores a whole page to a revision, in one document: nodes that were added since are deleted, and deleted ones are restored.
 * @param page.expected the revision that the user saw when deciding; undefined where the service counts none
 * @throws the errors of src/api/errors.ts; CONFLICT if somebody has saved the page since
 */
export async function restoreWholePage(
  client: Client,
  page: { readonly id: string; readonly revision: number; readonly expected: number | undefined },
): Promise<void> {
  const { id, revision, expected } = page;
  const variables = { page_id: id, revision, ...(expected !== undefined && { expected_revision: expected }) };
  await changeContent(client, RestorePageRevisionDocument, variables);
}
