import type { Client } from 'urql';
import { ServiceError } from '../api/errors';
import { readPage, readPageById, type WirePage } from '../api/pages';
import type { BrandEditor } from '../definition';
import { newPage, pageName, planSave, storedPage, type Container, type FormData, type Lens, type Page } from '../tree';
import type { EditorStore, HeldSave, Loaded, SaveAsked } from './editorStore';
import { createPageHistory } from './history';
import { pagePart, savePageParts, type PagePart, type PlannedPart } from './pageParts';
import { createPageReader, newerPage, type PageReader } from './pageReader';
import type { SaveAttempt } from './saveAttempt';
import { outcomeOfOne } from './saveOnTop';
import { notFoundTexts } from './texts';
import { pageFromWire } from './wire';

/** A page as it is stored, with its form. */
export interface LoadedPage extends Loaded {
  /** Null while the page has never been saved. */
  readonly page: Page | null;
}

/** What a page store needs. */
export interface PageStoreNeeds {
  readonly client: Client;
  readonly editor: BrandEditor;
  readonly brandId: string;
  readonly lens: Lens;
  /** The form of a page that does not exist yet. */
  readonly defaults: FormData;
  readonly newId: () => string;
  /** What a new page gets besides what its editor writes. */
  readonly newContainers?: (newId: () => string) => readonly Container[];
  /** Which page it is, where the definition does not say; undefined for a new one. */
  readonly slug?: string | undefined;
}

/** The page was created here, and could not be read since. */
class UnreadPageError extends Error {
  constructor(readonly id: string) {
    super(`The page ${id} was not read since it was created.`);
    this.name = 'UnreadPageError';
  }
}

/** @throws NotAPageEditorError for an editor that stores no page */
export function createPageStore(needs: PageStoreNeeds): EditorStore<LoadedPage> {
  const { client, editor, brandId, lens, newId } = needs;
  const stored = storedPage(editor);
  const { tag } = stored;
  const isOnly = stored.slug !== undefined;
  const slug = stored.slug ?? needs.slug;
  /** A page that has been found keeps its id, whatever it is renamed to; one that was created here as well. */
  let id: string | undefined;
  let reader: PageReader | undefined;

  function find() {
    if (!isOnly && id !== undefined) return readPageById(client, id);
    return slug === undefined ? null : readPage(client, { brandId, tag, slug });
  }

  async function load(): Promise<LoadedPage> {
    const wire = await find();
    if (wire === null) {
      // Only the one page of its kind is made by saving; any other was asked for because it should be there.
      if (!isOnly && (slug ?? id) !== undefined) throw new ServiceError(notFoundTexts.page, 'NOT_FOUND');
      id = undefined;
      return { id: undefined, page: null, form: needs.defaults, savedAt: undefined, savedBy: undefined };
    }
    ({ id } = wire);
    if (reader?.id !== id) reader = createPageReader(client, id);
    reader.note(wire);
    return loadedFrom(wire);
  }

  function loadedFrom(wire: WirePage): LoadedPage {
    const page = pageFromWire(wire);
    const { updated_at: savedAt, updated_by: savedBy } = wire;
    return {
      ...{ id: page.id, page, slug: page.slug, name: page.name, form: lens.treeToForm(page) },
      ...{ savedAt, savedBy: savedBy ?? undefined, revision: wire.revision ?? undefined },
    };
  }

  /** A page is renamed when a field that names it was changed, and only then. */
  function nameOf(form: FormData, base: Page): string {
    const name = pageName(stored, form);
    return name === pageName(stored, lens.treeToForm(base)) ? base.name : name;
  }

  function plan(form: FormData, { page }: LoadedPage, { newId }: SaveAttempt): PlannedPart {
    if (page === null && id !== undefined) throw new UnreadPageError(id);
    const base = page ?? {
      ...newPage({ editor, brandId, newId, form }),
      containers: needs.newContainers?.(newId) ?? [],
    };
    const next = { ...lens.formToTree(form, base, newId), name: nameOf(form, base) };
    const { operations, page: tree, renamed } = planSave({ editor, brandId, stored: page, next, newId });
    const written = { id: next.id, isFirst: page === null, form: lens.treeToForm(tree), renamed };
    return { operations, pageId: next.id, tree, written };
  }

  /** A name that is taken is said at the field that it comes from (ERR-004). */
  function refusedBy(error: unknown): HeldSave | undefined {
    if (typeof stored.name === 'string' || !isNameRefused(error)) return undefined;
    const [path = [], ...along] = stored.name.from.map((place) => place.split('.'));
    return { kind: 'refused', path, along, message: error.message };
  }

  /** @throws ServiceError with the code NOT_FOUND when the page was there, and is gone: a new one would hold its changes alone */
  async function reload(before: LoadedPage): Promise<LoadedPage> {
    const now = await load();
    if (before.id !== undefined && now.id === undefined) throw new ServiceError(notFoundTexts.page, 'NOT_FOUND');
    return now;
  }

  function part(asked: SaveAsked<LoadedPage>): PagePart {
    const wire = asked.isRepeated ? undefined : newerPage(reader, asked.loaded.page?.revision);
    return pagePart({
      ...{ ...asked, newer: wire && loadedFrom(wire), fields: editor.fields, newId, lens, plan, refusedBy },
      load: () => reload(asked.loaded),
      isStale: (error, base) => isStale(error, base, isOnly),
      wrote(written) {
        ({ id } = written);
        // Where it cannot be read again, the next save rests on what was written: nothing that was read is newer.
        reader?.forget();
      },
    });
  }

  return {
    load,
    pageReader: () => reader,
    visited: (pageId) => ({ page: pageId }),
    isAbout(change) {
      if (change.kind !== 'page') return false;
      if (id !== undefined) return change.id === id;
      return isOnly && change.brandId === brandId && change.tag === tag;
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
    save: async (asked) => outcomeOfOne(await savePageParts(client, [part(asked)])),
  };
}

/** Whether somebody saved since: a newer revision, or the only page of its kind exists although it did not when loaded. */
function isStale(error: unknown, { page }: LoadedPage, isOnly: boolean): boolean {
  if (error instanceof UnreadPageError) return true;
  if (!(error instanceof ServiceError)) return false;
  return error.code === 'CONFLICT' || (isOnly && page === null && isNameRefused(error));
}

/** Whether the service refuses the name of the page: above all because another page has it. */
function isNameRefused(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.argument === 'item.name';
}
