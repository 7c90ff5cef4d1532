import { defineKind } from './kind';
import { lengthRule, textRules } from './rules';
import { textual } from './textual';

/** Text on several lines. */
export const multiline = defineKind<'multiline'>({
  ...textual,
  drawn: 'paragraphs',
  rules: (field) => textRules(field, lengthRule(field)),
});
