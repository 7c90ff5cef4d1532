import { descriptionPlaceOf, fieldPlacesOf, type FieldPlace, type PlacedFields } from '../definition';
import type { TreeField, FieldCollection } from '../kinds/page';
import { kindOf } from '../kinds';
import { asText, type PropertyCodec, type StoredValue } from '../kinds/codecs/codec';
import { isObject, ownProperty } from '../lib/objects';

/** A record of a service as JSON: the properties of an editor's fields, and any others. */
export interface JsonRecord {
  readonly [property: string]: unknown;
}

/**
 * Reads a record as a flat collection of fields, so that the lens works on it as on a page, and writes such a collection back.
 * `treeToRecord(recordToTree(record), record)` is `record` itself: unchanged values are kept, including unreadable ones.
 */
export interface RecordLens {
  /** Values as text; a value that cannot be read as the field's type gets no field. */
  recordToTree(record: JsonRecord): FieldCollection;
  /** The record with the changed values of the collection, each in its field's type. */
  treeToRecord(tree: FieldCollection, record: JsonRecord): JsonRecord;
}

/** The part of a record that one field reads and writes. */
interface Claim {
  /** The property, which is also the name of the field in the collection. */
  readonly name: string;
  readonly order: number;
  read(record: JsonRecord): StoredValue | undefined;
  write(record: JsonRecord, field: TreeField): JsonRecord;
}

/** @param fields the fields of a record editor, for one brand */
export function compileRecordLens(fields: PlacedFields): RecordLens {
  const claims = claimsOf(fields);
  return {
    recordToTree: (record) => ({
      id: 'record',
      name: 'record',
      order: 0,
      parentId: null,
      children: [],
      fields: claims.flatMap((claim): TreeField[] => {
        const stored = claim.read(record);
        const { name, order } = claim;
        return stored ? [{ id: name, name, label: null, order, ...stored }] : [];
      }),
    }),
    treeToRecord(tree, record) {
      const byName = new Map(tree.fields.map((field) => [field.name, field]));
      return claims.reduce((changed, claim) => {
        const field = byName.get(claim.name);
        return field === undefined || isSame(claim.read(record), field) ? changed : claim.write(changed, field);
      }, record);
    },
  };
}

function claimsOf(fields: PlacedFields): readonly Claim[] {
  return Object.values(fields).flatMap((field): readonly Claim[] => {
    const kind = kindOf(field);
    const storage = kind.storage(field);
    if (storage.as === 'group') return claimsOf(storage.fields);
    if (storage.as === 'file') return [fileClaim(storage.place)];
    const codec = kind.property?.(field);
    return codec ? fieldPlacesOf(field).map((place) => valueClaim(place, codec)) : [];
  });
}

function valueClaim({ name, order }: FieldPlace, codec: PropertyCodec): Claim {
  const path = name.split('.');
  return {
    name,
    order,
    read(record) {
      const value = codec.toText(valueAt(record, path));
      return value === undefined ? undefined : { value, meta_data: null };
    },
    write: (record, { value }) => withValue(record, path, value === null ? null : codec.fromText(value)),
  };
}

function fileClaim({ name, order }: FieldPlace): Claim {
  const path = name.split('.');
  const metaPath = descriptionPlaceOf(name).split('.');
  return {
    name,
    order,
    read(record) {
      const key = valueAt(record, path);
      if (key === undefined) return undefined;
      const meta = valueAt(record, metaPath);
      return { value: asText(key) ?? null, meta_data: isObject(meta) ? meta : null };
    },
    write: (record, { value, meta_data: meta }) => withValue(withValue(record, path, value), metaPath, meta),
  };
}

function isSame(stored: StoredValue | undefined, { value, meta_data: meta }: TreeField): boolean {
  if (stored === undefined) return value === null && meta === null;
  return stored.value === value && stored.meta_data === meta;
}

/** A property of a record, undefined if missing; dots lead into nested ones. */
export function propertyAt(record: object, property: string): unknown {
  return valueAt(record, property.split('.'));
}

/** The record with a changed property; objects around a nested one keep their other properties. */
export function withProperty(record: JsonRecord, property: string, value: unknown): JsonRecord {
  return withValue(record, property.split('.'), value);
}

function valueAt(record: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, key) => (isObject(holder) ? ownProperty(holder, key) : undefined), record);
}

function withValue(record: JsonRecord, [key = '', ...rest]: readonly string[], value: unknown): JsonRecord {
  if (rest.length === 0) return { ...record, [key]: value };
  const inside = record[key];
  return { ...record, [key]: withValue(isObject(inside) ? inside : {}, rest, value) };
}
