import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../../src/tree';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparedStatements';
import { NotFound, StaleRevision } from '../../errors';
import type { Caller, Services } from '../../services';
import {
  hasSectionScopes,
  requireCategoryAccess,
  requirePageAccess,
  requireSectionAccess,
  type Action,
  type Actions,
} from '../access';
import { requireAccessToNewDocuments } from '../guards/files';
import { requirePageSize } from '../guards/sizes';
import { indexPages } from '../search/indexPages';
import { storeRevision, type RevisionAction } from '../revisions/storeRevision';
import type { PageTree } from '../tree/assembleTree';
import type { TreeCache } from '../tree/treeCache';
import { changedSections } from '../tree/sections';
import type { TreeLoader } from '../tree/treeLoader';
import { pageListDataOf } from './pageFacets';
import { PAGE_NOT_FOUND, factsOf, type BrandedPageRow, PAGES_WITH_BRAND } from './pageRow';

export interface OpenOptions {
  readonly action: Extract<Action, 'update' | 'delete'>;
  /** The revision that the caller has read; absent: last write wins. */
  readonly expectedRevision: number | null | undefined;
}

/** Tracks the pages written by one document of mutations, in its transaction. */
export interface PageWrites {
  /**
   * Prepares a page for writing: locks it until the end of the transaction, checks access and revision, and
   * increments the revision. The revision is incremented only once per transaction, however many mutations write the page.
   * @throws NotFound, Forbidden, StaleRevision
   */
  open(pageId: string, options: OpenOptions): Promise<BrandedPageRow>;
  /** A page that was opened or created, and its tree before this transaction; undefined for one that did not exist. */
  get(pageId: string): Pick<OpenPage, 'before' | 'allowedFiles'> & { readonly page: BrandedPageRow };
  /**
   * To be called when this transaction has created a page.
   * @throws NotFound for a page of a brand that is not one of the caller's
   */
  created(page: BrandedPageRow): void;
  /**
   * To be called when the tree of a page has changed.
   * @throws Forbidden if sections that the caller may not write differ from those before this transaction (PERM-022)
   */
  treeChanged(pageId: string): Promise<void>;
  /** To be called when attributes of a page have changed: its name and slug, its flags. */
  changed(page: BrandedPageRow): void;
  /** To be called when the page has been restored to an earlier revision. */
  restored(page: BrandedPageRow): void;
  /** To be called before the page is deleted: stores its last state as a revision. */
  removing(pageId: string): Promise<void>;
  /**
   * To be called before the commit: updates list data and search index from the trees, and stores a revision of each page.
   * @throws Forbidden if a page gets a category that the caller may not give it
   * @throws BadInput if a page has become too large, or references a document that the caller may not open
   * @throws NotFound for a page with the id of a record or of another brand's or tag's page
   */
  finish(): Promise<void>;
  /** To be called after the commit: caches the trees for subsequent reads. */
  committed(): void;
}

interface OpenPage {
  page: BrandedPageRow;
  /** 0 for a page that did not exist. */
  readonly startRevision: number;
  readonly savedBy: string | null;
  readonly savedAt: Date;
  action: RevisionAction;
  /** The tree before this transaction; undefined for a page that did not exist. */
  readonly before: PageTree | undefined;
  /** Keys of files that the caller was found to be allowed to reference. */
  readonly allowedFiles: Set<string>;
  /** The tree as stored; set when the writes are finished. */
  tree?: PageTree;
}

