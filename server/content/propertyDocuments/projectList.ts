import { BadInput, NotFound } from '../../errors';
import { requireRecordAccess } from '../access';
import type { ContentContext } from '../context';
import type { BrandRow } from '../page/pageRow';
import { openProjectSource } from './openProjectSource';
import type { Project } from './projectSource';
import { propertyDocumentStore } from './propertyDocuments';

/**
 * The projects of a brand (API-GQL-046). A mutation that only reads; alone in its document it runs outside of a
 * transaction.
 * @param args.brand its name, in whatever case, or its id
 * @throws NotFound for other brands
 * @throws BadInput beside other mutations when the projects come from another system: a transaction cannot wait for it
 */
export async function listProjects(
  args: { readonly brand: string },
  context: ContentContext,
): Promise<readonly Project[]> {
  const brand = await findBrandByNameOrId(args.brand, context);
  requireRecordAccess(context.caller, { kind: propertyDocumentStore.of, brandName: brand.name }, ['read']);
  if (context.writes && context.services.config.mdorProjectsUrl !== undefined) {
    throw new BadInput('mdorProjectListRequest', 'mdorProjectListRequest must be alone in its document.');
  }
  return openProjectSource(context).list(brand);
}

async function findBrandByNameOrId(brand: string, { database, caller }: ContentContext): Promise<BrandRow> {
  const [found] = await database.query<BrandRow>(
    'SELECT id, name, tenant_id FROM brand WHERE lower($1) IN (id::text, lower(name)) AND tenant_id = ANY($2::uuid[])',
    [brand.trim(), caller.tenantIds],
  );
  if (found === undefined) throw new NotFound('Brand not found.');
  return found;
}
