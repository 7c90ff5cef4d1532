import { ruleMessages } from '../lib/ruleMessages';
import { defineKind } from './kind';
import { EMAIL } from './patterns';
import { textRules } from './rules';
import { textual } from './textual';

/** An e-mail address. */
export const email = defineKind<'email'>({
  ...textual,
  rules: (field) => textRules(field, { pattern: EMAIL }),
  problems: { pattern: ({ patternMessage }) => patternMessage ?? ruleMessages.email },
});
