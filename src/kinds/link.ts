import { SAFE_LINK, UNSAFE_SCHEME } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { defineKind } from './kind';
import { textRules } from './rules';
import { textual } from './textual';

/** A web, e-mail or telephone link; where `anyText` says so, any text that runs nothing. */
export const link = defineKind<'link'>({
  ...textual,
  drawn: 'link',
  rules: (field) => textRules(field, field.anyText ? { not: { pattern: UNSAFE_SCHEME } } : { pattern: SAFE_LINK }),
  problems: { pattern: ({ anyText, label }) => (anyText ? ruleMessages.unsafeLink(label) : ruleMessages.link(label)) },
});
