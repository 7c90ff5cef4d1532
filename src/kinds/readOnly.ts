import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { fieldPlace } from './placing';
import type { CommonSettings } from './settings';
import { storedAsText } from './storage';
import type { StoredField } from './stored';
import { valueStructure } from './structure';

/** A value that is shown and never changed here. */
export interface ReadOnlyField extends CommonSettings {
  readonly type: 'readOnly';
  readonly label: string;
  readonly stored: StoredField;
}

/** A stored text that is shown and never changed. */
export const readOnly = defineKind<ReadOnlyField>({
  isInput: true,
  drawn: 'line',
  place: fieldPlace,
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  structure: valueStructure,
  rules: () => ({}),
});
