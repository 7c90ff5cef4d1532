import { memoizeWeak } from '../../lib/memoizeWeak';
import { isGroup, type FileItem, type FormData, type FormValue } from '../../tree';

/** The number of files in form data that are being uploaded. */
export const countUploading = counter(({ status }) => status === 'uploading');

/** The number of files in form data that were chosen since it was loaded, and are uploaded. */
export const countUploaded = counter(({ uid, key }) => uid !== undefined && key !== undefined);

/** The number of files in form data that were chosen since it was loaded, whatever the state of their uploads. */
export const countChosen = counter(({ uid }) => uid !== undefined);

/** Counts files in form data. Counts are cached by object identity. */
function counter(isCounted: (file: FileItem) => boolean): (value: FormValue) => number {
  const countIn = memoizeWeak((value: FormData | readonly FormValue[]): number => {
    if (isGroup(value) && isFile(value)) return Number(isCounted(value));
    return Object.values(value).reduce<number>((sum, part) => sum + count(part), 0);
  });
  function count(value: FormValue): number {
    return typeof value === 'object' && value !== null ? countIn(value) : 0;
  }
  return count;
}

/** Only files chosen in this form have a `uid`; they have a status, a key, or both. */
function isFile(group: FormData): group is FileItem {
  return typeof group['uid'] === 'string' && ('status' in group || 'key' in group);
}

/**
 * Form data with every file item mapped by `change`; unchanged parts keep their identity.
 * @param change returns the same object for items that it does not change
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
