import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { textRules } from './rules';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** The name of a place, with a map beside it. */
export const place = defineKind<'place'>({
  isInput: true,
  drawn: 'line',
  codec: () => textCodec,
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field),
  tidied: trimmedText,
});
