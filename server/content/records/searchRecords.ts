import { createConditions, type Conditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import type { BrandRow } from '../../services';
import { notOneOf } from '../arguments';
import type { ContentContext } from '../context';
import { countersOfRange, countFacets, listFacetValues, type CountedFacet } from '../facets';
import { boundOf, conditionsOfFound, totalsOf, type FoundCounts, type Totals } from '../boundedCount';
import { likePattern } from '../likePattern';
import { readDirection, readPaging, type PagedArguments } from '../paging';
import { RECORD_COLUMNS, type RecordRow } from './definedRecords';
import { OWN_COLUMNS, shownFacet, type DefinedStore } from './definedStore';
import type { RecordForm } from './recordForm';
import { keyColumn, textLiteral } from './recordIndexes';
import { recordStores } from './stores';
import { requireBrand } from './specifiedRecords';

/** What a filter of a list asks for. */
interface RecordFilter {
  readonly property: string;
  readonly is?: string | null;
  readonly contains?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface SearchRecordsArguments extends PagedArguments {
  readonly brand_id: string;
  readonly area: string;
  readonly search?: string | null;
  readonly active?: boolean | null;
  readonly filters?: readonly RecordFilter[] | null;
  readonly sort?: { readonly by: string; readonly order?: string | null } | null;
}

/** What a search finds. Whose records and of which area they are stays with it: what can be chosen is found when it is asked for. */
export interface RecordSearchResult {
  readonly records: readonly RecordRow[];
  readonly total_count: number;
  readonly total_is_exact: boolean;
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
 * @throws ListsOutdated while records of the area are found by older definitions
 */
export async function searchRecords(
  args: SearchRecordsArguments,
  context: ContentContext,
): Promise<RecordSearchResult> {
  const { database, kept } = context;
  const paging = readPaging(args);
  const store = recordStores(context.services.definitions).requireDefined(args.area);
  const brand = requireBrand(context, store, { id: args.brand_id });
  const order = readSort(store, args.sort);
  await kept.refreshing.wait(store.of);
  const conditions = inList({ store, brand });
  const pattern = likePattern(args.search?.toLowerCase());
  if (pattern !== null) conditions.add(HAS_TEXT, pattern);
  const filters = args.filters ?? [];
  const hasText = pattern !== null || filters.some(({ contains }) => likePattern(contains) !== null);
  const tables = hasText ? RECORDS_WITH_TEXTS : RECORDS;
  const form = await store.form('change', brand.name);
  for (const [index, filter] of filters.entries()) {
    addFilter(conditions, filter, { store, form, argument: `filters[${index}]` });
  }
  const narrowedBy = narrowing(args, { store, form });
  const count = () =>
    countRecords(context, {
      ...{ store, brand, conditions, narrowedBy },
      ...(hasText && filters.length === 0 ? { tables: TEXTS, id: 'record.record_id' } : { tables, id: 'record.id' }),
      bound: hasText ? boundOf(paging) : undefined,
    });
  const counts = await count();
  const side = args.active ?? undefined;
  const shown = conditionsOfFound(counts, 'record.id', conditions);
  if (side !== undefined) shown.add('record.active = ?', side);
  const found = { list: { store, brand }, ...namedTotals(store, await totalsOf(counts, side, count)) };
  if (found.total_count <= paging.offset) return { records: [], ...found };
  const records = await database.query<RecordRow>(
    `SELECT ${RECORD_COLUMNS} FROM ${counts.ids ? RECORDS : tables} WHERE ${shown.sql}
     ORDER BY ${order} ${shown.part(paging)}`,
    shown.values,
  );
  return { records, ...found };
}

/** Where records are found. What they are searched by lies apart, with all that a count of a search looks at. */
const RECORDS = 'record';
const RECORDS_WITH_TEXTS = 'record JOIN record_text ON record_text.record_id = record.id';
const TEXTS = 'record_text AS record';
const HAS_TEXT = 'text LIKE ?';

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
    throw notOneOf(`${place.argument}.property`, place.store.keyed, property);
  }
  for (const { sign, key } of comparisons(filter, place)) conditions.add(`${keyColumn(property)} ${sign} ?`, key);
  const pattern = likePattern(contains?.toLowerCase());
  if (pattern === null) return;
  // The index of all texts finds few records, and the property is looked at in those.
  conditions.add(`${HAS_TEXT} AND lower(${valueColumn(property)}) LIKE ?`, pattern);
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

/** The counters of a list that is narrowed by nothing, or by one filter whose values are counted; else undefined. */
function narrowing(
  { search, filters }: SearchRecordsArguments,
  { store, form }: Omit<FilterPlace, 'argument'>,
): readonly CountedFacet[] | undefined {
  if (likePattern(search) !== null) return undefined;
  const [filter, ...others] = filters ?? [];
  if (filter === undefined) return ALL;
  if (others.length > 0 || likePattern(filter.contains) !== null) return undefined;
  const { property: facet } = filter;
  const counted = store.counted.get(facet);
  const asked = comparisons(filter, { store, form, argument: 'filters[0]' });
  const [is, from, to] = (['=', '>=', '<='] as const).map((sign) => asked.find((one) => one.sign === sign)?.key);
  if (asked.length === 0) return ALL;
  if (is !== undefined) return counted && asked.length === 1 ? [{ facet, value: is }] : undefined;
  return counted === 'range' ? countersOfRange(facet, { from, to }) : undefined;
}

const ALL: readonly CountedFacet[] = [{ facet: '', value: '' }];

/** The text of a property as it is stored; dots lead into nested ones. */
function valueColumn(property: string): string {
  return `(record.data #>> ARRAY[${property.split('.').map(textLiteral).join(', ')}])`;
}

/**
 * How many records are found. The database keeps counters of all records of a list, and of those with each value of what it is filtered
 * by; what is narrowed further is counted one by one, by a text up to a bound, once until something has changed in the list.
 */
async function countRecords(
  { database, kept }: ContentContext,
  given: RecordList & {
    readonly conditions: Conditions;
    readonly tables: string;
    readonly id: string;
    readonly bound: number | undefined;
    readonly narrowedBy: readonly CountedFacet[] | undefined;
  },
): Promise<FoundCounts> {
  const { store, brand, conditions, tables, id, bound, narrowedBy } = given;
  if (narrowedBy) {
    const counters = narrowedBy.map((counter) => ({ tag: store.of, ...counter }));
    return { ...(await countFacets(database, { source: SOURCE, brandId: brand.id }, counters)), isExact: true };
  }
  const rows = { tables, conditions, id, bound, active: 'record.active' };
  return kept.counts.get(database, { brandId: brand.id, tags: [`records of ${store.of}`] }, rows);
}

/** The table of the records, as their counters name it. */
const SOURCE = 'record';

function namedTotals(
  { area }: DefinedStore,
  { total, active, inactive, isExact }: Totals,
): Pick<RecordSearchResult, 'total_count' | 'total_is_exact' | 'total_active' | 'total_inactive'> {
  const known =
    area.store.active === undefined
      ? { total_active: null, total_inactive: null }
      : { total_active: active, total_inactive: inactive };
  return { total_count: total, total_is_exact: isExact, ...known };
}

/** The id last, so that records of equal rank keep their place from one page to the next. */
function readSort(store: DefinedStore, sort: SearchRecordsArguments['sort']): string {
  const { by, order } = sort ?? store.area.list.sort;
  const direction = readDirection(order, 'sort.order');
  const known = [...store.keyed, ...OWN_COLUMNS];
  if (!known.includes(by)) throw notOneOf('sort.by', known, by);
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
  const faceted = { source: SOURCE, brandId: brand.id, tag: store.of };
  const offered = await listFacetValues(database, faceted, {
    names: store.offered.map(shownFacet),
    most: MOST_CHOICES,
  });
  return store.offered.map((property) => ({ property, values: offered.get(shownFacet(property)) ?? [] }));
}

/** The most that one can choose from. */
const MOST_CHOICES = 100;
