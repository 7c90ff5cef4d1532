import { choicesForBrand, type Choice } from './choices';
import { choiceCodec, choiceJsonCodec } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { shortGuard } from './guard';
import { defineKind } from './kind';
import type { ValueSettings } from './settings';
import { choiceText } from './displayText';
import { storedAsText } from './storage';
import { oneValue } from './structure';

/** One of a few choices, all visible. */
export interface RadioField extends ValueSettings {
  readonly type: 'radio';
  /** The choices, all of them visible. */
  readonly choices: readonly Choice[];
  /**
   * Initial value of a new form or item.
   * @pattern \S
   */
  readonly default?: string | number;
}

/** The common parts of the kinds with one choice out of several. */
export const choiceBase = {
  ...oneValue,
  forBrand: choicesForBrand,
  jsonCodec: choiceJsonCodec,
  property: choiceProperty,
  guard: shortGuard('choice'),
  startingValue: (field: Pick<RadioField, 'default'>) => field.default,
  displayText: choiceText,
} as const;

export const radio = defineKind<RadioField>({
  ...choiceBase,
  isLabelledGroup: true,
  storage: (field) => storedAsText(choiceCodec(field.choices))(field),
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
  unusedChoiceSettings: () => ({ when: 'a choice of a select: radios are all in sight' }),
});
