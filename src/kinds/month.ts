import { printMonth } from '../lib/calendar';
import { monthCodec } from './codecs/calendar';
import { plainProperty } from './codecs/property';
import { guardMark } from './guard';
import { defineKind } from './kind';
import { MONTH } from './patterns';
import { comparedSiblings, orderRules, type OrderSettings } from './rules';
import type { ValueSettings } from './settings';
import { textOf } from './shown';
import { storedAsText } from './storage';
import { oneValue } from './structure';
import { ruleMessages } from './texts';

/** A month, shown and stored as MM/YYYY. */
export interface MonthField extends ValueSettings, OrderSettings {
  readonly type: 'month';
}

/** A month of a year, in the form as `YYYY-MM`. */
export const month = defineKind<MonthField>({
  ...oneValue,
  storage: storedAsText(monthCodec),
  inJson: () => monthCodec,
  property: () => plainProperty,
  guard: guardMark('date'),
  example: '2026-01',
  rules: (field) => ({ type: 'string', pattern: MONTH, ...orderRules(field) }),
  siblings: comparedSiblings,
  problems: { pattern: () => ruleMessages.date },
  shown: (_field, value) => printMonth(textOf(value)),
});
