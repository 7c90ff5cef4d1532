import { createContext, createKept, inTransaction } from '../../server/content/context';
import { saveContainers } from '../../server/content/tree/treeMutations';
import { readTrees } from '../../server/content/tree/treeLoader';
import { StaleRevision } from '../../server/errors';
import { allScopes } from '../../server/identity/vocabulary';
import type { Caller, Services } from '../../server/services';
import { isBrand, type Brand } from '../../src/definition';
import type { Page } from '../../src/tree';
import { loadPageChecks, movedContainers } from './pageOrders';

/** The one whom the revisions name. */
const AUTHOR = 'Audit of orders';

/** What to do with the pages that are found, and where to tell of them. */
export interface AuditOptions {
  /** Saves them with the right orders. */
  readonly mends: boolean;
  readonly print: (line: string) => void;
}

interface StoredPage extends Page {
  readonly revision: number;
  readonly brandName: Brand;
}

/**
 * Lists the pages whose orders are not those of their definitions.
 * @returns whether all pages are in order now
 */
export async function auditOrders(services: Services, { mends, print }: AuditOptions): Promise<boolean> {
  const checks = await loadPageChecks();
  const ids = await services.database.query<{ id: string }>(
    'SELECT page.id FROM page JOIN brand ON brand.id = page.brand_id ORDER BY brand.name, page.tag, page.name',
  );
  let faulty = 0;
  let mendedPages = 0;
  for (const { id } of ids) {
    const page = await readPage(services, id);
    if (page === undefined) continue;
    const { faults, mended } = checks[page.brandName](page);
    if (faults.length === 0) continue;
    faulty += 1;
    print(`${page.brandName}  ${page.tag}  ${page.name}`);
    for (const { where, found, expected } of faults) {
      print(`  ${where.join(' › ')}: ${found.join(', ')} instead of ${expected.join(', ')}`);
    }
    if (!mends) continue;
    if (await mend(services, page, mended)) mendedPages += 1;
    else print('  saved by somebody else meanwhile, not mended');
  }
  print(summary({ pages: ids.length, faulty, mended: mends ? mendedPages : undefined }));
  return faulty === mendedPages;
}

/** Undefined for a page that was removed meanwhile, and for one of a brand without definitions. */
async function readPage({ database }: Services, id: string): Promise<StoredPage | undefined> {
  const [row] = await database.query<Omit<StoredPage, 'containers' | 'brandName'> & { readonly brand_name: string }>(
    `SELECT page.id, page.name, page.tag, page.slug, page.brand_id, page.revision, brand.name AS brand_name
     FROM page JOIN brand ON brand.id = page.brand_id WHERE page.id = $1`,
    [id],
  );
  if (row === undefined || !isBrand(row.brand_name)) return undefined;
  const trees = await readTrees(database, [id]);
  return { ...row, brandName: row.brand_name, containers: trees.get(id)?.tree.containers ?? [] };
}

/** @returns false when somebody saved the page meanwhile */
async function mend(services: Services, stored: StoredPage, mended: Page): Promise<boolean> {
  const caller = await auditor(services);
  const context = createContext(services, caller, createKept());
  try {
    await services.database.transaction(async (transaction) => {
      const writing = inTransaction(context, transaction);
      const containerData = { containers: movedContainers(stored, mended) };
      await saveContainers({ containerData, expected_revision: stored.revision }, writing);
      await writing.writes.finish();
    });
    return true;
  } catch (error) {
    if (!(error instanceof StaleRevision)) throw error;
    return false;
  }
}

/** Somebody of every brand who may do everything. */
async function auditor({ database, newId }: Services): Promise<Caller> {
  const tenants = await database.query<{ id: string; name: string }>('SELECT id, name FROM tenant');
  return {
    userId: newId(),
    email: '',
    name: AUTHOR,
    tenantIds: tenants.map(({ id }) => id),
    tenantNames: tenants.map(({ name }) => name),
    scopes: new Set(allScopes),
    isPlatformAdministrator: false,
  };
}

function summary({ pages, faulty, mended }: { pages: number; faulty: number; mended: number | undefined }): string {
  if (faulty === 0) return `The orders of all ${pages} pages are as they should be.`;
  const found = `${faulty} of ${pages} pages have orders that are not as they should be`;
  if (mended === undefined) return `${found}. To mend them: npm run audit-orders -- --mend`;
  return mended === faulty ? `${found}; all were mended.` : `${found}; ${mended} were mended. Run it again.`;
}
