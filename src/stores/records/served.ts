import type { Ask, ContentCalls } from '../../api/ask';
import { ServiceError } from '../../api/errors';
import { isObject } from '../../lib/objects';
import type { JsonRecord } from '../../tree';
import type { FileVersion, RecordPage, RecordQuery, RecordSource, SentRecord, ServedRecord } from './source';

/** A record as the content service answers it; services of the specification say neither revision nor who saved it. */
interface AnsweredRecord {
  readonly id: string;
  readonly revision?: number;
  readonly updated_at?: string;
  readonly updated_by?: string | null;
}

/** How the records of one kind are asked for and sent. */
export interface ServedRecords<Answer extends AnsweredRecord> {
  readonly keptAs?: RecordSource['keptAs'];
  /** What is said of a record that does not exist. */
  readonly notFound: string;
  readonly list: (ask: Ask, query: RecordQuery) => Promise<RecordPage>;
  readonly read: (ask: Ask, id: string) => Promise<Answer | null | undefined>;
  readonly save: (ask: Ask, sent: SentRecord) => Promise<Answer>;
  /** Absent where the service removes none. */
  readonly remove?: (ask: Ask, id: string) => Promise<unknown>;
  /** What editors and pages of a record see of it; the whole answer unless given. */
  readonly values?: (answer: Answer) => JsonRecord;
  readonly versions?: (ask: Ask, id: string) => Promise<readonly FileVersion[]>;
  readonly argumentNames?: RecordSource['argumentNames'];
}

/** The source of the records of one kind. */
export function createServedSource<Answer extends AnsweredRecord>(
  { read, change, attempt, atOnce }: ContentCalls,
  records: ServedRecords<Answer>,
): RecordSource {
  const { keptAs, remove, versions, argumentNames, values = wholeAnswer } = records;

  function served(answer: Answer): ServedRecord {
    const { id, revision, updated_at: updatedAt, updated_by: updatedBy } = answer;
    return { id, revision, updatedAt, updatedBy: updatedBy ?? undefined, values: values(answer) };
  }

  return {
    atOnce,
    list: (query) => records.list(read, query),
    async read(id) {
      const answer = await records.read(read, id);
      if (!answer) throw new ServiceError(records.notFound, 'NOT_FOUND');
      return served(answer);
    },
    create: async (values, key) => served(await records.save(change(key), { values })),
    update: async (id, values, { key, revision } = {}) =>
      served(await records.save(change(key), { id, values, ...(revision !== undefined && { revision }) })),
    attempt: async (sent) => void (await records.save(attempt, sent)),
    ...(remove && { remove: async (id) => void (await remove(change(), id)) }),
    ...(versions && { versions: (id) => versions(read, id) }),
    ...(argumentNames && { argumentNames }),
    ...(keptAs !== undefined && { keptAs }),
  };
}

function wholeAnswer(answer: AnsweredRecord): JsonRecord {
  return { ...answer };
}

/**
 * What of a record is sent: all that its fields are stored as.
 * @param options.answered what the service answers and does not take, besides what it says of every record
 * @param options.trimmed texts that go without blanks around them
 * @param options.parts what the service keeps of properties that hold others
 */
export function inputOf(
  { id, values }: SentRecord,
  options: {
    readonly answered?: readonly string[];
    readonly trimmed?: readonly string[];
    readonly parts?: Readonly<Record<string, readonly string[]>>;
  } = {},
): JsonRecord {
  const { answered = [], trimmed = [], parts = {} } = options;
  const without = [...OF_EVERY_RECORD, ...answered];
  const sent = Object.entries({ ...values, id }).flatMap(([name, value]) => {
    if (value === undefined || without.includes(name)) return [];
    const kept = parts[name];
    if (kept && isObject(value)) return [[name, Object.fromEntries(kept.map((part) => [part, value[part] ?? null]))]];
    return [[name, typeof value === 'string' && trimmed.includes(name) ? value.trim() : value]];
  });
  return Object.fromEntries(sent) as JsonRecord;
}

const OF_EVERY_RECORD = ['__typename', 'revision', 'created_at', 'updated_at', 'updated_by'];
