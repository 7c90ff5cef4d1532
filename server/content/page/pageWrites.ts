import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../../src/tree';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparing';
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
import { requireNamedDocuments } from '../guards/files';
import { requirePageSize } from '../guards/sizes';
import { indexPages } from '../search/indexPages';
import { storeRevision, type RevisionAction } from '../revisions/storeRevision';
import type { PageTree } from '../tree/assembleTree';
import type { KeptTrees } from '../tree/keptTrees';
import { changedSections } from '../tree/sections';
import type { TreeLoader } from '../tree/treeLoader';
import { listedPage } from './pageFacets';
import { PAGE_NOT_FOUND, factsOf, type BrandedPageRow, PAGES_WITH_BRAND } from './pageRow';

export interface OpenOptions {
  readonly action: Extract<Action, 'update' | 'delete'>;
  /** The revision the caller has read; absent: the last save wins. */
  readonly expectedRevision: number | null | undefined;
}

/** The pages that one document of mutations writes, in its transaction. */
export interface PageWrites {
  /**
   * Makes a page ready to be written: locks it until the end of the transaction, checks access and revision, and
   * counts the save. A page is counted and compared once per transaction, however many mutations write it.
   * @throws NotFound, Forbidden, StaleRevision
   */
  open(pageId: string, options: OpenOptions): Promise<BrandedPageRow>;
  /** A page that was opened or created, and its tree before this transaction; undefined for one that did not exist. */
  get(pageId: string): Pick<OpenPage, 'before' | 'allowedFiles'> & { readonly page: BrandedPageRow };
  /** Notes a page that this transaction has made. */
  created(page: BrandedPageRow): void;
  /**
   * Notes that the tree of a page was changed.
   * @throws Forbidden when sections differ from those before this transaction that the caller may not write (PERM-022)
   */
  treeChanged(pageId: string): Promise<void>;
  /** Notes changed facts of a page: its name and slug, its flags. */
  changed(page: BrandedPageRow): void;
  /** Notes that the page is again as it was at an earlier revision. */
  restored(page: BrandedPageRow): void;
  /** Notes that the page goes now; what it was is kept as a revision. */
  removing(pageId: string): Promise<void>;
  /**
   * Ends the writing, before the commit: what lists show of the pages and what they are searched by follows their trees, and
   * each save is kept as a revision.
   * @throws Forbidden when a page came to have a category that the caller may not give it
   * @throws BadInput when it came to hold more than a page does, or to name a document which the caller may not open
   * @throws NotFound for a page with the id of something else
   */
  finish(): Promise<void>;
  /** To be called after the commit: the trees are kept for those who read the pages next. */
  committed(): void;
}

interface OpenPage {
  page: BrandedPageRow;
  /** 0 for a page that did not exist. */
  readonly startRevision: number;
  readonly savedBy: string | null;
  readonly savedAt: Date;
  action: RevisionAction;
  /** The tree as this transaction found it; undefined for a page that did not exist. */
  readonly before: PageTree | undefined;
  /** The keys of files that the caller was found to be allowed to name. */
  readonly allowedFiles: Set<string>;
  /** The tree as it was stored, once the writing has ended. */
  tree?: PageTree;
}

/** Writes of one transaction. */
export function createPageWrites(of: {
  readonly transaction: Queryable;
  readonly trees: TreeLoader;
  readonly keptTrees: Pick<KeptTrees, 'keep'>;
  readonly services: Services;
  readonly caller: Caller;
  /** When the saves were planned; undefined: somebody saves now. */
  readonly plannedAt: Date | undefined;
}): PageWrites {
  const { transaction, trees, keptTrees, services, caller, plannedAt } = of;
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

  /** The counted save shows in every answer of the document, from its first mutation on. */
  async function count({ page, before }: OpenPage): Promise<BrandedPageRow> {
    const now = services.clock();
    const [counted] = await transaction.query<{ was_kept: boolean }>(COUNT, [page.id, now, caller.name]);
    // Stored before there were revisions, or by the seed.
    if (!counted?.was_kept && before) await storeRevision(transaction, { page, tree: before, action: 'saved' });
    return { ...page, revision: page.revision + 1, updated_at: now, updated_by: caller.name };
  }

  async function finishPage(entry: OpenPage): Promise<{ readonly page: BrandedPageRow; readonly tree: PageTree }> {
    const { page, action } = entry;
    const tree = await trees.load(page);
    requirePageSize(tree, entry.before);
    const { card, facets, facets_by } = listedPage({ tag: page.tag, containers: tree.containers });
    const category = categoryIn(card);
    const finished = { ...page, card, category, facets_by };
    if (category !== page.category) requireCategoryAccess(caller, factsOf(finished));
    if (facets_by !== page.facets_by || !isDeepStrictEqual(card, page.card)) {
      await transaction.query(LIST, [page.id, JSON.stringify(card), facets, facets_by]);
    }
    await requireDocumentsOf(entry, tree);
    await storeRevision(transaction, { page: finished, tree, action, plannedAt });
    entry.tree = tree;
    return { page: finished, tree };
  }

  function requireDocumentsOf({ before, allowedFiles }: OpenPage, { rows }: PageTree): Promise<void> {
    return requireNamedDocuments(
      { services, caller, database: transaction },
      {
        before: before?.rows,
        after: rows,
        allowed: allowedFiles,
        // Fields were asked about when they were sent.
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
        entry.page = await count(entry);
        open.set(pageId, entry);
      }
      return entry.page;
    },
    get(pageId) {
      return required(pageId);
    },
    created(page) {
      trees.made(page);
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
      trees.forget(pageId);
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
      trees.forget(pageId);
      open.delete(pageId);
    },
    async finish() {
      const finished: Awaited<ReturnType<typeof finishPage>>[] = [];
      for (const entry of open.values()) finished.push(await finishPage(entry));
      const taken = await indexPages(transaction, finished);
      if (taken.size > 0) throw new NotFound(PAGE_NOT_FOUND);
    },
    committed() {
      for (const { page, tree } of open.values()) if (tree) keptTrees.keep(page, tree);
    },
  };
}

const LOCK = prepared(`
  ${PAGES_WITH_BRAND}
  WHERE page.id = $1 AND brand.tenant_id = ANY($2::uuid[]) FOR UPDATE OF page`);
const COUNT = prepared(`
  UPDATE page SET revision = revision + 1, updated_at = $2, updated_by = $3 WHERE id = $1
  RETURNING EXISTS (SELECT 1 FROM page_revision AS kept
                    WHERE kept.page_id = page.id AND kept.revision = page.revision - 1) AS was_kept`);
const LIST = prepared('UPDATE page SET card = $2, facets = $3, facets_by = $4 WHERE id = $1');

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
