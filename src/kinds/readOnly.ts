import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/codec';
import { MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import type { CommonSettings } from './settings';
import { storedAsText } from './storage';
import type { StoredField } from './stored';
import { oneValue } from './structure';

/** A value that is shown but cannot be changed here. */
export interface ReadOnlyField extends CommonSettings {
  readonly type: 'readOnly';
  readonly label: string;
  /** The field that the value is read from. */
  readonly stored: StoredField;
}

export const readOnly = defineKind<ReadOnlyField>({
  ...oneValue,
  isSupplied: true,
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  guard: () => ({ as: 'text', maxLength: MAX_LENGTHS.paragraphs }),
  rules: () => ({}),
});
