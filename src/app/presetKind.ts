import type { Choice, PlacedFields } from '../definition';
import { writeAt } from '../form';
import { fieldBelow, kindOf } from '../kinds';
import type { FormData } from '../tree';

/** The kind of page that an address asks for: `{path}/add/house-and-lot` (PROP-004). */
export interface PresetKind {
  /** The keys of the choice that tells the kind, joined with dots. */
  readonly field: string;
  /** As the address has it. */
  readonly text: string;
  readonly scopes: ReadonlySet<string>;
}

/**
 * Puts the kind that an address asks for into the form of a new page. One that does not exist, or that the user may not
 * choose, is left to be chosen.
 */
export function withPresetKind(fields: PlacedFields, form: FormData, preset: PresetKind): FormData {
  const path = preset.field.split('.');
  const field = fieldBelow(fields, path);
  const choice =
    field &&
    kindOf(field)
      .presets?.(field)
      .find((one) => isMeant(one, preset.text));
  if (!choice || (choice.access !== undefined && !preset.scopes.has(choice.access))) return form;
  return writeAt(form, path, choice.value);
}

/** A choice is meant by its value, by what older data holds for it, or by its kebab form, in any case. */
function isMeant({ value, alsoRead = [] }: Choice, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [value, kebab(String(value)), ...alsoRead].some((name) => String(name).toLowerCase() === wanted);
}

function kebab(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
