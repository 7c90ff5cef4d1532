import type { Client } from 'urql';
import { ServiceError } from '../api/errors';
import { runMutations } from '../api/mutations';
import { readPage } from '../api/pages';
import { withBrand, type Brand, type BrandEditor, type StoredPage } from '../definition';
import {
  merge,
  newPage,
  NotAPageEditorError,
  planSave,
  type Conflict,
  type FormData,
  type Lens,
  type Page,
} from '../tree';
import { operationsToWire, pageFromWire } from './wire';

/** A page as it is stored, with its form. */
export interface LoadedPage {
  /** Null while the page has never been saved. */
  readonly page: Page | null;
  readonly form: FormData;
  /** ISO 8601; absent while the page has never been saved. */
  readonly savedAt: string | undefined;
  readonly savedBy: string | undefined;
}

/** What became of a save. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      /** Whether this save created the page (CI-024). */
      readonly isFirst: boolean;
      /** The form as stored now, with the ids of the new nodes. */
      readonly form: FormData;
      readonly renamed: ReadonlyMap<string, string>;
      /** Who had saved meanwhile, when both changes were put together; '' when the service does not say. */
      readonly mergedWith: string | undefined;
      /** What the other one had saved, in that case. */
      readonly theirs: FormData | undefined;
    }
  /** Nothing was saved: the same values were changed by somebody else. */
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      /** Both changes together; conflicts hold mine. */
      readonly merged: FormData;
      readonly theirs: LoadedPage;
    };

/** Loads and saves the page of one editor. */
export interface PageStore {
  /** @throws the errors of src/api/errors.ts */
  load(): Promise<LoadedPage>;
  /**
   * Saves whole or not at all. A stale save reads the other one's, merges what is disjoint and saves again (C-16).
   * @param save.loaded what the form was loaded from
   * @throws the errors of src/api/errors.ts; then nothing was saved
   */
  save(save: { readonly form: FormData; readonly loaded: LoadedPage }): Promise<SaveOutcome>;
}

/** What a page store needs. */
export interface PageStoreNeeds {
  readonly client: Client;
  readonly editor: BrandEditor;
  readonly brand: Brand;
  readonly brandId: string;
  readonly lens: Lens;
  /** The form of a page that does not exist yet. */
  readonly defaults: FormData;
  readonly newId: () => string;
}

/** How often a save is repeated on top of other people's saves. */
const ATTEMPTS = 4;

/** @throws NotAPageEditorError for an editor that stores no page */
export function createPageStore(needs: PageStoreNeeds): PageStore {
  const { client, editor, brand, brandId, lens, newId } = needs;
  const stored = storedPage(editor);
  const address = { brandId, tag: withBrand(stored.tag, brand), slug: withBrand(stored.slug, brand) };

  async function load(): Promise<LoadedPage> {
    const wire = await readPage(client, address);
    if (wire === null) return { page: null, form: needs.defaults, savedAt: undefined, savedBy: undefined };
    const page = pageFromWire(wire);
    return { page, form: lens.treeToForm(page), savedAt: wire.updated_at, savedBy: wire.updated_by ?? undefined };
  }

  async function write(form: FormData, { page }: LoadedPage) {
    const next = lens.formToTree(form, page ?? newPage({ editor, brand, brandId, newId }), newId);
    const plan = planSave({ editor, brand, brandId, stored: page, next, newId });
    await runMutations(client, operationsToWire(plan.operations, next.id));
    return { isFirst: page === null, form: lens.treeToForm(plan.page), renamed: plan.renamed };
  }

  return {
    load,
    async save({ form, loaded }) {
      let mine = form;
      let base = loaded;
      let other: LoadedPage | undefined;
      for (let attempt = 1; ; attempt++) {
        try {
          const written = await write(mine, base);
          return { kind: 'saved', ...written, mergedWith: other && (other.savedBy ?? ''), theirs: other?.form };
        } catch (error) {
          if (attempt === ATTEMPTS || !isStale(error, base)) throw error;
          other = await load();
          const merged = merge({ base: base.form, mine, theirs: other.form });
          if (merged.conflicts.length > 0) {
            return { kind: 'conflict', conflicts: merged.conflicts, merged: merged.form, theirs: other };
          }
          mine = merged.form;
          base = other;
        }
      }
    },
  };
}

/** Whether somebody saved since: a newer revision, or the page exists although it did not when it was loaded. */
function isStale(error: unknown, { page }: LoadedPage): boolean {
  if (!(error instanceof ServiceError)) return false;
  return error.code === 'CONFLICT' || (page === null && error.message === NAME_TAKEN);
}

/** ERR-004: the service's text for a page name that is taken. */
const NAME_TAKEN = 'Page name is already exists!';

function storedPage(editor: BrandEditor): StoredPage {
  if (!('page' in editor.stored)) throw new NotAPageEditorError(editor.name);
  return editor.stored.page;
}
