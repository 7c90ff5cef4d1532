import type { Tidying } from './kind';
import { isGroup, type FormData, type FormItem, type FormValue } from './values';

/** A text tidied; absent where nothing of it is left. What is no text stays. */
export function tidyText(value: FormValue, tidy: (text: string) => string): FormValue {
  return typeof value === 'string' ? tidy(value) || undefined : value;
}

/** A text without the blanks around it. */
export function trimmedText(_field: unknown, value: FormValue): FormValue {
  return tidyText(value, trim);
}

/** A text without the blanks around it. */
export function trim(text: string): string {
  return text.trim();
}

/** A group with one of its texts tidied, unless that stands as it is stored. */
export function withTidyText<Group extends FormData>(
  group: Group,
  { key, base, tidy }: { readonly key: string; readonly base: FormValue; readonly tidy: (text: string) => string },
): Group {
  const value = group[key];
  if (value === partOf(base, key)) return group;
  const tidied = tidyText(value, tidy);
  if (tidied === value) return group;
  const { [key]: _untidy, ...others } = group;
  return (tidied === undefined ? others : { ...group, [key]: tidied }) as Group;
}

/** A list with each item tidied. Items are compared with the stored ones of their ids; one that has none is new. */
export function tidyItems(
  value: FormValue,
  { base }: Pick<Tidying, 'base'>,
  tidy: (item: FormItem, stored: FormValue) => FormItem,
): FormValue {
  if (!Array.isArray(value)) return value;
  const items: readonly FormItem[] = value as readonly FormItem[];
  const stored = new Map(Array.isArray(base) ? (base as readonly FormItem[]).map((item) => [item.$id, item]) : []);
  const tidied = items.map((item) => tidy(item, item.$id === undefined ? undefined : stored.get(item.$id)));
  return tidied.every((item, index) => item === items[index]) ? items : tidied;
}

/** A part of a group, where it is one. */
export function partOf(value: FormValue, key: string): FormValue {
  return isGroup(value) ? value[key] : undefined;
}
