import { printTime } from '../lib/calendar';
import { timeCodec } from './codecs/calendar';
import { plainProperty } from './codecs/property';
import { guardMark } from './guard';
import { defineKind } from './kind';
import { TIME } from './patterns';
import { comparedSiblings, orderRules, type OrderSettings } from './rules';
import type { ValueSettings } from './settings';
import { textOf } from './shown';
import { storedAsText } from './storage';
import { oneValue } from './structure';
import { ruleMessages } from './texts';

/** A time of day on a 12-hour clock, stored as hh:mm a. */
export interface TimeField extends ValueSettings, OrderSettings {
  readonly type: 'time';
}

/** A time of day, in the form as `HH:mm`. */
export const time = defineKind<TimeField>({
  ...oneValue,
  storage: storedAsText(timeCodec),
  inJson: () => timeCodec,
  property: () => plainProperty,
  guard: guardMark('date'),
  example: '21:30',
  rules: (field) => ({ type: 'string', pattern: TIME, ...orderRules(field) }),
  siblings: comparedSiblings,
  problems: { pattern: () => ruleMessages.time },
  shown: (_field, value) => printTime(textOf(value)),
});
