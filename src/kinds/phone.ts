import { ruleMessages } from '../lib/ruleMessages';
import { defineKind } from './kind';
import { DIGITS, PHONE } from './patterns';
import { textRules } from './rules';
import { textual } from './textual';

/** A telephone number. */
export const phone = defineKind<'phone'>({
  ...textual,
  rules: (field) => textRules(field, { pattern: field.digitsOnly ? DIGITS : PHONE }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.phone(label) },
});