export function createPageWrites(of: {
  readonly transaction: Queryable;
  readonly trees: TreeLoader;
  readonly treeCache: Pick<TreeCache, 'set'>;
  readonly services: Services;
  readonly caller: Caller;
  /** When the saves were scheduled; undefined for saves made directly. */
  readonly plannedAt: Date | undefined;
}): PageWrites {
  const { transaction, trees, treeCache, services, caller, plannedAt } = of;
  const open = new Map<string, OpenPage>();

  async function lock(pageId: string): Promise<OpenPage> {
    const [page] = await transaction.query<BrandedPageRow>(LOCK, [pageId, caller.tenantIds]);
    if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
    return {
      page,
      startRevision: page.revision,
      before: await trees.load(page),
      allowedFiles: new Set(),
      savedBy: page.updated_by,
      savedAt: page.updated_at,
      action: 'saved',
    };
  }

  /** Increments the revision at once, so that every answer of the document, from its first mutation on, has the new one. */
  async function countSave({ page, before }: OpenPage): Promise<BrandedPageRow> {
    const now = services.clock();
    const [counted] = await transaction.query<{ was_kept: boolean }>(COUNT_SAVE, [page.id, now, caller.name]);
    // Pages stored before revisions were introduced, or by the seed, have no revision of their current state.
    if (!counted?.was_kept && before) await storeRevision(transaction, { page, tree: before, action: 'saved' });
    return { ...page, revision: page.revision + 1, updated_at: now, updated_by: caller.name };
  }

  async function finishPage(entry: OpenPage): Promise<{ readonly page: BrandedPageRow; readonly tree: PageTree }> {
    const { page, action } = entry;
    const tree = await trees.load(page);
    requirePageSize(tree, entry.before);
    const { card, facets, facets_by } = pageListDataOf({ tag: page.tag, containers: tree.containers });
    const category = categoryIn(card);
    const finished = { ...page, card, category, facets_by };
    if (category !== page.category) requireCategoryAccess(caller, factsOf(finished));
    if (facets_by !== page.facets_by || !isDeepStrictEqual(card, page.card)) {
      await transaction.query(UPDATE_LIST_DATA, [page.id, JSON.stringify(card), facets, facets_by]);
    }
    await requireDocumentsOf(entry, tree);
    await storeRevision(transaction, { page: finished, tree, action, plannedAt });
    entry.tree = tree;
    return { page: finished, tree };
  }

  function requireDocumentsOf({ before, allowedFiles }: OpenPage, { rows }: PageTree): Promise<void> {
    return requireAccessToNewDocuments(
      { services, caller, database: transaction },
      {
        before: before?.rows,
        after: rows,
        allowed: allowedFiles,
        // Sent fields have been checked already, with their own arguments.
        argumentOf: () => 'containerData',
      },
    );
  }

  function required(pageId: string): OpenPage {
    const entry = open.get(pageId);
    if (entry === undefined) throw new Error(`The page ${pageId} was not opened.`);
    return entry;
  }

  return {
    async open(pageId, { action, expectedRevision }) {
      const known = open.get(pageId);
      const entry = known ?? (await lock(pageId));
      const actions: Actions = entry.startRevision === 0 ? [action, 'create'] : [action];
      requirePageAccess(caller, factsOf(entry.page), actions);
      requireRevision(entry, expectedRevision);
      if (known === undefined) {
        entry.page = await countSave(entry);
        open.set(pageId, entry);
      }
      return entry.page;
    },
    get(pageId) {
      return required(pageId);
    },
    created(page) {
      // A removed page of another brand may be readable, where its area is shared, and would come back with a restored revision.
      if (!caller.tenantIds.includes(page.brand_tenant_id)) throw new NotFound(PAGE_NOT_FOUND);
      trees.primeEmpty(page);
      open.set(page.id, {
        page,
        startRevision: 0,
        savedBy: null,
        savedAt: page.created_at,
        action: 'saved',
        before: undefined,
        allowedFiles: new Set(),
      });
    },
    async treeChanged(pageId) {
      const { page, before } = required(pageId);
      trees.clear(pageId);
      const facts = factsOf(page);
      if (!hasSectionScopes(facts)) return;
      requireSectionAccess(caller, facts, changedSections(before, await trees.load(page)));
    },
    changed(page) {
      required(page.id).page = page;
    },
    restored(page) {
      Object.assign(required(page.id), { page, action: 'restored' });
    },
    async removing(pageId) {
      const entry = required(pageId);
      const { page } = entry;
      const tree = await trees.load(page);
      await requireDocumentsOf(entry, tree);
      await storeRevision(transaction, { page, tree, action: 'removed' });
      trees.clear(pageId);
      open.delete(pageId);
    },
    async finish() {
      const finished: Awaited<ReturnType<typeof finishPage>>[] = [];
      for (const entry of open.values()) finished.push(await finishPage(entry));
      const taken = await indexPages(transaction, finished);
      if (taken.size > 0) throw new NotFound(PAGE_NOT_FOUND);
    },
    committed() {
      for (const { page, tree } of open.values()) if (tree) treeCache.set(page, tree);
    },
  };
}

const LOCK = prepared(`
  ${PAGES_WITH_BRAND}
  WHERE page.id = $1 AND brand.tenant_id = ANY($2::uuid[]) FOR UPDATE OF page`);
const COUNT_SAVE = prepared(`
  UPDATE page SET revision = revision + 1, updated_at = $2, updated_by = $3 WHERE id = $1
  RETURNING EXISTS (SELECT 1 FROM page_revision AS kept
                    WHERE kept.page_id = page.id AND kept.revision = page.revision - 1) AS was_kept`);
const UPDATE_LIST_DATA = prepared('UPDATE page SET card = $2, facets = $3, facets_by = $4 WHERE id = $1');

function requireRevision(entry: OpenPage, expected: number | null | undefined): void {
  if (expected === null || expected === undefined || expected === entry.startRevision) return;
  throw new StaleRevision({
    page_id: entry.page.id,
    revision: entry.startRevision,
    expected_revision: expected,
    saved_by: entry.savedBy,
    saved_at: entry.savedAt.toISOString(),
  });
}

function categoryIn({ category }: Card): string | null {
  return typeof category === 'string' ? category : null;
}
