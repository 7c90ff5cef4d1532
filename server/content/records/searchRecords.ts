import { createConditions, type Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { requireRecordAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { findOwnBrand, type BrandRow } from '../page/pageRow';
import { readPaging } from '../paging';
import { readDirection } from '../sortDirection';
import { RECORD_COLUMNS, type RecordRow } from './definedRecords';
import { OWN_COLUMNS, type DefinedStore } from './definedStore';
import type { RecordForm } from './recordForm';
import { keyColumn, textLiteral } from './recordIndexes';
import { placeOf } from './saveRecord';
import { recordStores } from './stores';

/** What a filter of a list asks for. */
interface RecordFilter {
  readonly property: string;
  readonly is?: string | null;
  readonly contains?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface SearchRecordsArguments {
  readonly brand_id: string;
  readonly area: string;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly search?: string | null;
  readonly active?: boolean | null;
  readonly filters?: readonly RecordFilter[] | null;
  readonly sort?: { readonly by: string; readonly order?: string | null } | null;
}

/** What a search finds. Whose records and of which area they are stays with it: what can be chosen is found when it is asked for. */
export interface RecordSearchResult {
  readonly records: readonly RecordRow[];
  readonly total_count: number;
  readonly total_active: number | null;
  readonly total_inactive: number | null;
  readonly list: RecordList;
}

interface RecordList {
  readonly store: DefinedStore;
  readonly brand: BrandRow;
}

/**
 * The records of an area and brand that hold a text and that filters let through, one page of them.
 * @throws BadInput naming the argument: an area that there is not, a property that no list of it is filtered or sorted by
 * @throws NotFound for other brands
 * @throws Forbidden without the scope to read them
 */
export async function searchRecords(
  args: SearchRecordsArguments,
  context: ContentContext,
): Promise<RecordSearchResult> {
  const { database, caller } = context;
  const { limit, offset } = readPaging(args);
  const store = recordStores(context.services.definitions).requireDefined(args.area);
  const brand = await findOwnBrand(database, caller, requireId(args.brand_id, 'brand_id'));
  requireRecordAccess(caller, placeOf(store, brand.name), ['read']);
  const order = readSort(store, args.sort);
  const conditions = inList({ store, brand });
  const pattern = likePattern(args.search?.toLowerCase());
  if (pattern !== null) conditions.add('record.search_text LIKE ?', pattern);
  const form = await store.form('change', brand.name);
  for (const [index, filter] of (args.filters ?? []).entries()) {
    addFilter(conditions, filter, { store, form, argument: `filters[${index}]` });
  }
  const counts = await countRecords(context, {
    store,
    brand,
    conditions,
    narrowedBy: narrowing(args, { store, form }),
  });
  if (typeof args.active === 'boolean') conditions.add('record.active = ?', args.active);
  const records = await database.query<RecordRow>(
    `SELECT ${RECORD_COLUMNS} FROM record WHERE ${conditions.sql}
     ORDER BY ${order} LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { records, list: { store, brand }, ...totals(store, counts, args.active) };
}

/** The area stands in the statement itself: the indexes of its properties are of its records alone. */
function inList({ store, brand }: RecordList): Conditions {
  const conditions = createConditions();
  conditions.add('record.brand_id = ?', brand.id);
  conditions.addSql(`record.area = ${textLiteral(store.of)}`);
  return conditions;
}

interface FilterPlace {
  readonly store: DefinedStore;
  readonly form: RecordForm;
  /** Which argument the filter is, for errors. */
  readonly argument: string;
}

function addFilter(conditions: Conditions, filter: RecordFilter, place: FilterPlace): void {
  const { property, contains } = filter;
  if (!place.store.keyed.includes(property)) {
    const known = place.store.keyed.join(', ');
    const argument = `${place.argument}.property`;
    throw new BadInput(argument, `${argument}: expected one of ${known}, got '${property}'.`);
  }
  for (const { sign, key } of comparisons(filter, place)) conditions.add(`${keyColumn(property)} ${sign} ?`, key);
  const pattern = likePattern(contains?.toLowerCase());
  if (pattern === null) return;
  // The index of all texts finds few records, and the property is looked at in those.
  conditions.add(`record.search_text LIKE ? AND lower(${valueColumn(property)}) LIKE ?`, pattern);
}

/** What a key must be. */
interface Comparison {
  readonly sign: '=' | '>=' | '<=';
  readonly key: string;
}

/** @throws BadInput for what is no value of the property */
function comparisons(filter: RecordFilter, { form, argument }: FilterPlace): readonly Comparison[] {
  const asked = [
    { end: 'is', sign: '=' },
    { end: 'from', sign: '>=' },
    { end: 'to', sign: '<=' },
  ] as const;
  return asked.flatMap(({ end, sign }) => {
    const value = filter[end];
    if (value === null || value === undefined || value === '') return [];
    const key = form.keyOf(filter.property, value);
    if (key !== undefined) return [{ sign, key }];
    throw new BadInput(`${argument}.${end}`, `${argument}.${end}: expected a value of the property, got '${value}'.`);
  });
}

/** What a list is narrowed by, where the database keeps count of it: nothing, or one filter. */
function narrowing(
  { search, filters }: SearchRecordsArguments,
  { store, form }: Omit<FilterPlace, 'argument'>,
): CountedKeys | undefined {
  if (likePattern(search) !== null) return undefined;
  const [filter, ...others] = filters ?? [];
  if (filter === undefined) return { property: '', comparisons: [] };
  const isCounted = others.length === 0 && store.counted.includes(filter.property);
  if (!isCounted || likePattern(filter.contains) !== null) return undefined;
  return { property: filter.property, comparisons: comparisons(filter, { store, form, argument: 'filters[0]' }) };
}

/** Keys of one property; all records where it is ''. */
interface CountedKeys {
  readonly property: string;
  readonly comparisons: readonly Comparison[];
}

/** The text of a property as it is stored; dots lead into nested ones. */
function valueColumn(property: string): string {
  return `(record.data #>> ARRAY[${property.split('.').map(textLiteral).join(', ')}])`;
}

interface Counts {
  readonly active: number;
  readonly inactive: number;
}

/**
 * How many records are found. The database keeps counters of all records of a list, and of those with each value of what it is filtered
 * by; what is narrowed further is counted one by one, once until something has changed in the list.
 */
async function countRecords(
  { database, kept }: ContentContext,
  given: RecordList & { readonly conditions: Conditions; readonly narrowedBy: CountedKeys | undefined },
): Promise<Counts> {
  const { store, brand, conditions, narrowedBy } = given;
  if (narrowedBy) return readCounters(database, { store, brand, ...narrowedBy });
  const counted = {
    brandId: brand.id,
    tags: [`records of ${store.of}`],
    key: JSON.stringify([conditions.sql, conditions.values]),
  };
  return kept.counts.get(database, counted, async () => {
    const [counts] = await database.query<Counts>(
      `SELECT count(*) FILTER (WHERE active)::int AS active, count(*) FILTER (WHERE active IS NOT TRUE)::int AS inactive
       FROM record WHERE ${conditions.sql}`,
      conditions.values,
    );
    return counts ?? NONE;
  });
}

async function readCounters(
  database: Queryable,
  { store, brand, property, comparisons: compared }: RecordList & CountedKeys,
): Promise<Counts> {
  const conditions = createConditions();
  conditions.add('c.brand_id = ?', brand.id);
  conditions.add('c.area = ?', store.of);
  conditions.add('c.property = ?', property);
  for (const { sign, key } of compared) conditions.add(`c.key ${sign} ?`, key);
  const [counts] = await database.query<Counts>(
    `SELECT coalesce(sum(c.records) FILTER (WHERE c.active), 0)::int AS active,
       coalesce(sum(c.records) FILTER (WHERE NOT c.active), 0)::int AS inactive
     FROM record_count AS c WHERE ${conditions.sql}`,
    conditions.values,
  );
  return counts ?? NONE;
}

const NONE: Counts = { active: 0, inactive: 0 };

function totals(
  { area }: DefinedStore,
  { active, inactive }: Counts,
  asked: boolean | null | undefined,
): Pick<RecordSearchResult, 'total_count' | 'total_active' | 'total_inactive'> {
  const total_count = typeof asked !== 'boolean' ? active + inactive : asked ? active : inactive;
  if (area.store.active === undefined) return { total_count, total_active: null, total_inactive: null };
  return { total_count, total_active: active, total_inactive: inactive };
}

/** The id last, so that records of equal rank keep their place from one page to the next. */
function readSort(store: DefinedStore, sort: SearchRecordsArguments['sort']): string {
  const { by, order } = sort ?? store.area.list.sort;
  const direction = readDirection(order, 'sort.order');
  if (!OWN_COLUMNS.has(by) && !store.keyed.includes(by)) {
    const known = [...store.keyed, ...OWN_COLUMNS].join(', ');
    throw new BadInput('sort.by', `sort.by: expected one of ${known}, got '${by}'.`);
  }
  const column = OWN_COLUMNS.has(by) ? `record.${by}` : keyColumn(by);
  return `${column} ${direction}, record.id ${direction}`;
}

/** What can be chosen of a filter. */
interface RecordChoices {
  readonly property: string;
  readonly values: readonly string[];
}

/** What can be chosen of the filters that say it neither themselves nor leave it to a service. */
export async function choicesOfList(
  { list: { store, brand } }: RecordSearchResult,
  { database }: ContentContext,
): Promise<readonly RecordChoices[]> {
  const open = (store.area.list.filters ?? []).filter(
    ({ by = 'choice', choices, options }) => by === 'choice' && choices === undefined && options === undefined,
  );
  return Promise.all(
    open.map(async ({ key: property }) => {
      const rows = await database.query<{ value: string }>(CHOICES, [brand.id, store.of, property, MOST_CHOICES]);
      return { property, values: rows.map(({ value }) => value) };
    }),
  );
}

const CHOICES = `
  SELECT min(value) AS value FROM record_count WHERE brand_id = $1 AND area = $2 AND property = $3
  GROUP BY key HAVING sum(records) > 0 AND min(value) IS NOT NULL ORDER BY key LIMIT $4`;
/** The most that one can choose from. */
const MOST_CHOICES = 100;
