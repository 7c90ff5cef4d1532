import { accessOf } from '../../../schemas/access';
import { POSITION, type DefinedRecordArea, type EditorDefinition } from '../../../src/definition';
import { propertyAt } from '../../../src/tree';
import type { Definitions } from '../../definitions';
import { NotFound } from '../../errors';
import { beginningOf, facetElement, orderedFacets } from '../facets';
import { wordsOf } from '../html/wordsOf';
import { recordMessages } from '../recordMessages';
import { recordForm, type RecordForm } from './recordForm';
import { storedRecord, type RecordColumns, type RecordStore, type RecordValues } from './recordStore';
import { sha256OfJson } from '../../sha256';

/** Where the records of an area are kept that definitions describe: the table `record`. */
export interface DefinedStore extends RecordStore {
  readonly area: DefinedRecordArea;
  /** The properties that lists are sorted and filtered by: columns, filters, and what tells active records. */
  readonly keyed: readonly string[];
  /** What the records with each value are counted of: what lists are filtered by, but parts of texts. */
  readonly counted: ReadonlyMap<string, CountedBy>;
  /** The properties whose values a list offers to choose from. */
  readonly offered: readonly string[];
  /** The form of a new record, or of a stored one, as a brand has it. */
  form(editor: EditorOf, brandName: string | undefined): Promise<RecordForm>;
  /** What lists find a record by. */
  indexed(values: RecordValues, brandName: string | undefined): Promise<IndexedRecord>;
  /** Changes when the definitions do by which records are indexed. */
  indexedBy(brandName: string | undefined): Promise<string>;
}

type EditorOf = 'add' | 'change';

/** Whether records are counted by equal values alone, or also from one value to another. */
type CountedBy = 'value' | 'range';

/** What lists find a record by, as the columns of the table have it. */
export interface IndexedRecord {
  readonly text: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly facets: readonly string[];
  /** Null for areas that tell no active records. */
  readonly active: boolean | null;
  readonly indexed_by: string;
}

/**
 * The store of an area.
 * @throws RangeError when the area says nothing of access
 */
export function definedStore(area: DefinedRecordArea, { editorsOfArea }: Definitions): DefinedStore {
  const { list, store, name } = area;
  const of = store.name;
  const [policy] = accessOf(area);
  if (policy === undefined) throw new RangeError(`${name}: expected who may read and change its records.`);
  const title = list.cards?.title ?? list.columns[0]?.field ?? '';
  const keyed = keyedProperties(area);
  const counted = new Map(
    (list.filters ?? []).flatMap(({ key, by }): [string, CountedBy][] =>
      by === 'text' ? [] : [[key, by === 'dates' || by === 'numbers' ? 'range' : 'value']],
    ),
  );
  const offered = offeredProperties(area);
  const forms = new Map<string, Promise<RecordForm>>();

  async function findEditor(editor: EditorOf): Promise<EditorDefinition> {
    const wanted = area.entries.editors[editor];
    const found = ((await editorsOfArea[name]?.()) ?? []).find((one) => one.name === wanted);
    if (found === undefined) throw new RangeError(`${name}: there is no editor '${wanted}'.`);
    return found;
  }

  /** Compiled when it is needed first. */
  function form(editor: EditorOf, brandName: string | undefined): Promise<RecordForm> {
    const key = `${editor} ${brandName ?? ''}`;
    const known = forms.get(key) ?? findEditor(editor).then((found) => recordForm(found, brandName));
    forms.set(key, known);
    return known;
  }

  async function indexedBy(brandName: string | undefined): Promise<string> {
    const { fields, overlays } = await findEditor('change');
    const decisive = [INDEXING, keyed, [...counted], offered, store, fields, overlays, brandName];
    return sha256OfJson(decisive).slice(0, VERSION_CHARACTERS);
  }

  async function indexed(values: RecordValues, brandName: string | undefined): Promise<IndexedRecord> {
    const read = (await form('change', brandName)).read(values);
    const keys = keyed.flatMap((property) => {
      const key = read.key(property);
      return key === undefined ? [] : [[property, key] as const];
    });
    const shown = offered.flatMap((property) => {
      const text = read.stored(property)?.trim();
      return text ? [facetElement(shownFacet(property), beginningOf(text, LONGEST_NAME))] : [];
    });
    return {
      text: read.searchText,
      keys: Object.fromEntries(keys),
      facets: [...keys.flatMap(([property, key]) => countedAs(counted.get(property), property, key)), ...shown],
      active: store.active === undefined ? null : read.key(store.active) === 'true',
      indexed_by: await indexedBy(brandName),
    };
  }

  return {
    ...{ of, area, policy, keyed, counted, offered, form, indexed, indexedBy },
    notFound: recordMessages.recordNotFound,
    rows: { table: 'record', area: of },
    async held(brandName) {
      const [added, changed] = await Promise.all([form('add', brandName), form('change', brandName)]);
      return new Map([...added.held, ...changed.held]);
    },
    async read(database, ids, { lock = false } = {}) {
      const rows = await database.query<RecordColumns & { readonly data: RecordValues }>(
        `SELECT record.id, record.brand_id, record.revision, record.updated_by, record.updated_at, record.data,
           brand.name AS brand_name
         FROM record JOIN brand ON brand.id = record.brand_id
         WHERE record.id = ANY($1::uuid[]) AND record.area = $2
         ORDER BY record.id ${lock ? 'FOR UPDATE OF record' : ''}`,
        [ids, of],
      );
      return rows.map((row) => storedRecord(row, row.data));
    },
    async write(database, { id, brandId, brandName, revision, values, at, by }) {
      const { text, keys, facets, active, indexed_by: hash } = await indexed(values, brandName);
      const written = await database.query(WRITE, [
        ...[id, brandId, of, JSON.stringify(values), revision, at, by],
        ...[JSON.stringify(keys), facets, active, hash, text],
      ]);
      // The id is taken in another area, or was by another brand meanwhile.
      if (written.length === 0) throw new NotFound(recordMessages.recordNotFound);
    },
    async remove(database, ids) {
      await database.query('DELETE FROM record WHERE id = ANY($1::uuid[]) AND area = $2', [ids, of]);
    },
    nameOf: (values) => beginningOf(textAt(values, title), LONGEST_NAME) || area.entries.noun,
  };
}

