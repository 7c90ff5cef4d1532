import { isObject } from '../../../src/lib/objects';
import { createConditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { expectedOneOf } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { documentMessages } from '../documentMessages';
import { requireNameLength } from '../guards/sizes';
import { searchPattern } from '../likePattern';
import { readDirection, readPaging, type PagedArguments } from '../paging';
import type { RecordValues } from '../records/recordStore';
import type { OpenedRecord } from '../records/saveRecord';
import { requireBrand, saveSpecified, textOf, type SentRecord, searchSpecified } from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';
import { nextDocumentNumber } from './documentNumber';

/** The property documents of the brands (MDDOR-018). */
export const propertyDocumentStore = createTableStore({
  of: 'mdor_document',
  table: 'mdor_document',
  editor: 'property-document',
  notFound: documentMessages.notFound,
  nameProperties: ['document_name'],
});

/**
 * Adds or changes a property document (API-GQL-044, MDDOR-012 to MDDOR-016, B-41); properties that are not sent stay as stored. The
 * name defaults to that of the file.
 * @throws NotFound for an id of another brand
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput without a project or file, for a file that is no PDF, and for another project than the stored one
 */
export function savePropertyDocument(
  { expected_revision: expected, ...sent }: SentRecord & { readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<RecordAnswer> {
  return saveSpecified(context, propertyDocumentStore, {
    ...{ sent, expected, trimmed: ['document_name'] },
    complete: (opened) => complete(opened, { sent, database: context.database }),
  });
}

async function complete(
  opened: OpenedRecord,
  { sent, database }: { readonly sent: SentRecord; readonly database: Queryable },
): Promise<RecordValues> {
  const { values, stored, brand } = opened;
  if (stored && values['assigned_project'] !== stored.values['assigned_project']) {
    throw new BadInput('assigned_project', documentMessages.projectLocked);
  }
  const isSameFile = values['file'] === stored?.values['file'];
  // Meta data of the stored file must not be carried over to another file.
  const metaData = isSameFile
    ? objectOf(values['meta_data'])
    : partsOf(values['meta_data'], objectOf(sent['meta_data']));
  const fileName = textOf(metaData?.['file_name']);
  const name = textOf(values['document_name']);
  requireNameLength(name, { argument: 'document_name', stored: textOf(stored?.values['document_name']) });
  requireNameLength(fileName, {
    argument: 'meta_data.file_name',
    stored: textOf(objectOf(stored?.values['meta_data'])?.['file_name']),
  });
  return {
    ...values,
    ...(!stored && brand && (await nextDocumentNumber(database, brand))),
    document_name: name ?? withoutExtension(fileName ?? (await fileNameOf(opened, database))),
    meta_data: metaData,
  };
}

function objectOf(value: unknown): RecordValues | null {
  return isObject(value) ? value : null;
}

/** The properties of `value` that `named` has, too. */
function partsOf(value: unknown, named: RecordValues | null): RecordValues | null {
  return named && Object.fromEntries(Object.keys(named).map((name) => [name, objectOf(value)?.[name]]));
}

/** The name of the file. For an unchanged file it comes from the stored values, as its upload may have been deleted. */
async function fileNameOf({ values, stored }: OpenedRecord, database: Queryable): Promise<string> {
  const file = textOf(values['file']) ?? '';
  if (file !== stored?.values['file']) return findFileName(database, file);
  return textOf(objectOf(stored.values['meta_data'])?.['file_name']) ?? textOf(stored.values['document_name']) ?? '';
}

/** The name of an uploaded file, or else the last segment of its key. */
async function findFileName(database: Queryable, key: string): Promise<string> {
  const [file] = await database.query<{ fileName: string }>('SELECT file_name AS "fileName" FROM file WHERE key = $1', [
    key,
  ]);
  return file?.fileName ?? key.split('/').at(-1) ?? key;
}

/** Strips the extension, unless the name consists of nothing else. */
function withoutExtension(fileName: string): string {
  return fileName.trim().replace(/(?<=.)\.[^.]*$/, '');
}

export interface SearchPropertyDocumentsArguments extends PagedArguments {
  readonly brand_id: string;
  readonly search?: string | null;
  readonly sort?: { readonly by?: string | null; readonly order?: string | null } | null;
}

/**
 * The property documents of a brand whose name, id or project contains a text; the last added first (API-GQL-042,
 * MDDOR-007, MDDOR-008).
 * @throws BadInput naming the argument
 */
export async function searchPropertyDocuments(
  args: SearchPropertyDocumentsArguments,
  context: ContentContext,
): Promise<{ readonly mdor_documents: readonly RecordAnswer[]; readonly total_count: number }> {
  const paging = readPaging(args);
  const order = readOrder(args.sort);
  const brand = requireBrand(context, propertyDocumentStore, { id: args.brand_id });
  const conditions = createConditions();
  conditions.add('mdor_document.brand_id = ?', brand.id);
  const pattern = searchPattern(args.search, 'search');
  if (pattern !== null) conditions.add(FOUND_BY_TEXT, pattern);
  const { records, total } = await searchSpecified(context, propertyDocumentStore, { conditions, order, paging });
  return { mdor_documents: records, total_count: total };
}

function readOrder(sort: SearchPropertyDocumentsArguments['sort']): string {
  const by = sort?.by ?? 'created_at';
  const expression = SORTS.get(by);
  if (expression === undefined) throw expectedOneOf('sort.by', SORTS.keys(), by);
  const order = readDirection(sort?.order, 'sort.order');
  return `${expression} ${order}, mdor_document.id ${order}`;
}

const FOUND_BY_TEXT = `mdor_document.document_name ILIKE ? OR mdor_document.document_custom_id ILIKE ?
  OR mdor_document.assigned_project ILIKE ?`;

/** Sort expressions, as in the indexes; by number, because as text, ids with seven digits would sort before those with six. */
const SORTS: ReadonlyMap<string, string> = new Map([
  ['document_custom_id', 'mdor_document.number'],
  ['document_name', 'left(lower(mdor_document.document_name), 100)'],
  ['assigned_project', 'left(lower(mdor_document.assigned_project), 100)'],
  ['created_at', 'mdor_document.created_at'],
]);
