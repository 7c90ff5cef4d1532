import { parseTime, printTime } from '../lib/calendar';
import { timeCodec } from './codecs/calendar';
import { dated, orderRules, type OrderSettings } from './dated';
import { defineKind } from './kind';
import { TIME } from './patterns';
import type { ValueSettings } from './settings';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import { ruleMessages } from './texts';

/** A time of day on a 12-hour clock, stored as hh:mm a. */
export interface TimeField extends ValueSettings, OrderSettings {
  readonly type: 'time';
}

/** A time of day; the form value is `HH:mm`. */
export const time = defineKind<TimeField>({
  ...dated,
  storage: storedAsText(timeCodec),
  jsonCodec: () => timeCodec,
  example: '21:30',
  rules: (field) => ({ type: 'string', pattern: TIME, ...orderRules(field) }),
  problems: { pattern: () => ruleMessages.time },
  parseCell: parseTime,
  displayText: (_field, value) => printTime(textOf(value)),
});
