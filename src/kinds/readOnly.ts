import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { inText } from './storage';
import { aValue } from './structure';

/** A stored text that is shown and never changed. */
export const readOnly = defineKind<'readOnly'>({
  isInput: true,
  drawn: 'line',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: () => ({}),
});
