import { ruleMessages } from '../lib/ruleMessages';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { DIGITS, PHONE } from './patterns';
import { textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** A telephone number. */
export const phone = defineKind<'phone'>({
  isInput: true,
  drawn: 'line',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, { pattern: field.digitsOnly ? DIGITS : PHONE }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.phone(label) },
  tidied: trimmedText,
});
