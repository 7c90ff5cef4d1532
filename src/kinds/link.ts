import { SAFE_LINK, UNSAFE_SCHEME } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** A web, e-mail or telephone link; where `anyText` says so, any text that runs nothing. */
export const link = defineKind<'link'>({
  isInput: true,
  drawn: 'link',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, field.anyText ? { not: { pattern: UNSAFE_SCHEME } } : { pattern: SAFE_LINK }),
  problems: { pattern: ({ anyText, label }) => (anyText ? ruleMessages.unsafeLink(label) : ruleMessages.link(label)) },
  tidied: trimmedText,
});
