import { isGroup, type FileItem, type FormData, type FormValue } from '../../tree';

const counts = new WeakMap<object, number>();

/** How many files in form data are being uploaded. Parts that are the same objects as before are not counted again. */
export function countUploading(value: FormValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  const known = counts.get(value);
  if (known !== undefined) return known;
  const count =
    isGroup(value) && isFile(value)
      ? Number(value.status === 'uploading')
      : Object.values(value).reduce<number>((sum, part) => sum + countUploading(part), 0);
  counts.set(value, count);
  return count;
}

/** Only a file that was chosen here has an id of its own and is uploaded or done. */
function isFile(group: FormData): group is FileItem {
  return typeof group['uid'] === 'string' && ('status' in group || 'key' in group);
}

/**
 * Form data with every file item changed by `change`; what is not changed stays the same object.
 * @param change returns the very same item for those it leaves alone
 */
export function mapFiles<Value extends FormValue>(value: Value, change: (file: FileItem) => FileItem): Value {
  if (Array.isArray(value)) {
    const items = (value as readonly FormValue[]).map((item) => mapFiles(item, change));
    return items.every((item, index) => item === value[index]) ? value : (items as unknown as Value);
  }
  if (!isGroup(value)) return value;
  if (isFile(value)) return change(value) as unknown as Value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapFiles(part, change)] as const);
  const group = value;
  return entries.every(([key, part]) => part === group[key])
    ? value
    : (Object.fromEntries(entries) as unknown as Value);
}
