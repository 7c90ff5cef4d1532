import { MAX_FILTERS } from '../../../src/definition';
import { createConditions, type Conditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import type { BrandRow } from '../../services';
import { expectedOneOf } from '../arguments';
import { requireCount } from '../guards/sizes';
import type { ContentContext } from '../context';
import { countersOfRange, countFacets, listFacetValues, type FacetCounter } from '../facets';
import { countBoundFor, conditionsForRows, totalsOf, type FoundCounts, type Totals } from '../boundedCount';
import { searchPattern } from '../likePattern';
import { readDirection, readPaging, type PagedArguments } from '../paging';
import { RECORD_COLUMNS, type RecordRow } from './definedRecords';
import { SORTABLE_COLUMNS, displayFacet, type DefinedStore } from './definedStore';
import type { RecordForm } from './recordForm';
import { keyColumn, textLiteral } from './recordIndexes';
import { recordStores } from './stores';
import { requireBrand } from './specifiedRecords';

/** One filter of a list. */
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

/** The result of a search. Keeps the searched list, from which the choices of its filters are resolved if requested. */
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
 * One page of the records of an area and brand that contain a text and match the filters.
 * @throws BadInput naming the argument, for an unknown area, for too many filters, and for a property that its list cannot be filtered or sorted by
 * @throws NotFound for other brands
 * @throws Forbidden without the scope to read them
 * @throws ListsOutdated while the records of the area are still indexed by older definitions
 */
export async function searchRecords(
  args: SearchRecordsArguments,
  context: ContentContext,
): Promise<RecordSearchResult> {
  const { database, shared } = context;
  const paging = readPaging(args);
  const store = recordStores(context.services.definitions).requireDefined(args.area);
  const brand = requireBrand(context, store, { id: args.brand_id });
  const order = readSort(store, args.sort);
  const filters = args.filters ?? [];
  requireCount(filters, { argument: 'filters', max: MAX_FILTERS });
  await shared.listRefreshes.wait(store.of);
  const conditions = listConditions({ store, brand });
  const pattern = searchPattern(args.search?.toLowerCase(), 'search');
  if (pattern !== null) conditions.add(HAS_TEXT, pattern);
  const hasText = pattern !== null || filters.some(({ contains }) => contains?.trim());
  const tables = hasText ? RECORDS_WITH_TEXTS : RECORDS;
  const form = await store.form('change', brand.name);
  for (const [index, filter] of filters.entries()) {
    addFilter(conditions, filter, { store, form, argument: `filters[${index}]` });
  }
  const counters = hasText ? undefined : countersFor(filters, { store, form });
  const count = () =>
    countRecords(context, {
      ...{ store, brand, conditions, counters },
      ...(hasText && filters.length === 0 ? { tables: TEXTS, id: 'record.record_id' } : { tables, id: 'record.id' }),
      bound: hasText ? countBoundFor(paging) : undefined,
    });
  const counts = await count();
  const side = args.active ?? undefined;
  const shown = conditionsForRows(counts, 'record.id', conditions);
  // As in the counts: NULL, of areas without an active flag, is not active.
  if (side !== undefined) shown.addSql(`record.active IS ${side ? 'TRUE' : 'NOT TRUE'}`);
  const found = { list: { store, brand }, ...namedTotals(store, await totalsOf(counts, side, count)) };
  if (found.total_count <= paging.offset) return { records: [], ...found };
  const records = await database.query<RecordRow>(
    `SELECT ${RECORD_COLUMNS} FROM ${counts.ids ? RECORDS : tables} WHERE ${shown.sql}
     ORDER BY ${order} ${shown.part(paging)}`,
    shown.values,
  );
  return { records, ...found };
}

/** The tables of a search. Search texts are in a table of their own, with all columns that counting a text search needs. */
const RECORDS = 'record';
const RECORDS_WITH_TEXTS = 'record JOIN record_text ON record_text.record_id = record.id';
const TEXTS = 'record_text AS record';
const HAS_TEXT = 'text LIKE ?';

/** The area is a literal, not a parameter, so that the partial indexes of its properties are used. */
function listConditions({ store, brand }: RecordList): Conditions {
  const conditions = createConditions();
  conditions.add('record.brand_id = ?', brand.id);
  conditions.addSql(`record.area = ${textLiteral(store.of)}`);
  return conditions;
}

interface FilterPlace {
  readonly store: DefinedStore;
  readonly form: RecordForm;
  /** The argument of the filter, for errors. */
  readonly argument: string;
}

function addFilter(conditions: Conditions, filter: RecordFilter, place: FilterPlace): void {
  const { property, contains } = filter;
  if (!place.store.keyProperties.includes(property)) {
    throw expectedOneOf(`${place.argument}.property`, place.store.keyProperties, property);
  }
  for (const { operator, key } of comparisons(filter, place))
    conditions.add(`${keyColumn(property)} ${operator} ?`, key);
  const pattern = searchPattern(contains?.toLowerCase(), `${place.argument}.contains`);
  if (pattern === null) return;
  // The text index narrows the search to few records, whose property is then checked.
  conditions.add(`${HAS_TEXT} AND lower(${valueColumn(property)}) LIKE ?`, pattern);
}

/** A comparison with the key of a property. */
interface Comparison {
  readonly operator: '=' | '>=' | '<=';
  readonly key: string;
}

/** @throws BadInput for an invalid value of the property */
function comparisons(filter: RecordFilter, { form, argument }: FilterPlace): readonly Comparison[] {
  const asked = [
    { end: 'is', operator: '=' },
    { end: 'from', operator: '>=' },
    { end: 'to', operator: '<=' },
  ] as const;
  return asked.flatMap(({ end, operator }) => {
    const value = filter[end];
    if (value === null || value === undefined || value === '') return [];
    const key = form.keyOf(filter.property, value, end === 'is' ? undefined : end);
    if (key !== undefined) return [{ operator, key }];
    throw new BadInput(`${argument}.${end}`, `${argument}.${end}: expected a value of the property, got '${value}'.`);
  });
}

/** The counters for a list without filters, or with one filter that has counters; undefined for other ones, none of them with a text. */
function countersFor(
  [filter, ...others]: readonly RecordFilter[],
  { store, form }: Omit<FilterPlace, 'argument'>,
): readonly FacetCounter[] | undefined {
  if (filter === undefined) return ALL_RECORDS;
  if (others.length > 0) return undefined;
  const { property: facet } = filter;
  const counted = store.countedFilters.get(facet);
  const asked = comparisons(filter, { store, form, argument: 'filters[0]' });
  const [is, from, to] = (['=', '>=', '<='] as const).map(
    (operator) => asked.find((one) => one.operator === operator)?.key,
  );
  if (asked.length === 0) return ALL_RECORDS;
  if (is !== undefined) return counted && asked.length === 1 ? [{ facet, value: is }] : undefined;
  return counted === 'range' ? countersOfRange(facet, { from, to }) : undefined;
}

const ALL_RECORDS: readonly FacetCounter[] = [{ facet: '', value: '' }];

/** The SQL expression for the stored text of a property; dots separate nested properties. */
function valueColumn(property: string): string {
  return `(record.data #>> ARRAY[${property.split('.').map(textLiteral).join(', ')}])`;
}

/**
 * The number of records found. The database maintains counters of all records of a list and of each value of its filters; other searches
 * count the rows (text searches up to a bound), cached until something changes in the list.
 */
async function countRecords(
  { database, shared }: ContentContext,
  given: RecordList & {
    readonly conditions: Conditions;
    readonly tables: string;
    readonly id: string;
    readonly bound: number | undefined;
    readonly counters: readonly FacetCounter[] | undefined;
  },
): Promise<FoundCounts> {
  const { store, brand, conditions, tables, id, bound, counters } = given;
  if (counters) {
    const ofList = counters.map((counter) => ({ tag: store.of, ...counter }));
    return { ...(await countFacets(database, { source: SOURCE, brandId: brand.id }, ofList)), isExact: true };
  }
  const rows = { tables, conditions, id, bound, active: 'record.active' };
  return shared.counts.get(database, { brandId: brand.id, tags: [`records of ${store.of}`] }, rows);
}

/** The table of the records, as named in their counters. */
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

/** Sorted by id last, so that records of equal rank keep a stable order across pages. */
function readSort(store: DefinedStore, sort: SearchRecordsArguments['sort']): string {
  const { by, order } = sort ?? store.area.list.sort;
  const direction = readDirection(order, 'sort.order');
  const known = [...store.keyProperties, ...SORTABLE_COLUMNS];
  if (!known.includes(by)) throw expectedOneOf('sort.by', known, by);
  const column = SORTABLE_COLUMNS.has(by) ? `record.${by}` : keyColumn(by);
  return `${column} ${direction}, record.id ${direction}`;
}

/** The choices of a filter. */
interface RecordChoices {
  readonly property: string;
  readonly values: readonly string[];
}

/** The choices of the filters that define neither choices nor options. */
export async function choicesOfList(
  { list: { store, brand } }: RecordSearchResult,
  { database }: ContentContext,
): Promise<readonly RecordChoices[]> {
  const faceted = { source: SOURCE, brandId: brand.id, tag: store.of };
  const offered = await listFacetValues(database, faceted, {
    names: store.offeredProperties.map(displayFacet),
    max: MAX_CHOICES,
  });
  return store.offeredProperties.map((property) => ({ property, values: offered.get(displayFacet(property)) ?? [] }));
}

/** Maximum number of choices of a filter. */
const MAX_CHOICES = 100;
