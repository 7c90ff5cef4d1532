import type { FileItem } from '../form';
import type { Field, MetaData } from '../page';
import { asText } from './codec';

/** Which parts of a picture the editor claims; the others are kept as they are stored. */
export interface FileClaims {
  readonly altText: boolean;
  /** Undefined: one picture of the list is featured; false: none ever is. */
  readonly featured: boolean | undefined;
}

/** A stored picture as an item: the value is the stored key, everything else is in meta_data (UPL-026). */
export function readFile(field: Field, claims: FileClaims): FileItem {
  const meta: MetaData = typeof field.meta_data === 'object' && field.meta_data !== null ? field.meta_data : {};
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

/** Value and meta_data of a picture; meta_data that the item does not change stays as it is stored. */
export function writeFile(
  item: FileItem,
  stored: Field | undefined,
  claims: FileClaims,
): { readonly value: string | null; readonly meta_data: MetaData } {
  const before: FileItem = stored ? readFile(stored, claims) : {};
  const meta: Record<string, unknown> = stored?.meta_data
    ? { ...stored.meta_data }
    : { description: null, featured: 'false', key: null, alt_text: null, file_type: null, file_name: null };
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

/** Whether two items store the same; what is not stored (status, upload) does not count. */
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
