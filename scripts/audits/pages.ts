import { createContext, createKept, inTransaction, type WriteContext } from '../../server/content/context';
import type { PageTree } from '../../server/content/tree/assembleTree';
import { readTrees } from '../../server/content/tree/treeLoader';
import { StaleRevision } from '../../server/errors';
import { allScopes } from '../../server/identity/vocabulary';
import type { Caller, Services } from '../../server/services';
import { isBrand, type Brand } from '../../src/definition';
import type { Page } from '../../src/tree';

/** A page as it is stored. */
export interface StoredPage extends Page {
  readonly revision: number;
  readonly brandName: Brand;
  /** Of the brand. */
  readonly tenantId: string;
  readonly tree: PageTree;
}

/** What is wrong with a page. */
export interface Findings {
  /** One for each fault, in words for people. */
  readonly faults: readonly string[];
  /** Saves the page without the faults that can be mended; absent where none can. */
  readonly mend?: (context: WriteContext, page: StoredPage) => Promise<unknown>;
}

/** What an audit looks for. */
export interface Audit {
  /** The one whom its revisions name. */
  readonly author: string;
  /** Undefined for a page without faults. */
  readonly check: (page: StoredPage) => Promise<Findings | undefined> | Findings | undefined;
}

/** What to do with the pages that are found, and where to tell of them. */
export interface AuditOptions {
  readonly mends: boolean;
  readonly print: (line: string) => void;
}

/** What an audit came to. */
export interface Audited {
  readonly pages: number;
  readonly faulty: number;
  readonly mended: number;
}

/** Lists the pages that an audit finds fault with, and mends them where it is asked to, each as a revision of its own. */
export async function auditPages(
  services: Services,
  { author, check }: Audit,
  { mends, print }: AuditOptions,
): Promise<Audited> {
  const ids = await services.database.query<{ id: string }>(
    'SELECT page.id FROM page JOIN brand ON brand.id = page.brand_id ORDER BY brand.name, page.tag, page.name',
  );
  const caller = await auditor(services, author);
  let faulty = 0;
  let mended = 0;
  for (const { id } of ids) {
    const page = await readPage(services, id);
    const findings = page && (await check(page));
    if (!findings) continue;
    faulty += 1;
    print(`${page.brandName}  ${page.tag}  ${page.name}`);
    for (const fault of findings.faults) print(`  ${fault}`);
    if (!mends || !findings.mend) continue;
    if (await mendPage(services, { page, caller, mend: findings.mend })) mended += 1;
    else print('  saved by somebody else meanwhile, not mended');
  }
  return { pages: ids.length, faulty, mended };
}

/** Undefined for a page that was removed meanwhile, and for one of a brand without definitions. */
async function readPage({ database }: Services, id: string): Promise<StoredPage | undefined> {
  const [row] = await database.query<
    Omit<Page, 'containers'> & {
      readonly revision: number;
      readonly brand_name: string;
      readonly tenant_id: string;
    }
  >(
    `SELECT page.id, page.name, page.tag, page.slug, page.brand_id, page.revision, brand.name AS brand_name,
            brand.tenant_id::text AS tenant_id
     FROM page JOIN brand ON brand.id = page.brand_id WHERE page.id = $1`,
    [id],
  );
  const tree = (await readTrees(database, [id])).get(id)?.tree;
  if (row === undefined || tree === undefined || !isBrand(row.brand_name)) return undefined;
  const { tenant_id: tenantId } = row;
  return { ...row, brandName: row.brand_name, tenantId, containers: tree.containers, tree };
}

/** @returns false when somebody saved the page meanwhile */
async function mendPage(
  services: Services,
  given: { readonly page: StoredPage; readonly caller: Caller; readonly mend: NonNullable<Findings['mend']> },
): Promise<boolean> {
  const context = createContext(services, given.caller, createKept());
  try {
    await services.database.transaction(async (transaction) => {
      const writing = inTransaction(context, transaction);
      await given.mend(writing, given.page);
      await writing.writes.finish();
    });
    return true;
  } catch (error) {
    if (!(error instanceof StaleRevision)) throw error;
    return false;
  }
}

/** Somebody of every brand who may do everything. */
async function auditor({ database, newId }: Services, name: string): Promise<Caller> {
  const tenants = await database.query<{ id: string; name: string }>('SELECT id, name FROM tenant');
  return {
    signInId: 'audit',
    userId: newId(),
    email: '',
    name,
    tenantIds: tenants.map(({ id }) => id),
    tenantNames: tenants.map((tenant) => tenant.name),
    scopes: new Set(allScopes),
    isPlatformAdministrator: false,
  };
}
