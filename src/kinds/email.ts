import { ruleMessages } from '../lib/ruleMessages';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { EMAIL } from './patterns';
import { textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { trimmedText } from './tidy';

/** An e-mail address. */
export const email = defineKind<'email'>({
  isInput: true,
  drawn: 'line',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, { pattern: EMAIL }),
  problems: { pattern: ({ patternMessage }) => patternMessage ?? ruleMessages.email },
  tidied: trimmedText,
});
