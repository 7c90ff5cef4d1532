import type { Client } from 'urql';
import { isStaleSave, ServiceError } from '../api/errors';
import { readPage, readPageById, type WirePage } from '../api/pages';
import type { BrandEditor } from '../definition';
import { newPage, pageName, planSave, storedPage, type Container, type FormData, type Lens, type Page } from '../tree';
import type { EditorStore, RejectedSave, LoadedEntry, SaveInput } from './editorStore';
import { createPageHistory } from './history';
import { pagePart, savePageParts, type PagePart, type PlannedPart } from './pageParts';
import { createPageReader, newerPage, PageNotFoundError, type PageReader } from './pageReader';
import type { SaveAttempt } from './saveAttempt';
import { singleOutcome } from './saveWithMerge';
import { pageFromWire } from './wire';

/** A stored page with its form. */
export interface LoadedPage extends LoadedEntry {
  /** Null while the page has never been saved. */
  readonly page: Page | null;
}

export interface PageStoreDependencies {
  readonly client: Client;
  readonly editor: BrandEditor;
  readonly brandId: string;
  readonly lens: Lens;
  /** The form of a page that does not exist yet. */
  readonly defaults: FormData;
  readonly newId: () => string;
  /** Containers of a new page that its editor does not write. */
  readonly newContainers?: (newId: () => string) => readonly Container[];
  /** Slug of the page, if the definition has none; undefined for a new page. */
  readonly slug?: string | undefined;
}

/** The page was created here, but has not been read back since. */
class UnreadPageError extends Error {
  constructor(readonly id: string) {
    super(`The page ${id} was not read since it was created.`);
    this.name = 'UnreadPageError';
  }
}

/** @throws NotAPageEditorError for an editor that stores no page */
export function createPageStore(dependencies: PageStoreDependencies): EditorStore<LoadedPage> {
  const { client, editor, brandId, lens, newId } = dependencies;
  const stored = storedPage(editor);
  const { tag } = stored;
  const isSingle = stored.slug !== undefined;
  const slug = stored.slug ?? dependencies.slug;
  /** Set once the page was found or created; stays the same if the page is renamed. */
  let id: string | undefined;
  let reader: PageReader | undefined;

  function find() {
    if (!isSingle && id !== undefined) return readPageById(client, id);
    return slug === undefined ? null : readPage(client, { brandId, tag, slug });
  }

  async function load(): Promise<LoadedPage> {
    const wire = await find();
    if (wire === null) {
      // Only a single page of its kind is created by saving; any other was requested because it should exist.
      if (!isSingle && (slug ?? id) !== undefined) throw new PageNotFoundError();
      id = undefined;
      return { id: undefined, page: null, form: dependencies.defaults, savedAt: undefined, savedBy: undefined };
    }
    ({ id } = wire);
    if (reader?.id !== id) reader = createPageReader(client, id);
    reader.cache(wire);
    return loadedFrom(wire);
  }

  function loadedFrom(wire: WirePage): LoadedPage {
    const page = pageFromWire(wire);
    const { updated_at: savedAt, updated_by: savedBy } = wire;
    return {
      ...{ id: page.id, page, slug: page.slug, name: page.name, form: lens.treeToForm(page) },
      isHidden: page.published === false,
      ...{ savedAt, savedBy: savedBy ?? undefined, revision: wire.revision ?? undefined },
    };
  }

  /** A page is renamed only if a field that it is named after has changed. */
  function nameOf(form: FormData, base: Page): string {
    const name = pageName(stored, form);
    return name === pageName(stored, lens.treeToForm(base)) ? base.name : name;
  }

  function plan(form: FormData, { page }: LoadedPage, { newId }: SaveAttempt): PlannedPart {
    if (page === null && id !== undefined) throw new UnreadPageError(id);
    const base = page ?? {
      ...newPage({ editor, brandId, newId, form }),
      containers: dependencies.newContainers?.(newId) ?? [],
    };
    const next = { ...lens.formToTree(form, base, newId), name: nameOf(form, base) };
    const { operations, page: tree, renamed } = planSave({ editor, brandId, stored: page, next, newId });
    const written = { id: next.id, isFirst: page === null, form: lens.treeToForm(tree), renamed };
    return { operations, pageId: next.id, tree, written };
  }

  /** A name that is taken is reported at the field that it comes from (ERR-004). */
  function toRejection(error: unknown): RejectedSave | undefined {
    if (typeof stored.name === 'string' || !isNameRefused(error)) return undefined;
    const [path = [], ...along] = stored.name.from.map((place) => place.split('.'));
    return { kind: 'refused', path, along, message: error.message };
  }

  /** @throws PageNotFoundError: a new one would contain nothing but the changes */
  async function reload(before: LoadedPage): Promise<LoadedPage> {
    const current = await load();
    if (before.id !== undefined && current.id === undefined) throw new PageNotFoundError();
    return current;
  }

  function part(input: SaveInput<LoadedPage>): PagePart {
    const wire = input.isRepeated ? undefined : newerPage(reader, input.loaded.page?.revision);
    return pagePart({
      ...{ ...input, newer: wire && loadedFrom(wire), fields: editor.fields, newId, lens, plan, toRejection },
      load: () => reload(input.loaded),
      isStale: (error, base) => isStale(error, base, isSingle),
      onWritten(written) {
        ({ id } = written);
        // If it cannot be re-read, the next save is based on what was written: nothing that was read is newer.
        reader?.invalidate();
      },
    });
  }

  return {
    load,
    pageReader: () => reader,
    presenceTarget: (pageId) => ({ page: pageId }),
    isAffectedBy(change) {
      if (change.kind !== 'page') return false;
      if (id !== undefined) return change.id === id;
      return isSingle && change.brandId === brandId && change.tag === tag;
    },
    history: ({ page }) =>
      page === null
        ? undefined
        : createPageHistory({
            client,
            pageId: page.id,
            read: (containers) => lens.treeToForm({ ...page, containers }),
          }),
    part,
    save: async (input) => singleOutcome(await savePageParts(client, [part(input)])),
  };
}

/** Whether somebody has saved since: a newer revision, or the single page of its kind was created after loading. */
function isStale(error: unknown, { page }: LoadedPage, isSingle: boolean): boolean {
  if (error instanceof UnreadPageError || isStaleSave(error)) return true;
  return isSingle && page === null && isNameRefused(error);
}

/** Whether the service rejects the name of the page, usually because another page has it. */
function isNameRefused(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.argument === 'item.name';
}