/** The columns of the table that a list may name as well are sorted by as they are. */
function keyedProperties({ list, store }: DefinedRecordArea): readonly string[] {
  const named = [
    ...list.columns.map(({ field }) => field),
    ...(list.filters ?? []).map(({ key }) => key),
    list.sort.by,
    ...(store.active === undefined ? [] : [store.active]),
  ];
  return [...new Set(named)].filter((property) => !OWN_COLUMNS.has(property));
}

/** The properties whose values a list offers, because nothing else says what can be chosen. */
function offeredProperties({ list: { filters = [] } }: DefinedRecordArea): readonly string[] {
  return filters.flatMap(({ key, by = 'choice', choices, options }) =>
    by === 'choice' && choices === undefined && options === undefined ? [key] : [],
  );
}

function countedAs(by: CountedBy | undefined, property: string, key: string): readonly string[] {
  if (by === undefined) return [];
  return by === 'range' ? orderedFacets(property, key) : [facetElement(property, key)];
}

/** What the values that a list offers are counted as, in their own letters. */
export function shownFacet(property: string): string {
  return `${property}~shown`;
}

/** What lists are sorted by beside properties. */
export const OWN_COLUMNS: ReadonlySet<string> = new Set([POSITION, 'created_at', 'updated_at']);

/** A property on one line. */
function textAt(values: RecordValues, property: string): string {
  const value = propertyAt(values, property);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? wordsOf(value) : '';
}

const WRITE = `
  WITH written AS (
    INSERT INTO record (id, brand_id, area, data, revision, created_at, created_by, updated_at, updated_by, keys, facets, active,
      indexed_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (id) DO UPDATE SET data = excluded.data, revision = excluded.revision, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, keys = excluded.keys, facets = excluded.facets, active = excluded.active,
      indexed_by = excluded.indexed_by
    WHERE record.brand_id = excluded.brand_id AND record.area = excluded.area
    RETURNING id, brand_id, area, active
  )
  INSERT INTO record_text (record_id, brand_id, area, active, text) SELECT id, brand_id, area, active, $12 FROM written
  ON CONFLICT (record_id) DO UPDATE SET active = excluded.active, text = excluded.text RETURNING record_id`;

/** To be counted up when the code that indexes changes what it makes of values. */
const INDEXING = 2;
/** Of a hash: enough to tell some versions of a definition apart. */
const VERSION_CHARACTERS = 12;
/** As long as the names of pages may be. */
const LONGEST_NAME = 255;
