import type { Brand } from '../lib/brand';
import type { Scalar } from './scalars';
import type { Condition, Kept } from './settings';

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

/** What a choice is called in data: its value, what is stored for it, and what was in older data. */
export function namesOfChoice({ value, stored = value, alsoRead = [] }: Choice): readonly string[] {
  return [...new Set([value, stored, ...alsoRead].map(String))];
}

/** A field with the choices that a brand has. */
export function choicesForBrand<Field extends { readonly choices: readonly Choice[] }>(
  field: Field,
  kept: Kept,
): Field {
  return { ...field, choices: field.choices.flatMap((choice) => kept(choice) ?? []) };
}

/**
 * The choice that a text means: by its value, by what is stored for it or was in older data, or by its kebab form as an
 * address has it; in capitals or not.
 * @returns undefined when it means none of them
 */
export function choiceMeant(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = text.trim().toLowerCase();
  return choices.find(({ value, stored = value, alsoRead = [] }) =>
    [value, kebab(String(value)), stored, ...alsoRead].some((name) => String(name).toLowerCase() === wanted),
  );
}

function kebab(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
