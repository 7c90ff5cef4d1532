import type { Logger } from 'pino';
import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput, NotFound, SourceUnavailable } from '../../errors';
import { FetchFailed, fetchJson } from '../../fetchJson';
import type { BrandRow, Caller } from '../../services';
import { requireRecordAccess } from '../access';
import type { ContentContext } from '../context';
import { documentMessages } from '../documentMessages';
import { propertyDocumentStore } from './propertyDocuments';

/** A project that property documents are assigned to, with the property names of the contract (MDDOR-017). */
export interface Project {
  readonly ProjectName: string | null;
  readonly ProjectCode: string | null;
  readonly PropertyCode: string | null;
  readonly BldgCode: string | null;
}

/**
 * The projects of a brand (API-GQL-046), from the external system at MDOR_PROJECTS_URL or from the database (B-36). A read-only mutation
 * alone in its document it runs without a transaction.
 * @param args.brand its name (case-insensitive) or id
 * @throws NotFound for other brands
 * @throws BadInput together with other mutations if the projects are external: the transaction must not wait for another system
 * @throws SourceUnavailable 'Could not retrieve projects list.'
 */
export async function listProjects(
  args: { readonly brand: string },
  context: ContentContext,
): Promise<readonly Project[]> {
  const { caller, database, services } = context;
  const brand = brandByNameOrId(args.brand, caller);
  requireRecordAccess(caller, { kind: propertyDocumentStore.of, brandName: brand.name }, ['read']);
  const url = services.config.mdorProjectsUrl;
  if (url === undefined) return readProjects(database, brand);
  if (context.writes) {
    throw new BadInput('mdorProjectListRequest', 'mdorProjectListRequest must be alone in its document.');
  }
  return fetchProjects(brand, { url, logger: services.logger });
}

function brandByNameOrId(sent: string, { brands }: Caller): BrandRow {
  const named = sent.trim().toLowerCase();
  const brand = brands.find(({ id, name }) => id === named || name.toLowerCase() === named);
  if (brand === undefined) throw new NotFound('Brand not found.');
  return brand;
}

/** The projects of the table mdor_project, by name. */
function readProjects(database: Queryable, brand: BrandRow): Promise<readonly Project[]> {
  return database.query<Project>(
    `SELECT project_name AS "ProjectName", project_code AS "ProjectCode", property_code AS "PropertyCode",
       bldg_code AS "BldgCode"
     FROM mdor_project WHERE brand_id = $1 ORDER BY lower(project_name), project_code, sequence`,
    [brand.id],
  );
}

/**
 * Fetches the projects from the external system: `GET {url}?brand={name}` returns a JSON list of objects with ProjectName, ProjectCode,
 * PropertyCode and BldgCode.
 */
async function fetchProjects(
  brand: BrandRow,
  { url, logger }: { readonly url: string; readonly logger: Logger },
): Promise<readonly Project[]> {
  const address = new URL(url);
  address.searchParams.set('brand', brand.name);
  try {
    const { status, body } = await fetchJson(address);
    if (status !== 200) throw new FetchFailed(`It answered ${status}.`);
    return projectsIn(body);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    logger.warn({ err: error, brand: brand.name }, 'the source of projects failed');
    throw new SourceUnavailable(documentMessages.projectsFailed, error);
  }
}

function projectsIn(body: unknown): readonly Project[] {
  if (!Array.isArray(body)) throw new FetchFailed('It answered something else than a list.');
  return body.map((item: unknown, index) => {
    if (!isObject(item)) throw new FetchFailed(`Item ${index} of its list is no object.`);
    // The external system may send codes as numbers.
    const part = (name: keyof Project) => {
      const value = item[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    };
    return {
      ProjectName: part('ProjectName'),
      ProjectCode: part('ProjectCode'),
      PropertyCode: part('PropertyCode'),
      BldgCode: part('BldgCode'),
    };
  });
}
