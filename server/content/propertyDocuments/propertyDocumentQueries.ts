import { createConditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import { findRecord, requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { readPaging } from '../paging';
import { readDirection } from '../sortDirection';
import { propertyDocumentStore, type PropertyDocumentRow } from './propertyDocumentRow';

export interface SearchPropertyDocumentsArguments {
  readonly brand_id: string;
  readonly search?: string | null;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly sort?: { readonly by?: string | null; readonly order?: string | null } | null;
}

export interface PropertyDocumentSearchResult {
  readonly mdor_documents: readonly PropertyDocumentRow[];
  readonly total_count: number;
}

/**
 * The property documents of a brand whose name, id or project contains a text; the last added first (API-GQL-042,
 * MDDOR-007, MDDOR-008).
 * @throws BadInput naming the argument
 */
export async function searchPropertyDocuments(
  args: SearchPropertyDocumentsArguments,
  context: ContentContext,
): Promise<PropertyDocumentSearchResult> {
  const { limit, offset } = readPaging(args);
  const order = readOrder(args.sort);
  const brand = await requireBrand(context, {
    kind: propertyDocumentStore.kind,
    id: args.brand_id,
    argument: 'brand_id',
    actions: ['read'],
  });
  const conditions = createConditions();
  conditions.add('mdor_document.brand_id = ?', brand.id);
  const pattern = likePattern(args.search);
  if (pattern !== null) conditions.add(FOUND_BY_TEXT, pattern);
  const [count] = await context.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM mdor_document WHERE ${conditions.sql}`,
    conditions.values,
  );
  const documents = await context.database.query<PropertyDocumentRow>(
    `${selectFrom(propertyDocumentStore)} WHERE ${conditions.sql} ORDER BY ${order}
     LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { mdor_documents: documents, total_count: count?.total ?? 0 };
}

/**
 * One property document (API-GQL-043).
 * @throws NotFound also for documents of other brands
 */
export function findPropertyDocument(
  args: { readonly id: string },
  context: ContentContext,
): Promise<PropertyDocumentRow> {
  return findRecord(context, propertyDocumentStore, args.id);
}

function readOrder(sort: SearchPropertyDocumentsArguments['sort']): string {
  const by = sort?.by ?? 'created_at';
  const expression = SORTS.get(by);
  if (expression === undefined) {
    throw new BadInput('sort.by', `sort.by: expected one of ${[...SORTS.keys()].join(', ')}, got '${by}'.`);
  }
  const order = readDirection(sort?.order, 'sort.order');
  return `${expression} ${order}, mdor_document.id ${order}`;
}

const FOUND_BY_TEXT = `mdor_document.document_name ILIKE ? OR mdor_document.document_custom_id ILIKE ?
  OR mdor_document.assigned_project ILIKE ?`;

/** What a list can be sorted by, as the indexes have it; by number, because ids of seven digits come after those of six. */
const SORTS: ReadonlyMap<string, string> = new Map([
  ['document_custom_id', 'mdor_document.number'],
  ['document_name', 'left(lower(mdor_document.document_name), 100)'],
  ['assigned_project', 'left(lower(mdor_document.assigned_project), 100)'],
  ['created_at', 'mdor_document.created_at'],
]);
