import { choicesForBrand, type Choice } from './choices';
import { choiceCodec, choiceInJson } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { guardMark } from './guard';
import { defineKind } from './kind';
import type { ValueSettings } from './settings';
import { shownChoice } from './shown';
import { storedAsText } from './storage';
import { oneValue } from './structure';

/** One of a few choices, all visible. */
export interface RadioField extends ValueSettings {
  readonly type: 'radio';
  /** What is chosen from, all of it in sight. */
  readonly choices: readonly Choice[];
  /**
   * What a new form or item begins with.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** The common parts of the kinds with one choice out of several. */
export const ofChoices = {
  ...oneValue,
  forBrand: choicesForBrand,
  inJson: choiceInJson,
  property: choiceProperty,
  guard: guardMark('choice'),
  begins: (field: Pick<RadioField, 'default'>) => field.default,
  shown: shownChoice,
} as const;

export const radio = defineKind<RadioField>({
  ...ofChoices,
  storage: (field) => storedAsText(choiceCodec(field.choices))(field),
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
});
