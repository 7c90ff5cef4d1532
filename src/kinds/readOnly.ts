import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { storedAsText } from './storage';
import { valueStructure } from './structure';

/** A stored text that is shown and never changed. */
export const readOnly = defineKind<'readOnly'>({
  isInput: true,
  drawn: 'line',
  storage: storedAsText(textCodec),
  property: () => plainProperty,
  structure: valueStructure,
  rules: () => ({}),
});
