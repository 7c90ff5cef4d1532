import { BadInput, NotFound } from '../../errors';
import type { BrandRow, Caller } from '../../services';
import { requireRecordAccess } from '../access';
import type { ContentContext } from '../context';
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
  const brand = brandByNameOrId(args.brand, context.caller);
  requireRecordAccess(context.caller, { kind: propertyDocumentStore.of, brandName: brand.name }, ['read']);
  if (context.writes && context.services.config.mdorProjectsUrl !== undefined) {
    throw new BadInput('mdorProjectListRequest', 'mdorProjectListRequest must be alone in its document.');
  }
  return openProjectSource(context).list(brand);
}

function brandByNameOrId(sent: string, { brands }: Caller): BrandRow {
  const named = sent.trim().toLowerCase();
  const brand = brands.find(({ id, name }) => id === named || name.toLowerCase() === named);
  if (brand === undefined) throw new NotFound('Brand not found.');
  return brand;
}
