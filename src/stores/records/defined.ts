import type { ContentCalls } from '../../api/contentCalls';
import { ServiceError } from '../../api/errors';
import {
  MoveRecordDocument,
  RecordDocument,
  RecordsDocument,
  RemoveRecordsDocument,
  SaveRecordsDocument,
  type RecordFieldsFragment,
  type RecordFilter,
  type RecordsQuery,
} from '../../api/generated/graphql';
import { isObject } from '../../lib/objects';
import type { JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import { createServedSource } from './served';
import type { RecordPage, RecordQuery, RecordRow, RecordSource, RowValue } from './source';

/** The brand and area of the records. */
export interface DefinedRecordsScope {
  readonly brandId: string;
  /** The name of the area's store. */
  readonly area: string;
}

/** The records of an area that the services know only from its definition. */
export function createDefinedSource(calls: ContentCalls, { brandId, area }: DefinedRecordsScope): RecordSource {
  const of = { brand_id: brandId, area };
  return {
    ...createServedSource<RecordFieldsFragment>(calls, {
      recordKind: area,
      notFound: notFoundTexts.record,
      async list(ask, { search, sort, page, limit, isActive, ...asked }) {
        const { records: found } = await ask(RecordsDocument, {
          ...{ ...of, page, limit, sort, filters: filtersOf(asked) },
          ...(search === '' ? {} : { search }),
          ...(isActive === undefined ? {} : { active: isActive }),
        });
        return pageOf(found);
      },
      read: async (ask, id) => (await ask(RecordDocument, { id })).record,
      async save(ask, { id, values: data, revision }) {
        const record = {
          data,
          ...(id !== undefined && { id }),
          ...(revision !== undefined && { expected_revision: revision }),
        };
        const { saveRecords } = await ask(SaveRecordsDocument, { ...of, records: [record] });
        const [saved] = saveRecords;
        if (!saved) throw new ServiceError(notFoundTexts.record, 'NOT_FOUND');
        return saved;
      },
      remove: async (ask, id) => ask(RemoveRecordsDocument, { ids: [id] }),
      values: ({ data }) => valuesOf(data),
    }),
    async move(id, before) {
      await calls.change()(MoveRecordDocument, { id, before: before ?? null });
    },
  };
}

function pageOf(found: RecordsQuery['records']): RecordPage {
  const { total_active: active, total_inactive: inactive, choices } = found;
  return {
    rows: found.records.map(rowOf),
    total: found.total_count,
    hasUncounted: found.total_is_exact === false,
    ...(typeof active === 'number' && typeof inactive === 'number' && { counts: { active, inactive } }),
    choices: Object.fromEntries(
      choices.map(({ property, values }) => [property, values.map((value) => ({ value, label: value }))]),
    ),
  };
}

function filtersOf({ filters = {}, comparisons = [] }: Partial<RecordQuery>): readonly RecordFilter[] {
  return [...Object.entries(filters).map(([property, is]) => ({ property, is })), ...comparisons];
}

function rowOf({ id, data, updated_at: updatedAt }: RecordFieldsFragment): RecordRow {
  return { ...Object.fromEntries(flatValuesOf(valuesOf(data))), updated_at: updatedAt, id };
}

/** Columns of a record: nested properties are named by their path, `meta_data.alt_text`. */
export function flatValuesOf(values: JsonRecord, prefix = ''): readonly (readonly [string, RowValue])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (isObject(value)) return flatValuesOf(value, `${prefix}${name}.`);
    const shown = Array.isArray(value) ? value.filter(isScalar) : value;
    return isScalar(shown) || (Array.isArray(shown) && shown.length > 0) ? [[`${prefix}${name}`, shown] as const] : [];
  });
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function valuesOf(data: unknown): JsonRecord {
  return isObject(data) ? data : {};
}
