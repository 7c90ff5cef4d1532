import { isObject } from '../../lib/objects';
import { isGroup, type FileItem, type FormValue } from '../values';
import type { TreeField, MetaData } from '../page';
import { asText, type ItemCodec } from './codec';

/** Which properties of a file the editor edits; the others keep their stored values. */
export interface FileClaims {
  readonly altText: boolean;
  /** Undefined: a file of the list may be featured; false: `featured` is neither read nor written. */
  readonly featured: boolean | undefined;
}

/** A list of files, each in its own field. Uploads without a key, whether running or failed, are not stored. */
export function fileCodec(claims: FileClaims): ItemCodec {
  return {
    read: (field) => readFile(field, claims),
    write: (item: FileItem, stored) => writeFile(item, stored, claims),
    isSame: (a: FileItem, b: FileItem) => sameFile(a, b),
    isStorable: (item: FileItem) => item.key !== undefined || item.$id !== undefined,
  };
}

/** The file of a single-file field, without `$id`: the field already identifies it. Undefined if the field is empty. */
export function readOneFile(field: TreeField, claims: FileClaims): FileItem | undefined {
  const { $id: _id, ...file } = readFile(field, claims);
  return Object.keys(file).length === 0 ? undefined : file;
}

/** The file of a form value; undefined if it is absent or its upload never got a key. */
export function fileOf(value: FormValue): FileItem | undefined {
  const file: FileItem | undefined = isGroup(value) ? value : undefined;
  return file?.key === undefined && file?.uid !== undefined ? undefined : file;
}

/** A stored file as an item: the field's value is the key, everything else is in meta_data (UPL-026). */
export function readFile(field: TreeField, claims: FileClaims): FileItem {
  const meta = metaOf(field) ?? {};
  const item: { -readonly [K in keyof FileItem]: FileItem[K] } = { $id: field.id };
  const key = asText(field.value) ?? asText(meta.key);
  if (key !== undefined) item.key = key;
  const caption = asText(meta.description);
  if (caption !== undefined) item.caption = caption;
  const altText = claims.altText ? asText(meta.alt_text) : undefined;
  if (altText !== undefined) item.altText = altText;
  if (claims.featured !== false && asText(meta.featured) === 'true') item.featured = true;
  const fileType = asText(meta.file_type);
  if (fileType !== undefined) item.fileType = fileType;
  const fileName = asText(meta.file_name);
  if (fileName !== undefined) item.fileName = fileName;
  return item;
}

/** Value and meta_data of a file; keeps stored meta_data that the item does not change. */
export function writeFile(
  item: FileItem,
  stored: TreeField | undefined,
  claims: FileClaims,
): { readonly value: string | null; readonly meta_data: MetaData } {
  const before: FileItem = stored ? readFile(stored, claims) : {};
  const meta: Record<string, unknown> = { ...(metaOf(stored) ?? NEW_META) };
  const set = (name: keyof MetaData, key: keyof FileItem) => {
    if (item[key] !== before[key] || !stored) meta[name] = asText(item[key]) ?? null;
  };
  set('key', 'key');
  set('description', 'caption');
  if (claims.altText) set('alt_text', 'altText');
  if (claims.featured !== false && (item.featured ?? false) !== (before.featured ?? false)) {
    meta['featured'] = item.featured ? 'true' : 'false';
  }
  set('file_type', 'fileType');
  set('file_name', 'fileName');
  return { value: item.key === before.key && stored ? stored.value : (item.key ?? null), meta_data: meta };
}

const NEW_META: MetaData = {
  description: null,
  featured: 'false',
  key: null,
  alt_text: null,
  file_type: null,
  file_name: null,
};

/** The meta_data of a field; undefined unless it is an object. */
export function metaOf(field: TreeField | undefined): MetaData | undefined {
  const meta = field?.meta_data;
  return isObject(meta) ? meta : undefined;
}

/** Whether two items are stored identically; ignores `status` and `uid`, which are not stored. */
export function sameFile(a: FileItem, b: FileItem): boolean {
  return (
    (a.key ?? '') === (b.key ?? '') &&
    (a.caption ?? '') === (b.caption ?? '') &&
    (a.altText ?? '') === (b.altText ?? '') &&
    (a.featured ?? false) === (b.featured ?? false) &&
    (a.fileType ?? '') === (b.fileType ?? '') &&
    (a.fileName ?? '') === (b.fileName ?? '')
  );
}
