import type { ExecuteDocument, ContentCalls } from '../../api/contentCalls';
import { ServiceError } from '../../api/errors';
import { isObject } from '../../lib/objects';
import type { JsonRecord } from '../../tree';
import type { FileVersion, RecordPage, RecordQuery, RecordSource, SentRecord, ServedRecord } from './source';

/** A record as the content service returns it; services of the specification neither count revisions nor say who saved it. */
interface RecordResponse {
  readonly id: string;
  readonly revision?: number;
  readonly updated_at?: string;
  readonly updated_by?: string | null;
}

/** How the records of one kind are fetched and saved. */
export interface ServedRecords<Data extends RecordResponse> {
  readonly recordKind?: RecordSource['recordKind'];
  /** Message for a record that does not exist. */
  readonly notFound: string;
  readonly list: (ask: ExecuteDocument, query: RecordQuery) => Promise<RecordPage>;
  readonly read: (ask: ExecuteDocument, id: string) => Promise<Data | null | undefined>;
  readonly save: (ask: ExecuteDocument, sent: SentRecord) => Promise<Data>;
  /** Absent where the service cannot remove records. */
  readonly remove?: (ask: ExecuteDocument, id: string) => Promise<unknown>;
  /** The values for editors and pages of the record; the whole response by default. */
  readonly values?: (response: Data) => JsonRecord;
  readonly versions?: (ask: ExecuteDocument, id: string) => Promise<readonly FileVersion[]>;
  readonly argumentNames?: RecordSource['argumentNames'];
}

/** A source of the records of one kind, in the content service. */
export function createServedSource<Data extends RecordResponse>(
  { read, change, dryRun, batchSize }: ContentCalls,
  records: ServedRecords<Data>,
): RecordSource {
  const { recordKind, remove, versions, argumentNames, values = wholeResponse } = records;

  function served(response: Data): ServedRecord {
    const { id, revision, updated_at: updatedAt, updated_by: updatedBy } = response;
    return { id, revision, updatedAt, updatedBy: updatedBy ?? undefined, values: values(response) };
  }

  return {
    batchSize,
    list: (query) => records.list(read, query),
    async read(id) {
      const response = await records.read(read, id);
      if (!response) throw new ServiceError(records.notFound, 'NOT_FOUND');
      return served(response);
    },
    create: async (values, key) => served(await records.save(change(key), { values })),
    update: async (id, values, { key, revision } = {}) =>
      served(await records.save(change(key), { id, values, ...(revision !== undefined && { revision }) })),
    attempt: async (sent) => void (await records.save(dryRun, sent)),
    ...(remove && { remove: async (id) => void (await remove(change(), id)) }),
    ...(versions && { versions: (id) => versions(read, id) }),
    ...(argumentNames && { argumentNames }),
    ...(recordKind !== undefined && { recordKind }),
  };
}

function wholeResponse(response: RecordResponse): JsonRecord {
  return { ...response };
}

/**
 * The input that saves a record: all stored properties of its fields.
 * @param options.readOnly properties that the service returns but does not accept, besides those of every record
 * @param options.trimmed texts that are sent without surrounding blanks
 * @param options.parts the nested properties that the service stores, by the name of the outer one
 */
export function inputOf(
  { id, values }: SentRecord,
  options: {
    readonly readOnly?: readonly string[];
    readonly trimmed?: readonly string[];
    readonly parts?: Readonly<Record<string, readonly string[]>>;
  } = {},
): JsonRecord {
  const { readOnly = [], trimmed = [], parts = {} } = options;
  const omitted = [...READ_ONLY_PROPERTIES, ...readOnly];
  const sent = Object.entries({ ...values, id }).flatMap(([name, value]) => {
    if (value === undefined || omitted.includes(name)) return [];
    const kept = parts[name];
    if (kept && isObject(value)) return [[name, Object.fromEntries(kept.map((part) => [part, value[part] ?? null]))]];
    return [[name, typeof value === 'string' && trimmed.includes(name) ? value.trim() : value]];
  });
  return Object.fromEntries(sent) as JsonRecord;
}

const READ_ONLY_PROPERTIES = ['__typename', 'revision', 'created_at', 'updated_at', 'updated_by'];
