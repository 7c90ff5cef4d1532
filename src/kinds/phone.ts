import { defineKind } from './kind';
import { DIGITS, PHONE } from './patterns';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { ruleMessages } from './texts';
import { textual } from './textual';

/** A telephone number: digits, +, round brackets, spaces and hyphens. */
export interface PhoneField extends ValueSettings {
  readonly type: 'phone';
  /** Accepts only digits. */
  readonly digitsOnly?: boolean;
}

export const phone = defineKind<PhoneField>({
  ...textual,
  example: '+63 2 8888 0000',
  rules: (field) => textRules(field, { pattern: field.digitsOnly ? DIGITS : PHONE }),
  problems: { pattern: ({ label }) => ruleMessages.phone({ label }) },
});
