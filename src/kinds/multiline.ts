import { defineKind } from './kind';
import { lengthRule, textRules } from './rules';
import type { Count } from './scalars';
import type { ValueSettings } from './settings';
import { textual } from './textual';

/** Several lines of plain text. */
export interface MultilineField extends ValueSettings {
  readonly type: 'multiline';
  readonly maxLength?: Count;
  /** Visible lines. */
  readonly rows?: Count;
}

/** Text on several lines. */
export const multiline = defineKind<MultilineField>({
  ...textual,
  drawn: 'paragraphs',
  rules: (field) => textRules(field, lengthRule(field)),
});
