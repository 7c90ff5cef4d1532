import { createConditions, type Conditions } from '../../database/conditions';
import { requireId } from '../arguments';
import { findRecord, requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { readPaging } from '../paging';
import { readDirection } from '../sortDirection';
import { careerStore, type CareerRow } from './careerRow';

export interface SearchCareersArguments {
  readonly brand_id: string;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly search?: string | null;
  readonly filter?: {
    readonly is_visible?: boolean | null;
    readonly employment_type?: string | null;
    readonly location?: string | null;
  } | null;
  readonly sort?: { readonly title?: string | null } | null;
}

export interface CareerSearchResult {
  readonly careers: readonly CareerRow[];
  /** How many careers of the search are visible, whatever the filter on visibility (CAR-003). */
  readonly total_visible: number;
  readonly total_hidden: number;
  /** The locations of all careers of the brand (CAR-004). */
  readonly location_filter_opts: readonly string[];
}

/**
 * The careers of a brand whose title contains a text, by title (API-GQL-031, CAR-006). Without a filter both visible
 * and hidden ones: that the list begins with the visible ones is the console's choice.
 * @throws BadInput naming the argument
 */
export async function searchCareers(
  args: SearchCareersArguments,
  context: ContentContext,
): Promise<CareerSearchResult> {
  const { limit, offset } = readPaging(args);
  const order = readDirection(args.sort?.title, 'sort.title');
  const departmentId = args.filter?.employment_type && requireId(args.filter.employment_type, 'filter.employment_type');
  const brand = await requireBrand(context, {
    kind: careerStore.kind,
    id: args.brand_id,
    argument: 'brand_id',
    actions: ['read'],
  });
  const conditions = createConditions();
  conditions.add('career.brand_id = ?', brand.id);
  if (departmentId) conditions.add('career.employment_type_id = ?', departmentId);
  const location = args.filter?.location?.trim();
  // The hash is what the index has.
  if (location) conditions.add('md5(career.location) = md5(?) AND career.location = ?', location);
  const pattern = likePattern(args.search);
  if (pattern !== null) conditions.add('career.title ILIKE ?', pattern);
  const counts = await countCareers(context, conditions);
  if (typeof args.filter?.is_visible === 'boolean') conditions.add('career.is_visible = ?', args.filter.is_visible);
  const careers = await context.database.query<CareerRow>(
    `${selectFrom(careerStore)} WHERE ${conditions.sql}
     ORDER BY left(lower(career.title), 100) ${order}, career.id ${order}
     LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { careers, ...counts, location_filter_opts: await listLocations(context, brand.id) };
}

/**
 * One career (API-GQL-032).
 * @throws NotFound also for careers of other brands
 */
export function findCareer(args: { readonly id: string }, context: ContentContext): Promise<CareerRow> {
  return findRecord(context, careerStore, args.id);
}

async function countCareers(
  context: ContentContext,
  conditions: Conditions,
): Promise<Pick<CareerSearchResult, 'total_visible' | 'total_hidden'>> {
  const [counts] = await context.database.query<Pick<CareerSearchResult, 'total_visible' | 'total_hidden'>>(
    `SELECT count(*) FILTER (WHERE is_visible)::int AS total_visible,
       count(*) FILTER (WHERE NOT is_visible)::int AS total_hidden
     FROM career WHERE ${conditions.sql}`,
    conditions.values,
  );
  return counts ?? { total_visible: 0, total_hidden: 0 };
}

async function listLocations(context: ContentContext, brandId: string): Promise<readonly string[]> {
  const rows = await context.database.query<{ location: string }>(
    'SELECT location FROM career WHERE brand_id = $1 GROUP BY location ORDER BY lower(location), location',
    [brandId],
  );
  return rows.map(({ location }) => location);
}
