import type { Brand } from '../lib/brand';
import type { Scalar } from './scalars';
import type { Condition, BrandFilter } from './settings';

/** One of the values that a field or a filter offers. */
export interface Choice {
  /** The form value; it is also what is stored, unless `stored` says otherwise. */
  readonly value: string | number;
  /** Text on screen. */
  readonly label: string;
  /** Only these brands offer the choice. A value that is already stored is shown in any case. */
  readonly brands?: readonly Brand[];
  /** Scope required to select it. People without the scope are offered the choice only where it is already selected. */
  readonly access?: string;
  /** Offers the choice only while this condition holds; in `choice` fields only. */
  readonly when?: Condition;
  /** Stored value, if it differs from `value`. Unique among the choices; not allowed with `freeText`. */
  readonly stored?: Scalar;
  /** Legacy stored values that are read as this choice. Unique among the choices; not allowed with `freeText`. */
  readonly alsoRead?: readonly Scalar[];
}

/** The stored texts that are read as a choice; its value is not one of them where `stored` replaces it. */
export function storedFormsOf({ value, stored = value, alsoRead = [] }: Choice): readonly string[] {
  return [...new Set([stored, ...alsoRead].map(String))];
}

/** Every text that stands for a choice in data: its value, and those that are stored. */
export function dataValuesOfChoice(choice: Choice): readonly string[] {
  return [...new Set([String(choice.value), ...storedFormsOf(choice)])];
}

/** The field with the choices of one brand. */
export function choicesForBrand<Field extends { readonly choices: readonly Choice[] }>(
  field: Field,
  filter: BrandFilter,
): Field {
  return { ...field, choices: field.choices.flatMap((choice) => filter(choice) ?? []) };
}

/**
 * Finds the choice for a text, ignoring case: by its value, its stored value, a value of older data, or the kebab-case form used in
 * URLs.
 * @returns undefined if none matches
 */
export function findChoice(choices: readonly Choice[], text: string): Choice | undefined {
  const searched = text.trim().toLowerCase();
  return choices.find(({ value, stored = value, alsoRead = [] }) =>
    [value, kebab(String(value)), stored, ...alsoRead].some((name) => String(name).toLowerCase() === searched),
  );
}

function kebab(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
