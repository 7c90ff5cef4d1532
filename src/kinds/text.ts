import { ruleMessages } from '../lib/ruleMessages';
import { numberCodec } from './codecs/number';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { lengthOf, textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** Text on one line. */
export const text = defineKind<'text'>({
  isInput: true,
  drawn: 'line',
  storage: (field) => inText(field.place.as === 'number' ? numberCodec : textCodec)(field),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, { ...lengthOf(field), ...(field.pattern && { pattern: field.pattern }) }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.pattern(label) },
  tidied: trimmedText,
});
