import type { PlacedFields } from '../definition';
import { writeAt } from '../form';
import { fieldBelow, kindOf } from '../kinds';
import { findChoice } from '../kinds/choices';
import type { FormData } from '../tree';

/** The kind of a new page, from its address: `{path}/add/house-and-lot` (PROP-004). */
export interface PresetKind {
  /** Keys of the choice field that holds the kind, joined with dots. */
  readonly field: string;
  /** As written in the address. */
  readonly text: string;
}

/**
 * Sets the kind from the address in the form of a new page. Ignores a kind that does not exist or that the user may not choose.
 */
export function withPresetKind(
  fields: PlacedFields,
  form: FormData,
  preset: PresetKind & { readonly can: (scope: string) => boolean },
): FormData {
  const path = preset.field.split('.');
  const field = fieldBelow(fields, path);
  const choice = field && findChoice(kindOf(field).presets?.(field) ?? [], preset.text);
  if (!choice || (choice.access !== undefined && !preset.can(choice.access))) return form;
  return writeAt(form, path, choice.value);
}
