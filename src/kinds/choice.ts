import type { Choice } from './choices';
import { choiceCodec } from './codecs/choice';
import { textCodec } from './codecs/codec';
import { lineGuard, MAX_LENGTHS } from './guard';
import { defineKind, type SettingProblem } from './kind';
import { servedSiblings, type ServedOptions, type SiblingKeys } from './options';
import type { WithPlace } from './places';
import { choiceBase } from './radio';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { storedAsText } from './storage';
import { trimmedText } from './tidy';

/** Lets people manage a service's choices next to the input. */
export interface ManagedOptions {
  /** Singular noun for a choice: `Department`. */
  readonly noun: string;
  /** Plural noun for choices: `Departments`. */
  readonly plural: string;
  /** Scope required to add, change and remove choices. */
  readonly access: string;
  /** Whether each choice has a description in addition to its name (CAR-024). Default: false. */
  readonly described?: boolean;
}

/** One of several choices, selected from a list; long lists can be searched. */
export interface ChoiceField extends ValueSettings {
  readonly type: 'choice';
  /** The choices. A text or number is shorthand for a choice whose label is its value. */
  readonly choices?: readonly (string | number | Choice)[];
  /** Choices loaded from a service, instead of `choices`. */
  readonly options?: ServedOptions;
  /** Lets people add, change and remove the service's choices in place (B-24). Requires `options`. */
  readonly manage?: ManagedOptions;
  /**
   * Siblings to fill in when a person selects a choice: keys of text fields, by the names of the values that the service suggests for a
   * choice, for example `{ name: 'title' }`. People may change the filled-in values. Requires `options`.
   */
  readonly fills?: SiblingKeys;
  /**
   * Shows the service's summary of the selected choice below the input, or this text while there is no summary (BAN-011, A-40).
   * Requires `options`.
   */
  readonly summaryOrElse?: string;
  /** Accepts any text; the choices are only suggestions. */
  readonly freeText?: boolean;
  /**
   * Initial value of a new form or item.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** A choice field with resolved storage and expanded choices. */
export type PlacedChoice = Omit<WithPlace<ChoiceField>, 'choices'> & { readonly choices: readonly Choice[] };

const AS_GIVEN = 'nothing beside freeText: what is given is stored as it is';

/** One of several choices of the definition or of a service; where `freeText` says so, any text. */
export const choice = defineKind<ChoiceField, PlacedChoice>({
  ...choiceBase,
  expandShorthand: ({ choices = [] }) => ({ choices: choices.map(choiceOf) }),
  storage: (field) => storedAsText(field.freeText ? textCodec : choiceCodec(field.choices))(field),
  guard(field) {
    // The values of served options are ids that only their service knows.
    if (field.options) return { ...lineGuard(), names: 'entries' };
    return field.freeText ? lineGuard() : { as: 'choice', maxLength: MAX_LENGTHS.line };
  },
  rules(field) {
    if (field.freeText) return textRules(field);
    // Served options are validated by their service.
    return field.options ? {} : { enum: field.choices.map(({ value }) => value) };
  },
  presets: ({ choices }) => choices,
  allowsStoredValue: true,
  siblings: (field) => [
    ...Object.entries(field.fills ?? {}).map(([fact, key]) => ({ setting: `fills.${fact}`, key })),
    ...servedSiblings(field),
  ],
  settingProblems: (field) => [...choiceFaults(field), ...defaultFaults(field)],
  unusedChoiceSettings: ({ freeText }) => (freeText ? { stored: AS_GIVEN, alsoRead: AS_GIVEN } : {}),
  tidy: (field, value) => (field.freeText ? trimmedText(field, value) : value),
});

/** Expands a text or number to a choice with its value as the label. */
function choiceOf(choice: string | number | Choice): Choice {
  return typeof choice === 'object' ? choice : { value: choice, label: String(choice) };
}

/** `manage`, `fills` and `summaryOrElse` need served options; every other field needs choices. */
function choiceFaults(field: PlacedChoice): readonly SettingProblem[] {
  if (field.options) return [];
  const setting = (['manage', 'fills', 'summaryOrElse'] as const).find((name) => field[name] !== undefined);
  if (setting) return [{ setting, expected: 'options of a service beside it', got: 'none' }];
  if (field.choices.length > 0 || field.freeText) return [];
  return [{ setting: 'choices', expected: 'choices, or options of a service', got: 'nothing' }];
}

/** A default of free text is a text as well. */
function defaultFaults({ freeText, default: initial }: PlacedChoice): readonly SettingProblem[] {
  if (!freeText || typeof initial !== 'number') return [];
  return [{ setting: 'default', expected: 'a text, as what is given freely is', got: String(initial) }];
}
