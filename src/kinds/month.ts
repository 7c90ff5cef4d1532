import { printMonth } from '../lib/calendar';
import { ruleMessages } from '../lib/ruleMessages';
import { monthCodec } from './codecs/calendar';
import { plainProperty } from './codecs/property';
import { defineKind } from './kind';
import { MONTH } from './patterns';
import { laterThan } from './rules';
import { textOf } from './shown';
import { inText } from './storage';
import { aValue } from './structure';

/** A month of a year, in the form as `YYYY-MM`. */
export const month = defineKind<'month'>({
  isInput: true,
  drawn: 'line',
  storage: inText(monthCodec),
  inJson: () => monthCodec,
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => ({ type: 'string', pattern: MONTH, ...laterThan(field) }),
  problems: { pattern: () => ruleMessages.date },
  shown: (_field, value) => printMonth(textOf(value)),
});
