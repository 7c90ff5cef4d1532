import type { Client } from 'urql';
import { changeContent, readContent } from '../api/ask';
import { isGone, orNothing } from '../api/errors';
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
import type { Paged } from '../lib/paged';
import { containersFromWire } from './wire';

/** What a save left behind. */
export interface Version {
  /** Counts the saves of the page or record. */
  readonly revision: number;
  readonly action: VersionAction;
  /** The name of the person; undefined where the service does not know. */
  readonly by: string | undefined;
  /** ISO 8601. */
  readonly at: string;
  /** When it was planned, as ISO 8601; undefined: somebody saved at that moment. */
  readonly plannedAt?: string | undefined;
}

/** What a save did to the page or record. */
export type VersionAction = 'saved' | 'removed' | 'restored';

/** What an editor's form was after each save of its page or record. Saves of other parts of a page are versions too. */
export type EditorHistory = KeptHistory<FormData>;

/** What something was after each save of its page or record. */
export interface KeptHistory<Form> {
  /** Newest first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  versions(page: number): Promise<Paged<Version>>;
  /**
   * The form of a version; undefined where it is not kept (any more), or where what is edited did not exist then.
   * @throws the errors of src/api/errors.ts
   */
  formAt(revision: number): Promise<Form | undefined>;
}

/** How many versions are listed at once. */
export const VERSIONS_AT_ONCE = 10;

/**
 * The history of a page as one editor sees it.
 * @param needs.read what the editor shows of a page; undefined where that was not there
 */
export function createPageHistory<Form>(needs: {
  readonly client: Client;
  readonly pageId: string;
  readonly read: (containers: readonly Container[]) => Form | undefined;
}): KeptHistory<Form> {
  const { client, pageId, read } = needs;
  return createHistory({
    async list(page, limit) {
      const asked = { page_id: pageId, page, limit };
      return (await readContent(client, PageRevisionsDocument, asked)).pageRevisions;
    },
    async form(revision) {
      const found = await readContent(client, PageAtRevisionDocument, { page_id: pageId, revision });
      return read(containersFromWire(found.pageRevision.containers));
    },
  });
}

/**
 * The history of a record as one editor sees it.
 * @param needs.of the kind of the record, as the service calls it
 * @param needs.read what the editor shows of a record
 */
export function createRecordHistory<Form>(needs: {
  readonly client: Client;
  readonly of: string;
  readonly id: string;
  readonly read: (values: JsonRecord) => Form;
}): KeptHistory<Form> {
  const { client, of, id, read } = needs;
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
 * The history of all records of a kind and a brand, which one form edits. A save of any of them is a version.
 * @param needs.of the kind of the records, as the service calls it
 * @param needs.read what the editor shows of the records, which come with their ids and in their order
 */
export function createSetHistory<Form>(needs: {
  readonly client: Client;
  readonly of: string;
  readonly brandId: string;
  readonly read: (records: readonly (JsonRecord & { readonly id: string })[]) => Form;
}): KeptHistory<Form> {
  const { client, of, brandId, read } = needs;
  return createHistory({
    async list(page, limit) {
      const asked = { of, brand_id: brandId, page, limit };
      const { setRevisions } = await readContent(client, SetRevisionsDocument, asked);
      return setRevisions.map((revision) => ({ ...revision, action: 'saved' }));
    },
    async form(revision) {
      const found = await readContent(client, SetAtRevisionDocument, { of, brand_id: brandId, revision });
      const records: readonly unknown[] = found.setRevision.records;
      return read(records.filter(isObject).map((record) => ({ ...record, id: textOrEmpty(record['id']) })));
    },
  });
}

/** The revisions that the service keeps. Both fail with NOT_FOUND where it keeps none. */
interface KeptRevisions<Form> {
  list(page: number, limit: number): Promise<readonly KeptRevision[]>;
  form(revision: number): Promise<Form | undefined>;
}

/** A revision as the service lists it. */
interface KeptRevision {
  readonly revision: number;
  readonly action: string;
  readonly saved_by?: string | null;
  readonly saved_at: string;
  readonly planned_at?: string | null;
}

/** A version never changes, so each is read once. */
function createHistory<Form>({ list, form }: KeptRevisions<Form>): KeptHistory<Form> {
  const forms = new Map<number, Promise<Form | undefined>>();
  return {
    async versions(page) {
      // What was only ever stored without versions, such as by the seed, has none.
      const found = await orNothing(() => list(page, VERSIONS_AT_ONCE), isGone);
      const items = (found ?? []).map(({ revision, action, saved_by: by, saved_at: at, planned_at: plannedAt }) => ({
        revision,
        action: actionOf(action),
        by: by ?? undefined,
        at,
        plannedAt: plannedAt ?? undefined,
      }));
      return { items, hasMore: items.length === VERSIONS_AT_ONCE };
    },
    formAt(revision) {
      const known = forms.get(revision);
      if (known) return known;
      const read = orNothing(() => form(revision), isGone);
      forms.set(revision, read);
      read.catch(() => forms.delete(revision));
      return read;
    },
  };
}

/** What a newer service may do is a save as well. */
function actionOf(action: string): VersionAction {
  return action === 'removed' || action === 'restored' ? action : 'saved';
}

/**
 * Makes a page as it was at a revision, with all that is in it, in one document: what was added since is gone, and what was removed
 * is there again.
 * @param page.expected the revision on which that was decided; undefined where the service counts none
 * @throws the errors of src/api/errors.ts; CONFLICT where somebody saved the page since
 */
export async function restoreWhole(
  client: Client,
  page: { readonly id: string; readonly revision: number; readonly expected: number | undefined },
): Promise<void> {
  const { id, revision, expected } = page;
  const sent = { page_id: id, revision, ...(expected !== undefined && { expected_revision: expected }) };
  await changeContent(client, RestorePageRevisionDocument, sent);
}
