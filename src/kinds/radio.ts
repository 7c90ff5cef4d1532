import { choiceCodec, choiceInJson } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { defineKind } from './kind';
import { shownChoice } from './shown';
import { storedAsText } from './storage';
import { valueStructure } from './structure';

/** One of a few choices, all of them in sight. */
export const radio = defineKind<'radio'>({
  isInput: true,
  drawn: 'line',
  storage: (field) => storedAsText(choiceCodec(field.choices))(field),
  inJson: choiceInJson,
  property: choiceProperty,
  structure: valueStructure,
  rules: ({ choices }) => ({ enum: choices.map(({ value }) => value) }),
  shown: shownChoice,
});
