import { parseMonth, printMonth } from '../lib/calendar';
import { monthCodec } from './codecs/calendar';
import { dated, orderRules, type OrderSettings } from './dated';
import { defineKind } from './kind';
import { MONTH } from './patterns';
import type { ValueSettings } from './settings';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import { ruleMessages } from './texts';

/** A month, shown and stored as MM/YYYY. */
export interface MonthField extends ValueSettings, OrderSettings {
  readonly type: 'month';
}

/** A month; the form value is `YYYY-MM`. */
export const month = defineKind<MonthField>({
  ...dated,
  storage: storedAsText(monthCodec),
  jsonCodec: () => monthCodec,
  example: '2026-01',
  rules: (field) => ({ type: 'string', pattern: MONTH, ...orderRules(field) }),
  problems: { pattern: () => ruleMessages.date },
  limitOfDay: (day) => day.slice(0, 'YYYY-MM'.length),
  parseCell: parseMonth,
  displayText: (_field, value) => printMonth(textOf(value)),
});
