import { createConditions, type Conditions } from '../../database/conditions';
import type { BrandRow } from '../../services';
import { requireId, requireIds, requireRange } from '../arguments';
import type { ContentContext } from '../context';
import { requireCount } from '../guards/sizes';
import { readableEntriesCondition, type ContentEntry } from '../readableEntries';
import { recordStores } from '../records/stores';
import { createLabels } from './labels';
import { addressParts, type Reference } from './references';
import { queryOfReferences } from './searchEntries';
import { valuesOfRecord } from './searchableTexts';
import { ownBrand } from '../brands';

/** A page or record that refers to one of the requested entries. */
interface ReferringEntry extends ContentEntry {
  /** The names from the container down to the referring field, or the property. */
  readonly place: readonly string[];
  /** Label of the field in its form. */
  readonly label: string | null;
  /** The reference in the field: the id of the other entry, or a part of its URL, in lower case. */
  readonly named: string;
}

interface ReferringEntries {
  /** Last saved first. */
  readonly entries: readonly ReferringEntry[];
  /** Number of referring entries that the caller may read. */
  readonly total: number;
  /** Number of others: of kinds that the caller may not read, and of other brands. */
  readonly hidden: number;
}

/**
 * The pages and records that refer to some others: by id (a picked page, the page of a banner), or by a link whose URL contains the slug
 * of the page, the id of the record, or one of its files. Entries that the caller may not read are only counted. For requested entries
 * that are unknown, or not readable by the caller, the result is empty.
 * @throws BadInput for more than 500 ids, and for a limit that is not from 1 to 50
 * @throws NotFound for a brand that is not the caller's
 */
export async function referringEntries(
  args: { readonly brand_id: string; readonly ids: readonly string[]; readonly limit?: number | null },
  context: ContentContext,
): Promise<ReferringEntries> {
  const limit = requireRange(args.limit, { argument: 'limit', min: 1, max: MAX_LIMIT, byDefault: DEFAULT_LIMIT });
  requireCount(args.ids, { argument: 'ids', max: MAX_IDS });
  const ids = requireIds(args.ids, 'ids');
  const brand = ownBrand(context.caller, requireId(args.brand_id, 'brand_id'));
  const names = await namesOf(ids, brand, context);
  if (names.length === 0) return { entries: [], total: 0, hidden: 0 };
  const found = await query({ ids, names, limit }, brand, context);
  const labelOf = await createLabels(context, brand.name);
  const targetNames = new Set(names);
  const entries = await Promise.all(
    found
      .filter(({ is_readable: isReadable }) => isReadable)
      .map(async ({ source: kind, tag: of, id, name, slug, category, refers }) => {
        const { place = [], to = '' } = refers.find((reference) => targetNames.has(reference.to)) ?? {};
        return { kind, of, id, name, slug, category, place, label: await labelOf({ kind, of, place }), named: to };
      }),
  );
  const [{ total, hidden } = { total: 0, hidden: 0 }] = found;
  return { entries, total: Number(total), hidden: Number(hidden) };
}

/** The ids and URL parts by which others may refer to the entries, as far as the caller may read them. */
async function namesOf(ids: readonly string[], brand: BrandRow, context: ContentContext): Promise<readonly string[]> {
  const conditions = createConditions();
  conditions.add('page.id = ANY(?::uuid[])', ids);
  conditions.addSql(readableCondition(conditions, brand, context));
  const targets = await context.database.query<Pick<FoundEntry, 'id' | 'source' | 'tag' | 'slug'>>(
    `SELECT id, source, tag, slug FROM search_entry AS page WHERE ${conditions.sql}`,
    conditions.values,
  );
  const slugs = targets.flatMap(({ slug }) => (slug === null ? [] : addressParts(encodeURIComponent(slug))));
  const records = targets.filter(({ source }) => source === 'record');
  const kinds = [...new Set(records.map(({ tag }) => tag))];
  const files = await Promise.all(
    kinds.map((kind) =>
      fileNamesOf(kind, { ids: records.flatMap(({ tag, id }) => (tag === kind ? [id] : [])) }, context),
    ),
  );
  return [...new Set([...targets.map(({ id }) => id), ...slugs, ...files.flat()])];
}

/** The names of the files of records, i.e. the last URL segment of each. */
async function fileNamesOf(
  kind: string,
  { ids }: { readonly ids: readonly string[] },
  { database, services }: ContentContext,
): Promise<readonly string[]> {
  const store = recordStores(services.definitions).require(kind);
  const stored = await store.read(database, ids);
  const names = await Promise.all(
    stored.map(async ({ brandName, values }) =>
      valuesOfRecord(await store.rules(brandName), values).flatMap(({ rules, value }) =>
        rules.guard.as === 'file' && typeof value === 'string' ? addressParts(value).slice(-1) : [],
      ),
    ),
  );
  return names.flat();
}

interface FoundEntry {
  readonly id: string;
  readonly source: 'page' | 'record';
  readonly tag: string;
  readonly slug: string | null;
  readonly category: string | null;
  readonly name: string;
  readonly is_readable: boolean;
  readonly total: string;
  readonly hidden: string;
  readonly refers: readonly Reference[];
}

function query(
  request: { readonly ids: readonly string[]; readonly names: readonly string[]; readonly limit: number },
  brand: BrandRow,
  context: ContentContext,
): Promise<readonly FoundEntry[]> {
  const conditions = createConditions();
  conditions.add('page.words @@ ?::tsquery', queryOfReferences(request.names));
  conditions.add('page.id <> ALL(?::uuid[])', request.ids);
  const isReadable = readableCondition(conditions, brand, context);
  const limit = conditions.place(request.limit);
  return context.database.query<FoundEntry>(
    `SELECT shown.*, search_text.refers FROM (
       SELECT found.*, count(*) FILTER (WHERE is_readable) OVER () AS total,
         count(*) FILTER (WHERE NOT is_readable) OVER () AS hidden
       FROM (
         SELECT id, source, tag, slug, category, name, saved_at, coalesce(${isReadable}, false) AS is_readable
         FROM search_entry AS page WHERE ${conditions.sql}
       ) AS found
       ORDER BY is_readable DESC, saved_at DESC, id LIMIT ${limit}
     ) AS shown JOIN search_text ON search_text.id = shown.id
     ORDER BY is_readable DESC, saved_at DESC, shown.id`,
    conditions.values,
  );
}

/** The SQL condition for the entries of the brand that the caller may read. */
function readableCondition(conditions: Conditions, brand: BrandRow, { caller, services }: ContentContext): string {
  const ofBrand = readableEntriesCondition(conditions, { caller, brand, definitions: services.definitions });
  return `(page.brand_id = ${conditions.place(brand.id)} AND (${ofBrand}))`;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;
/** The maximum number of rows that a list selects at once. */
const MAX_IDS = 500;
