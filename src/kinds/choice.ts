import { choiceCodec, choiceInJson } from './codecs/choice';
import { choiceProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { textRules } from './rules';
import { shownChoice } from './shown';
import { storedAsText } from './storage';
import { valueStructure } from './structure';
import { trimmedText } from './tidy';

/** One of several choices of the definition or of a service; where `freeText` says so, any text. */
export const choice = defineKind<'choice'>({
  isInput: true,
  drawn: 'line',
  storage: (field) => storedAsText(field.freeText ? textCodec : choiceCodec(field.choices))(field),
  inJson: choiceInJson,
  property: choiceProperty,
  structure: valueStructure,
  rules(field) {
    if (field.freeText) return textRules(field);
    // What a service offers is checked by the service.
    return field.options ? {} : { enum: field.choices.map(({ value }) => value) };
  },
  shown: shownChoice,
  tidied: (field, value) => (field.freeText ? trimmedText(field, value) : value),
});
