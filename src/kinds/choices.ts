import type { Brand } from '../lib/brand';
import type { Scalar } from './scalars';
import type { Condition, BrandFilter } from './settings';

/** One choice of a radio group or select. */
export interface Choice {
  /** What is stored. */
  readonly value: string | number;
  /** What is shown. */
  readonly label: string;
  /** Only these brands offer it. A stored value is shown all the same. */
  readonly brands?: readonly Brand[];
  /** Scope needed to choose it; without it the choice is offered only where it is chosen already. */
  readonly access?: string;
  /** Of a select: offered only while this holds. */
  readonly when?: Condition;
  /** What is stored for it, where that is not its value. Of one choice alone, and not beside `freeText`. */
  readonly stored?: Scalar;
  /** Stored values of older data that are read as this choice. Of one choice alone, and not beside `freeText`. */
  readonly alsoRead?: readonly Scalar[];
}

/** Every value that stands for a choice in data: its own, the stored one, and those of older data. */
export function dataValuesOfChoice({ value, stored = value, alsoRead = [] }: Choice): readonly string[] {
  return [...new Set([value, stored, ...alsoRead].map(String))];
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
