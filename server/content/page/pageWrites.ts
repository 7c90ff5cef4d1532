import type { Queryable } from '../../database/database';
import { NotFound, StaleRevision } from '../../errors';
import type { Caller, Services } from '../../services';
import { requirePageAccess, type PageAction } from '../access';
import { PAGE_COLUMNS, PAGE_NOT_FOUND, factsOf, type BrandedPageRow } from './pageRow';

export interface OpenOptions {
  readonly action: Extract<PageAction, 'update' | 'delete'>;
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
  /** Notes a page that this transaction has made; who may create it may fill it. */
  created(page: BrandedPageRow): void;
  /** Notes a changed name and slug. */
  renamed(page: BrandedPageRow): void;
  /** Notes that the page is gone. */
  removed(pageId: string): void;
}

interface OpenPage {
  page: BrandedPageRow;
  /** 0 for a page that did not exist. */
  readonly startRevision: number;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

/** Writes of one transaction. */
export function createPageWrites({
  transaction,
  services,
  caller,
}: {
  readonly transaction: Queryable;
  readonly services: Services;
  readonly caller: Caller;
}): PageWrites {
  const open = new Map<string, OpenPage>();

  async function lock(pageId: string): Promise<OpenPage> {
    const [page] = await transaction.query<BrandedPageRow>(
      `SELECT ${PAGE_COLUMNS} FROM page JOIN brand ON brand.id = page.brand_id
       WHERE page.id = $1 AND brand.tenant_id = ANY($2::uuid[]) FOR UPDATE OF page`,
      [pageId, caller.tenantIds],
    );
    if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
    return { page, startRevision: page.revision, savedBy: page.updated_by, savedAt: page.updated_at };
  }

  /** The counted save shows in every answer of the document, from its first mutation on. */
  async function count({ page }: OpenPage): Promise<BrandedPageRow> {
    const now = services.clock();
    await transaction.query('UPDATE page SET revision = revision + 1, updated_at = $2, updated_by = $3 WHERE id = $1', [
      page.id,
      now,
      caller.name,
    ]);
    return { ...page, revision: page.revision + 1, updated_at: now, updated_by: caller.name };
  }

  return {
    async open(pageId, { action, expectedRevision }) {
      const known = open.get(pageId);
      const entry = known ?? (await lock(pageId));
      const actions: [PageAction, ...PageAction[]] = entry.startRevision === 0 ? [action, 'create'] : [action];
      requirePageAccess(caller, factsOf(entry.page), actions);
      requireRevision(entry, expectedRevision);
      if (known === undefined) {
        entry.page = await count(entry);
        open.set(pageId, entry);
      }
      return entry.page;
    },
    created(page) {
      open.set(page.id, { page, startRevision: 0, savedBy: null, savedAt: page.created_at });
    },
    renamed(page) {
      const entry = open.get(page.id);
      if (entry) entry.page = page;
    },
    removed(pageId) {
      open.delete(pageId);
    },
  };
}

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
