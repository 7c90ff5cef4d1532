import { printDay } from '../lib/calendar';
import { ruleMessages } from '../lib/ruleMessages';
import { dayCodec, instantCodec } from './codecs/calendar';
import { plainProperty } from './codecs/property';
import { defineKind } from './kind';
import { DAY } from './patterns';
import { laterThan } from './rules';
import { textOf } from './shown';
import { aValue } from './structure';

/** A day, in the form as `YYYY-MM-DD`. */
export const date = defineKind<'date'>({
  isInput: true,
  drawn: 'line',
  codec: ({ place }) => (place.as === 'instant' ? instantCodec : dayCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => ({ type: 'string', pattern: DAY, ...laterThan(field) }),
  problems: { pattern: () => ruleMessages.date },
  shown: (_field, value) => printDay(textOf(value)),
});
