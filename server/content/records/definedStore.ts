import { accessOf } from '../../../schemas/access';
import { POSITION, type DefinedRecordArea, type EditorDefinition } from '../../../src/definition';
import { propertyAt } from '../../../src/tree';
import type { Definitions } from '../../definitions';
import { NotFound } from '../../errors';
import { truncateText, facetElement, rangeFacets } from '../facets';
import { htmlToText } from '../html/htmlToText';
import { recordMessages } from '../recordMessages';
import { recordForm, type RecordForm } from './recordForm';
import { storedRecord, type RecordColumns, type RecordStore, type RecordValues } from './recordStore';
import { sha256OfJson } from '../../sha256';

/** The store of a defined area, whose records are in the table `record`. */
export interface DefinedStore extends RecordStore {
  readonly area: DefinedRecordArea;
  /** The properties that the list can be sorted and filtered by: its columns, its filters, and the flag of active records. */
  readonly keyProperties: readonly string[];
  /** The filters with counters per value: all but text filters. */
  readonly countedFilters: ReadonlyMap<string, CountedBy>;
  /** The filters whose choices are the stored values. */
  readonly offeredProperties: readonly string[];
  /** The form of a brand for a new or a stored record. */
  form(editor: EditorOf, brandName: string | undefined): Promise<RecordForm>;
  /** The list index of a record. */
  indexValues(values: RecordValues, brandName: string | undefined): Promise<IndexedRecord>;
  /** A version that changes with the definitions that the index depends on. */
  indexVersion(brandName: string | undefined): Promise<string>;
}

type EditorOf = 'add' | 'change';

/** Whether records are counted by equal values only, or also by ranges. */
type CountedBy = 'value' | 'range';

/** The list index of a record, as in the columns of the tables. */
export interface IndexedRecord {
  readonly text: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly facets: readonly string[];
  /** Null for areas that do not distinguish active records. */
  readonly active: boolean | null;
  readonly indexed_by: string;
}

/**
 * The store of an area.
 * @throws RangeError if the area defines no access
 */
export function definedStore(area: DefinedRecordArea, { editorsOfArea }: Definitions): DefinedStore {
  const { list, store, name } = area;
  const of = store.name;
  const isOrdered = list.sort.by === POSITION;
  const [policy] = accessOf(area);
  if (policy === undefined) throw new RangeError(`${name}: expected who may read and change its records.`);
  const title = list.cards?.title ?? list.columns[0]?.field ?? '';
  const keyProperties = findKeyProperties(area);
  const countedFilters = new Map(
    (list.filters ?? []).flatMap(({ key, by }): [string, CountedBy][] =>
      by === 'text' ? [] : [[key, by === 'dates' || by === 'numbers' ? 'range' : 'value']],
    ),
  );
  const offeredProperties = findOfferedProperties(area);
  const forms = new Map<string, Promise<RecordForm>>();

  async function findEditor(editor: EditorOf): Promise<EditorDefinition> {
    const editorName = area.entries.editors[editor];
    const found = ((await editorsOfArea[name]?.()) ?? []).find((one) => one.name === editorName);
    if (found === undefined) throw new RangeError(`${name}: there is no editor '${editorName}'.`);
    return found;
  }

  /** Compiled lazily. */
  function form(editor: EditorOf, brandName: string | undefined): Promise<RecordForm> {
    const key = `${editor} ${brandName ?? ''}`;
    const known = forms.get(key) ?? findEditor(editor).then((found) => recordForm(found, brandName));
    forms.set(key, known);
    return known;
  }

  async function indexVersion(brandName: string | undefined): Promise<string> {
    const { fields, overlays } = await findEditor('change');
    const decisive = [
      INDEX_CODE_VERSION,
      keyProperties,
      [...countedFilters],
      offeredProperties,
      store,
      fields,
      overlays,
      brandName,
    ];
    return sha256OfJson(decisive).slice(0, VERSION_CHARACTERS);
  }

  async function indexValues(values: RecordValues, brandName: string | undefined): Promise<IndexedRecord> {
    const read = (await form('change', brandName)).read(values);
    const keys = keyProperties.flatMap((property) => {
      const key = read.key(property);
      return key === undefined ? [] : [[property, key] as const];
    });
    const shown = offeredProperties.flatMap((property) => {
      const text = read.stored(property)?.trim();
      return text ? [facetElement(displayFacet(property), truncateText(text, MAX_NAME_LENGTH))] : [];
    });
    return {
      text: read.searchText,
      keys: Object.fromEntries(keys),
      facets: [
        ...keys.flatMap(([property, key]) => counterFacets(countedFilters.get(property), property, key)),
        ...shown,
      ],
      active: store.active === undefined ? null : read.key(store.active) === 'true',
      indexed_by: await indexVersion(brandName),
    };
  }

  return {
    ...{ of, area, policy, keyProperties, countedFilters, offeredProperties, form, indexValues, indexVersion },
    notFound: recordMessages.recordNotFound,
    rows: { table: 'record', area: of },
    async rules(brandName) {
      const [added, changed] = await Promise.all([form('add', brandName), form('change', brandName)]);
      return new Map([...added.rules, ...changed.rules]);
    },
    async read(database, ids, { lock = false } = {}) {
      const rows = await database.query<RecordColumns & { readonly data: RecordValues; readonly position: string }>(
        `SELECT record.id, record.brand_id, record.revision, record.updated_by, record.updated_at, record.data, record.position,
           brand.name AS brand_name
         FROM record JOIN brand ON brand.id = record.brand_id
         WHERE record.id = ANY($1::uuid[]) AND record.area = $2
         ORDER BY record.id ${lock ? 'FOR UPDATE OF record' : ''}`,
        [ids, of],
      );
      return rows.map((row) => ({ ...storedRecord(row, row.data), ...(isOrdered && { position: row.position }) }));
    },
    async write(database, { id, brandId, brandName, revision, values, at, by }) {
      const { text, keys, facets, active, indexed_by: hash } = await indexValues(values, brandName);
      const written = await database.query(WRITE, [
        ...[id, brandId, of, JSON.stringify(values), revision, at, by],
        ...[JSON.stringify(keys), facets, active, hash, text],
      ]);
      // The id exists in another area, or another brand has taken it concurrently.
      if (written.length === 0) throw new NotFound(recordMessages.recordNotFound);
    },
    async putBack(database, id, position) {
      const [taken] = await database.query<{ id: string }>(MOVE_TO, [id, position]);
      if (taken) await database.query(MOVE_BEFORE, [id, taken.id]);
    },
    async remove(database, ids) {
      await database.query('DELETE FROM record WHERE id = ANY($1::uuid[]) AND area = $2', [ids, of]);
    },
    nameOf: (values) => truncateText(textAt(values, title), MAX_NAME_LENGTH) || area.entries.noun,
  };
}

