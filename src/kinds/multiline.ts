import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { lengthOf, textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** Text on several lines. */
export const multiline = defineKind<'multiline'>({
  isInput: true,
  drawn: 'paragraphs',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, lengthOf(field)),
  tidied: trimmedText,
});
