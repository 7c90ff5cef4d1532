import type { Choice } from './choices';
import { choicesForBrand } from './choices';
import { idSetCodec, selectedIds } from './codecs/idSet';
import { idsProperty } from './codecs/property';
import { MAX_LENGTHS } from './guard';
import { defineKind, type SettingProblem } from './kind';
import type { WithPlace } from './places';
import { fieldPlace } from './placing';
import { isRequired } from './rules';
import type { Count, MaxCount } from './scalars';
import type { CommonSettings } from './settings';
import type { StoredField } from './stored';
import { partsValue } from './structure';
import { ruleMessages } from './texts';

/** Several of the choices: checkboxes if there are few, a picker if there are many. Stored as a JSON list in one field. */
export interface MultiChoiceField extends CommonSettings {
  readonly type: 'multiChoice';
  readonly label: string;
  /** The field that holds the selected values as a JSON list. */
  readonly stored: StoredField;
  /** The choices. A text is shorthand for a choice whose label is its value. */
  readonly choices: readonly (string | Choice)[];
  /** Shown in the empty input of the picker. */
  readonly placeholder?: string;
  /** Makes a selection required. The text is the message shown when nothing is selected. */
  readonly required?: string;
  /** Minimum number of selected choices. */
  readonly min?: Count;
  /** Maximum number of selected choices. */
  readonly max?: MaxCount;
}

/** The same with resolved storage and expanded choices. */
export type PlacedMultiChoice = Omit<WithPlace<MultiChoiceField>, 'choices'> & { readonly choices: readonly Choice[] };

const SINGLE_ONLY = 'a choice of which there is one: several are stored by their values';

/** A set of choices; the form value has a flag for each, so that two people's choices merge. */
export const multiChoice = defineKind<MultiChoiceField, PlacedMultiChoice>({
  isInput: true,
  isLabelledGroup: true,
  previewShape: 'line',
  place: fieldPlace,
  expandShorthand: ({ choices }) => ({
    choices: choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice)),
  }),
  forBrand: choicesForBrand,
  storage: ({ place }) => ({ as: 'json', place, codec: idSetCodec }),
  property: () => idsProperty,
  ...partsValue,
  guard: () => ({ as: 'json', maxLength: MAX_LENGTHS.json }),
  rules: ({ choices, min, max, ...field }) => ({
    type: 'object',
    propertyNames: { enum: choices.map(({ value }) => String(value)) },
    ...(isRequired(field) ? { minProperties: 1 } : {}),
    ...(min === undefined ? {} : { allOf: [{ minProperties: min }] }),
    ...(max === undefined ? {} : { maxProperties: max }),
  }),
  allowsStoredValue: true,
  settingProblems: choiceFaults,
  unusedChoiceSettings: () => ({
    when: 'a choice of a select: what can be ticked is all in sight',
    stored: SINGLE_ONLY,
    alsoRead: SINGLE_ONLY,
  }),
  problems: { enum: ({ label }) => ruleMessages.choices({ label }) },
  displayText({ choices }, value) {
    const remaining = new Set(selectedIds(value));
    const known = choices.filter((choice) => remaining.delete(String(choice.value)));
    return [...known.map(({ label }) => label), ...remaining].join(', ');
  },
});

function choiceFaults({ choices, min = 0 }: PlacedMultiChoice): readonly SettingProblem[] {
  if (choices.length === 0) return [{ setting: 'choices', expected: 'choices', got: 'none' }];
  const maximum = choices.length;
  return min > maximum ? [{ setting: 'min', expected: `no more than ${maximum}`, got: String(min) }] : [];
}