/** All properties of the list, except those that are columns of the table, which need no key. */
function findKeyProperties({ list, store }: DefinedRecordArea): readonly string[] {
  const named = [
    ...list.columns.map(({ field }) => field),
    ...(list.filters ?? []).map(({ key }) => key),
    list.sort.by,
    ...(store.active === undefined ? [] : [store.active]),
  ];
  return [...new Set(named)].filter((property) => !SORTABLE_COLUMNS.has(property));
}

/** The choice filters that define neither choices nor options. */
function findOfferedProperties({ list: { filters = [] } }: DefinedRecordArea): readonly string[] {
  return filters.flatMap(({ key, by = 'choice', choices, options }) =>
    by === 'choice' && choices === undefined && options === undefined ? [key] : [],
  );
}

function counterFacets(by: CountedBy | undefined, property: string, key: string): readonly string[] {
  if (by === undefined) return [];
  return by === 'range' ? rangeFacets(property, key) : [facetElement(property, key)];
}

/** The facet that counts the values of a property in their original spelling, for offering them as choices. */
export function displayFacet(property: string): string {
  return `${property}~shown`;
}

/** The columns that lists can be sorted by besides properties. */
export const SORTABLE_COLUMNS: ReadonlySet<string> = new Set([POSITION, 'created_at', 'updated_at']);

/** The value of a property as text on one line. */
function textAt(values: RecordValues, property: string): string {
  const value = propertyAt(values, property);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? htmlToText(value) : '';
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

/** Moves record $1 to position $2 of its list, unless another record has it: that is then returned. */
const MOVE_TO = `
  WITH taken AS (
    SELECT other.id FROM record JOIN record AS other USING (brand_id, area)
    WHERE record.id = $1 AND other.id <> $1 AND other.position = $2::numeric),
  moved AS (UPDATE record SET position = $2::numeric WHERE id = $1 AND NOT EXISTS (SELECT FROM taken))
  SELECT id FROM taken`;

/**
 * Halfway between the two neighbours, with as few digits as distinguish the three positions; one whole step before the first record.
 * Positions are exact decimals, so there is always room. Never an integer, which a concurrently added record may have been given.
 */
export const MOVE_BEFORE = `
  WITH target AS (SELECT brand_id, area, position FROM record WHERE id = $2),
  former AS (
    SELECT max(record.position) AS position FROM record, target
    WHERE record.brand_id = target.brand_id AND record.area = target.area AND record.position < target.position
      AND record.id <> $1)
  UPDATE record SET position = CASE WHEN former.position IS NULL THEN ceil(target.position) - 1.5 ELSE (
    SELECT trunc(middle, digits)
    FROM (SELECT greatest(former.position, ceil(target.position) - 1) AS lowest) AS l,
      LATERAL (SELECT (lowest + target.position) * 0.5 AS middle) AS m, generate_series(0, scale(middle)) AS digits
    WHERE trunc(middle, digits) > lowest AND trunc(middle, digits) < target.position
    ORDER BY digits LIMIT 1) END
  FROM target, former WHERE record.id = $1`;

/** Increment when the indexing code changes its output. */
const INDEX_CODE_VERSION = 2;
/** Characters kept of a hash: enough to distinguish versions of a definition. */
const VERSION_CHARACTERS = 12;
/** In characters; as for names of pages. */
const MAX_NAME_LENGTH = 255;
