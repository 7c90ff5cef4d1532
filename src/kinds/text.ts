import { ruleMessages } from '../lib/ruleMessages';
import { numberCodec } from './codecs/number';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { lengthRule, textRules } from './rules';
import { storedAsText } from './storage';
import { textual } from './textual';

/** Text on one line. */
export const text = defineKind<'text'>({
  ...textual,
  storage: (field) => storedAsText(field.place.as === 'number' ? numberCodec : textCodec)(field),
  rules: (field) => textRules(field, { ...lengthRule(field), ...(field.pattern && { pattern: field.pattern }) }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.pattern(label) },
});
