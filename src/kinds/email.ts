import { defineKind } from './kind';
import { EMAIL } from './patterns';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { ruleMessages } from './texts';
import { textual } from './textual';

/** An e-mail address. */
export interface EmailField extends ValueSettings {
  readonly type: 'email';
}

export const email = defineKind<EmailField>({
  ...textual,
  example: 'sales@company.example',
  rules: (field) => textRules(field, { pattern: EMAIL }),
  problems: { pattern: () => ruleMessages.email },
});
