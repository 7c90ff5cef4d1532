import type { Brand, EditorDefinition } from '../../../../src/definition';
import type { FormData, FormValue } from '../../../../src/tree';
import { expect } from 'vitest';
import { storyStore } from '../../../../stories/support/store';

/** Validation messages of an editor for a form. */
export function messagesOf(definition: EditorDefinition, brand: Brand, form: FormData): readonly string[] {
  return storyStore(definition, brand, form)
    .check()
    .map(({ message }) => message);
}

/**
 * Expects the messages for text that is no number and for numbers that are not positive.
 * @param formWith a form that is valid except for this value
 */
export function expectPositiveNumber(
  label: string,
  given: { readonly definition: EditorDefinition; readonly formWith: (value: FormValue) => FormData },
): void {
  const messages = (value: FormValue) => messagesOf(given.definition, 'AVIDA', given.formWith(value));
  for (const value of [-3, 0, -0.5]) expect(messages(value)).toEqual([`${label} must be a positive number.`]);
  for (const value of ['many', '1,5 m']) expect(messages(value)).toEqual([`${label} must be a number.`]);
  for (const value of [0.5, 40, undefined]) expect(messages(value)).toEqual([]);
}
