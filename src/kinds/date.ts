import { printDay } from '../lib/calendar';
import { ruleMessages } from '../lib/ruleMessages';
import { dayCodec, instantCodec } from './codecs/calendar';
import type { TextCodec } from './codecs/codec';
import { plainProperty } from './codecs/property';
import { defineKind, type FieldOf } from './kind';
import { DAY } from './patterns';
import { laterThan } from './rules';
import { textOf } from './shown';
import { storedAsText } from './storage';
import { valueStructure } from './structure';

/** A day, in the form as `YYYY-MM-DD`. */
export const date = defineKind<'date'>({
  isInput: true,
  drawn: 'line',
  storage: (field) => storedAsText(codecOf(field))(field),
  inJson: codecOf,
  property: () => plainProperty,
  structure: valueStructure,
  rules: (field) => ({ type: 'string', pattern: DAY, ...laterThan(field) }),
  problems: { pattern: () => ruleMessages.date },
  shown: (_field, value) => printDay(textOf(value)),
});

function codecOf({ place }: FieldOf<'date'>): TextCodec {
  return place.as === 'instant' ? instantCodec : dayCodec;
}
