import { onceFor } from '../../lib/onceFor';
import { isGroup, type FileItem, type FormData, type FormValue } from '../../tree';

/** How many files in form data are being uploaded. */
export const countUploading = counter(({ status }) => status === 'uploading');

/** How many files in form data were chosen since it was read, whatever became of their uploads. */
export const countChosen = counter(({ uid }) => uid !== undefined);

/** Counts files in form data. Parts that are the same objects as before are not counted again. */
function counter(counts: (file: FileItem) => boolean): (value: FormValue) => number {
  const countIn = onceFor((value: FormData | readonly FormValue[]): number => {
    if (isGroup(value) && isFile(value)) return Number(counts(value));
    return Object.values(value).reduce<number>((sum, part) => sum + count(part), 0);
  });
  function count(value: FormValue): number {
    return typeof value === 'object' && value !== null ? countIn(value) : 0;
  }
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
