import type { PlacedFields } from '../definition';
import { writeAt } from '../form';
import { fieldBelow, kindOf } from '../kinds';
import { choiceMeant } from '../kinds/choices';
import type { FormData } from '../tree';

/** The kind of page that an address asks for: `{path}/add/house-and-lot` (PROP-004). */
export interface PresetKind {
  /** The keys of the choice that tells the kind, joined with dots. */
  readonly field: string;
  /** As the address has it. */
  readonly text: string;
}

/**
 * Puts the kind that an address asks for into the form of a new page. One that does not exist, or that the user may not
 * choose, is left to be chosen.
 */
export function withPresetKind(
  fields: PlacedFields,
  form: FormData,
  preset: PresetKind & { readonly can: (scope: string) => boolean },
): FormData {
  const path = preset.field.split('.');
  const field = fieldBelow(fields, path);
  const choice = field && choiceMeant(kindOf(field).presets?.(field) ?? [], preset.text);
  if (!choice || (choice.access !== undefined && !preset.can(choice.access))) return form;
  return writeAt(form, path, choice.value);
}
