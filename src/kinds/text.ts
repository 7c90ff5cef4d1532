import { MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import type { ValueSettings } from './settings';
import { plainTextual, type LengthSettings, type TextDefault } from './textual';

/** One line of text. */
export interface TextField extends ValueSettings, LengthSettings, TextDefault {
  readonly type: 'text';
  /** Regular expression for the whole text; it must start with ^ and end with $. */
  readonly pattern?: string;
}

const plain = plainTextual(MAX_LENGTHS.line);

export const text = defineKind<TextField>({
  ...plain,
  rules: ({ pattern, ...field }) => ({ ...plain.rules(field), ...(pattern && { pattern }) }),
});
