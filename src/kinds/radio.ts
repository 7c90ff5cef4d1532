import { choicesForBrand, type Choice } from './choices';
import { choiceCodec, choiceInJson } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { defineKind } from './kind';
import { fieldPlace } from './placing';
import type { ValueSettings } from './settings';
import { shownChoice } from './shown';
import { storedAsText } from './storage';
import { valueStructure } from './structure';

/** One of a few choices, all visible. */
export interface RadioField extends ValueSettings {
  readonly type: 'radio';
  readonly choices: readonly Choice[];
  /**
   * What a new form or item begins with.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** One of a few choices, all of them in sight. */
export const radio = defineKind<RadioField>({
  isInput: true,
  drawn: 'line',
  place: fieldPlace,
  forBrand: choicesForBrand,
  storage: (field) => storedAsText(choiceCodec(field.choices))(field),
  inJson: choiceInJson,
  property: choiceProperty,
  structure: valueStructure,
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
  begins: (field) => field.default,
  shown: shownChoice,
});
