import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { aValue } from './structure';

/** A stored text that is shown and never changed. */
export const readOnly = defineKind<'readOnly'>({
  isInput: true,
  drawn: 'line',
  codec: () => textCodec,
  property: () => plainProperty,
  structure: aValue,
  rules: () => ({}),
});
