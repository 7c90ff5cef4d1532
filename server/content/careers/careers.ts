import { createConditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import { hasRecords } from '../access';
import { requireId } from '../arguments';
import { countRows } from '../boundedCount';
import type { ContentContext, WriteContext } from '../context';
import { searchPattern } from '../likePattern';
import { readDirection, readPaging, type PagedArguments } from '../paging';
import { recordMessages } from '../recordMessages';
import type { OpenedRecord } from '../records/saveRecord';
import { listSpecified, requireBrand, saveSpecified, textOf, type SentRecord } from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';

/** The job postings of the brands (CAR-022, CAR-023). */
export const careerStore = createTableStore({
  of: 'career',
  table: 'career',
  editor: 'career',
  renamed: { is_visible: 'isVisible' },
  joined: {
    columns: `CASE WHEN employment_type.id IS NOT NULL THEN jsonb_build_object('id', employment_type.id,
      'name', employment_type.name, 'description', employment_type.description,
      'revision', employment_type.revision) END AS "employmentType"`,
    from: 'LEFT JOIN employment_type ON employment_type.id = career.employment_type_id',
  },
  notFound: recordMessages.careerNotFound,
  nameProperties: ['title'],
});

/**
 * Adds or changes a career (API-GQL-033, CAR-010 to CAR-018); properties that are not sent stay as stored. New careers are visible by
 * default.
 * @throws NotFound for an id of another brand
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput without a title, location or (if the brand has them) department, and for values that the form does not accept
 */
export function saveCareer(
  args: { readonly careerData: SentRecord; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<RecordAnswer> {
  const { careerData: sent, expected_revision: expected } = args;
  return saveSpecified(context, careerStore, { sent, expected, path: PATH, complete });
}

async function complete(opened: OpenedRecord, context: WriteContext) {
  const { values, stored } = opened;
  requireDate(values['apply_before_at']);
  return {
    ...values,
    employment_type_id: await requireDepartment(opened, context),
    isVisible: values['isVisible'] ?? stored?.values['isVisible'] ?? true,
  };
}

async function requireDepartment(
  { brand, stored, values }: OpenedRecord,
  { database }: WriteContext,
): Promise<string | null> {
  const sent = textOf(values['employment_type_id']);
  if (brand !== undefined && !hasRecords({ kind: 'employment_type', brandName: brand.name })) {
    if (sent !== null) throw new BadInput(DEPARTMENT, recordMessages.noDepartments(brand.name));
    return null;
  }
  if (sent === null || sent === stored?.values['employment_type_id']) return sent;
  const id = requireId(sent, DEPARTMENT);
  // The lock prevents the department from being removed before the career is stored.
  const [department] = await database.query(
    'SELECT id FROM employment_type WHERE id = $1 AND brand_id = $2 FOR KEY SHARE',
    [id, brand?.id],
  );
  if (department !== undefined) return id;
  throw new BadInput(DEPARTMENT, `${DEPARTMENT}: expected the id of a department of ${brand?.name}, got '${id}'.`);
}

/** Clients and both database engines agree only on years of up to four digits. */
function requireDate(date: unknown): void {
  if (!(date instanceof Date)) return;
  const year = date.getUTCFullYear();
  if (year >= 1 && year <= MAX_YEAR) return;
  throw new BadInput(DATE, `${DATE}: expected a date of the years 1 to ${MAX_YEAR}, got the year ${year}.`);
}

const PATH = 'careerData.';
const DEPARTMENT = `${PATH}employment_type_id`;
const DATE = `${PATH}apply_before_at`;
const MAX_YEAR = 9999;

export interface SearchCareersArguments extends PagedArguments {
  readonly brand_id: string;
  readonly search?: string | null;
  readonly filter?: {
    readonly is_visible?: boolean | null;
    readonly employment_type?: string | null;
    readonly location?: string | null;
  } | null;
  readonly sort?: { readonly title?: string | null } | null;
}

export interface CareerSearchResult {
  readonly careers: readonly RecordAnswer[];
  /** Number of visible careers in the search, regardless of the visibility filter (CAR-003). */
  readonly total_visible: number;
  readonly total_hidden: number;
  /** The locations of all careers of the brand (CAR-004). */
  readonly location_filter_opts: readonly string[];
}

/**
 * The careers of a brand whose title contains a text, by title (API-GQL-031, CAR-006). Includes visible and hidden ones unless filtered;
 * showing the visible ones first is up to the console.
 * @throws BadInput naming the argument
 */
export async function searchCareers(
  args: SearchCareersArguments,
  context: ContentContext,
): Promise<CareerSearchResult> {
  const paging = readPaging(args);
  const order = readDirection(args.sort?.title, 'sort.title');
  const departmentId = args.filter?.employment_type && requireId(args.filter.employment_type, 'filter.employment_type');
  const brand = requireBrand(context, careerStore, { id: args.brand_id });
  const conditions = createConditions();
  conditions.add('career.brand_id = ?', brand.id);
  if (departmentId) conditions.add('career.employment_type_id = ?', departmentId);
  const location = args.filter?.location?.trim();
  // The index is on the hash.
  if (location) conditions.add('md5(career.location) = md5(?) AND career.location = ?', location);
  const pattern = searchPattern(args.search, 'search');
  if (pattern !== null) conditions.add('career.title ILIKE ?', pattern);
  const counted = { tables: 'career', conditions, active: 'career.is_visible', id: 'career.id' };
  const { active: total_visible, inactive: total_hidden } = await countRows(context.database, counted);
  if (typeof args.filter?.is_visible === 'boolean') conditions.add('career.is_visible = ?', args.filter.is_visible);
  const byTitle = `left(lower(career.title), 100) ${order}, career.id ${order}`;
  const careers = await listSpecified(context, careerStore, { conditions, order: byTitle, paging });
  return { careers, total_visible, total_hidden, location_filter_opts: await listLocations(context, brand.id) };
}

async function listLocations({ database }: ContentContext, brandId: string): Promise<readonly string[]> {
  const rows = await database.query<{ location: string }>(
    'SELECT location FROM career WHERE brand_id = $1 GROUP BY location ORDER BY lower(location), location',
    [brandId],
  );
  return rows.map(({ location }) => location);
}
