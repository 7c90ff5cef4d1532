import type { Choice } from './choices';
import { itemsIn, type FormItem, type FormValue } from './values';

/** A single value as text, '' for none. */
export function textOf(value: FormValue): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The label of a choice; a value that is none of them is printed. */
export function choiceText({ choices }: { readonly choices: readonly Choice[] }, value: FormValue): string {
  return choices.find((choice) => choice.value === value)?.label ?? textOf(value);
}

/** The texts of items, separated by commas. */
export function itemsText(value: FormValue, textIn: (item: FormItem) => string | undefined): string {
  const texts = itemsIn(value).flatMap((item) => textIn(item) ?? []);
  return texts.join(', ');
}
