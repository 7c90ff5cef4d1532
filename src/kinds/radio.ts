import { choiceCodec, choiceInJson } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { defineKind } from './kind';
import { shownChoice } from './shown';
import { inText } from './storage';
import { aValue } from './structure';

/** One of a few choices, all of them in sight. */
export const radio = defineKind<'radio'>({
  isInput: true,
  drawn: 'line',
  storage: (field) => inText(choiceCodec(field.choices))(field),
  inJson: choiceInJson,
  property: choiceProperty,
  structure: aValue,
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
  shown: shownChoice,
});
