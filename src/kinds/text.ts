import { ruleMessages } from '../lib/ruleMessages';
import { numberCodec } from './codecs/number';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { lengthOf, textRules } from './rules';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** Text on one line. */
export const text = defineKind<'text'>({
  isInput: true,
  drawn: 'line',
  codec: ({ place }) => (place.as === 'number' ? numberCodec : textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, { ...lengthOf(field), ...(field.pattern && { pattern: field.pattern }) }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.pattern(label) },
  tidied: trimmedText,
});
