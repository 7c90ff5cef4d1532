import type { TidyContext } from './kind';
import { itemsIn, valueAt, type FormData, type FormItem, type FormValue } from './values';

/** Normalizes a text; undefined if nothing is left of it. Other values are returned unchanged. */
export function tidyText(value: FormValue, tidy: (text: string) => string): FormValue {
  return typeof value === 'string' ? tidy(value) || undefined : value;
}

/** `tidy` of kinds that only trim. */
export function trimmedText(_field: unknown, value: FormValue): FormValue {
  return tidyText(value, trim);
}

export function trim(text: string): string {
  return text.trim();
}

/** Normalizes one text of a group, unless it is unchanged from the stored one. */
export function withTidyText<Group extends FormData>(
  group: Group,
  { key, base, tidy }: { readonly key: string; readonly base: FormValue; readonly tidy: (text: string) => string },
): Group {
  const value = group[key];
  if (value === valueAt(base, [key])) return group;
  const tidied = tidyText(value, tidy);
  if (tidied === value) return group;
  const { [key]: _removed, ...others } = group;
  return (tidied === undefined ? others : { ...group, [key]: tidied }) as Group;
}

/** Normalizes each item of a list. Items are compared with the stored item of the same id; one without id is new. */
export function tidyItems(
  value: FormValue,
  { base }: Pick<TidyContext, 'base'>,
  tidy: (item: FormItem, stored: FormValue) => FormItem,
): FormValue {
  if (!Array.isArray(value)) return value;
  const items: readonly FormItem[] = value as readonly FormItem[];
  const stored = new Map(itemsIn(base).map((item) => [item.$id, item]));
  const tidied = items.map((item) => tidy(item, item.$id === undefined ? undefined : stored.get(item.$id)));
  return tidied.every((item, index) => item === items[index]) ? items : tidied;
}
