import type { Client } from 'urql';
import { readContent } from '../api/ask';
import { ServiceError } from '../api/errors';
import { PageAtRevisionDocument, PageRevisionsDocument } from '../api/generated/graphql';
import type { Container, FormData } from '../tree';
import type { Paged } from './paged';
import { containersFromWire } from './wire';

/** What a save left behind. */
export interface Version {
  /** Counts the saves of the page. */
  readonly revision: number;
  readonly action: VersionAction;
  /** The name of the person; undefined where the service does not know. */
  readonly by: string | undefined;
  /** ISO 8601. */
  readonly at: string;
}

/** What a save did to the page. */
export type VersionAction = 'saved' | 'removed' | 'restored';

/** What an editor's form was after each save of its page. Saves of other parts of the page are versions too. */
export interface EditorHistory {
  /** Newest first. @param page counts from 1 @throws the errors of src/api/errors.ts */
  versions(page: number): Promise<Paged<Version>>;
  /**
   * The form of a version; undefined where it is not kept (any more), or where what is edited did not exist then.
   * @throws the errors of src/api/errors.ts
   */
  formAt(revision: number): Promise<FormData | undefined>;
}

/** How many versions are listed at once. */
export const VERSIONS_AT_ONCE = 10;

/**
 * The history of a page as one editor sees it. A version never changes, so each is read once.
 * @param needs.read what the editor shows of a page; undefined where that was not there
 */
export function createHistory(needs: {
  readonly client: Client;
  readonly pageId: string;
  readonly read: (containers: readonly Container[]) => FormData | undefined;
}): EditorHistory {
  const { client, pageId, read } = needs;
  const forms = new Map<number, Promise<FormData | undefined>>();

  async function readForm(revision: number): Promise<FormData | undefined> {
    const found = await orNothing(() => readContent(client, PageAtRevisionDocument, { page_id: pageId, revision }));
    return found && read(containersFromWire(found.pageRevision.containers));
  }

  return {
    async versions(page) {
      const asked = { page_id: pageId, page, limit: VERSIONS_AT_ONCE };
      // A page that was only ever stored without versions, such as by the seed, has none.
      const found = await orNothing(() => readContent(client, PageRevisionsDocument, asked));
      const items = (found?.pageRevisions ?? []).map(({ revision, action, saved_by: by, saved_at: at }) => ({
        revision,
        action: actionOf(action),
        by: by ?? undefined,
        at,
      }));
      return { items, hasMore: items.length === VERSIONS_AT_ONCE };
    },
    formAt(revision) {
      const known = forms.get(revision);
      if (known) return known;
      const form = readForm(revision);
      forms.set(revision, form);
      form.catch(() => forms.delete(revision));
      return form;
    },
  };
}

async function orNothing<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** What a newer service may do to pages is a save as well. */
function actionOf(action: string): VersionAction {
  return action === 'removed' || action === 'restored' ? action : 'saved';
}
