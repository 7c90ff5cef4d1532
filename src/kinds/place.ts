import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** The name of a place, with a map beside it. */
export const place = defineKind<'place'>({
  isInput: true,
  drawn: 'line',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field),
  tidied: trimmedText,
});
