import { ruleMessages } from '../lib/ruleMessages';
import { numberCodec } from './codecs/number';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { lengthRule, textRules } from './rules';
import type { Count } from './scalars';
import type { ValueSettings } from './settings';
import { storedAsText } from './storage';
import type { StoredNumber } from './stored';
import { textual } from './textual';

/** One line of text. */
export interface TextField extends ValueSettings<StoredNumber> {
  readonly type: 'text';
  /** The most characters; the input counts them. */
  readonly maxLength?: Count;
  /** A regular expression that the whole check rests on; anchor it with ^ and $. */
  readonly pattern?: string;
  /** The message shown when `pattern` does not match. */
  readonly patternMessage?: string;
}

/** Text on one line. */
export const text = defineKind<TextField>({
  ...textual,
  storage: (field) => storedAsText(field.place.as === 'number' ? numberCodec : textCodec)(field),
  rules: (field) => textRules(field, { ...lengthRule(field), ...(field.pattern && { pattern: field.pattern }) }),
  problems: { pattern: ({ patternMessage, label }) => patternMessage ?? ruleMessages.pattern(label) },
});
