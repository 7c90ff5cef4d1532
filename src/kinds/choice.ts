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

/** How the choices that a service gives are managed beside the input. */
export interface ManagedOptions {
  /** What one of them is called: `Department`. */
  readonly noun: string;
  /** What several choices are called in a sentence. */
  readonly plural: string;
  /** Scope needed to add, change and remove them. */
  readonly access: string;
  /** Whether each has a description beside its name (CAR-024). */
  readonly described?: boolean;
}

/** One of several choices, picked from a list that can be searched where it is long. */
export interface ChoiceField extends ValueSettings {
  readonly type: 'choice';
  /** A text or number stands for a choice that is shown as it is stored. */
  readonly choices?: readonly (string | number | Choice)[];
  /** Choices that come from a service, instead of `choices`. */
  readonly options?: ServedOptions;
  /** Lets choices of a service be added, changed and removed in place (B-24). */
  readonly manage?: ManagedOptions;
  /**
   * What a person's choice writes into siblings, as a proposal: keys of text fields by the names of what the service says
   * of a choice, for example `{ name: 'title' }`.
   */
  readonly fills?: SiblingKeys;
  /** Shows below the input what the service says of the choice, or this text while there is none (BAN-011, A-40). */
  readonly summaryOrElse?: string;
  /** Accepts any text; the choices are suggestions. */
  readonly freeText?: boolean;
  /**
   * What a new form or item begins with.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** A choice field with resolved storage and expanded choices. */
export type PlacedChoice = Omit<WithPlace<ChoiceField>, 'choices'> & { readonly choices: readonly Choice[] };

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
  settingProblems: choiceFaults,
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
