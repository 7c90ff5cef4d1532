import { MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import type { ValueSettings } from './settings';
import { plainTextual, type LengthSettings, type TextDefault } from './textual';

/** Several lines of plain text. */
export interface MultilineField extends ValueSettings, LengthSettings, TextDefault {
  readonly type: 'multiline';
  /**
   * Number of visible lines.
   * @title a whole number from 0
   * @asType integer
   * @minimum 0
   * @not { "const": 0, "title": "a line at least" }
   */
  readonly rows?: number;
}

export const multiline = defineKind<MultilineField>({
  ...plainTextual(MAX_LENGTHS.paragraphs),
  previewShape: 'paragraphs',
});
