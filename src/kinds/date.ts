import { parseUnambiguousDay, printDay } from '../lib/calendar';
import { dayCodec, instantCodec } from './codecs/calendar';
import type { TextCodec } from './codecs/codec';
import { dated, orderRules, type OrderSettings } from './dated';
import { defineKind } from './kind';
import { DAY } from './patterns';
import type { WithPlace } from './places';
import type { ValueSettings } from './settings';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import type { StoredDate } from './stored';
import { ruleMessages } from './texts';

/**
 * A day as `YYYY-MM-DD`, or `today` for the current day in Manila.
 * @title 'today', or a day such as 2026-01-31
 * @pattern ^(?:today|\d{4}-\d{2}-\d{2})$
 */
export type DayLimit = string;

/** A day, shown as MM/DD/YYYY. Stored in the same format, or with `as: 'instant'` as an instant in UTC. */
export interface DateField extends ValueSettings<StoredDate>, OrderSettings {
  readonly type: 'date';
  /** Earliest day allowed. An earlier day that is already stored may stay. */
  readonly min?: DayLimit;
  /** Latest day allowed. A later day that is already stored may stay. */
  readonly max?: DayLimit;
  /** Initial value of a new form or item. */
  readonly default?: 'today';
}

/** A day; the form value is `YYYY-MM-DD`. */
export const date = defineKind<DateField>({
  ...dated,
  storage: (field) => storedAsText(codecOf(field))(field),
  jsonCodec: codecOf,
  example: '2026-01-31',
  rules: (field) => ({ type: 'string', pattern: DAY, ...orderRules(field, field) }),
  problems: { pattern: () => ruleMessages.date },
  startingValue: (field, today) => field.default && today,
  limitOfDay: (day) => day,
  parseCell: parseUnambiguousDay,
  displayText: (_field, value) => printDay(textOf(value)),
});

function codecOf({ place }: WithPlace<DateField>): TextCodec {
  return place.as === 'instant' ? instantCodec : dayCodec;
}
