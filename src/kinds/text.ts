import { MAX_LENGTHS, type Guard } from './guard';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { plainTextual, type LengthSettings, type TextDefault } from './textual';

/** One line of text. */
export interface TextField extends ValueSettings, LengthSettings, TextDefault {
  readonly type: 'text';
  /** Regular expression for the whole text; it must start with ^ and end with $. */
  readonly pattern?: string;
}

export const text = defineKind<TextField>({
  ...plainTextual,
  guard,
  rules: (field) =>
    textRules(field, { maxLength: guard(field).maxLength, ...(field.pattern && { pattern: field.pattern }) }),
});

function guard({ maxLength = MAX_LENGTHS.line }: Pick<TextField, 'maxLength'>): Guard {
  return { as: 'text', maxLength };
}
