import type { PageTree } from '../../server/content/tree/assembleTree';
import { readTrees } from '../../server/content/tree/treeLoader';
import type { Services } from '../../server/services';
import { isBrand, type Brand } from '../../src/definition';
import type { Page } from '../../src/tree';

/** A page as it is stored. */
export interface StoredPage extends Page {
  readonly revision: number;
  readonly brandName: Brand;
  /** Tenant of the brand. */
  readonly tenantId: string;
  readonly tree: PageTree;
}

/** All pages, each read only when it is its turn; pages of brands without definitions are skipped. */
export async function* allPages(services: Services): AsyncGenerator<StoredPage> {
  const ids = await services.database.query<{ id: string }>(
    'SELECT page.id FROM page JOIN brand ON brand.id = page.brand_id ORDER BY brand.name, page.tag, page.name',
  );
  for (const { id } of ids) {
    const page = await readPage(services, id);
    if (page) yield page;
  }
}

/** Heading of a page in the list of problems. */
export function titleOfPage({ brandName, tag, name }: StoredPage): string {
  return `${brandName}  ${tag}  ${name}`;
}

/** Undefined for a page that has been deleted since, and for one of a brand without definitions. */
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
