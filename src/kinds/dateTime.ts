import { parseMoment, parseUnambiguousDay, printMoment } from '../lib/calendar';
import { momentCodec, formattedMomentCodec } from './codecs/calendar';
import type { TextCodec } from './codecs/codec';
import type { DayLimit } from './date';
import { dated, orderRules, type OrderSettings } from './dated';
import { defineKind } from './kind';
import { MOMENT } from './patterns';
import type { WithPlace } from './places';
import { fieldPlace } from './placing';
import type { ValueSettings } from './settings';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import type { StoredDate } from './stored';
import { ruleMessages } from './texts';

/**
 * A day and a time of day in Manila (UTC+8), to the minute. Stored as an instant in UTC, or with `as: 'text'` as
 * MM/DD/YYYY hh:mm a.
 */
export interface DateTimeField extends ValueSettings<StoredDate>, OrderSettings {
  readonly type: 'dateTime';
  /** Earliest day allowed. An earlier day that is already stored may stay. */
  readonly min?: DayLimit;
  /** Latest day allowed. A later day that is already stored may stay. */
  readonly max?: DayLimit;
}

/** A day with a time; the form value is `YYYY-MM-DDTHH:mm` in Manila time. */
export const dateTime = defineKind<DateTimeField>({
  ...dated,
  isLabelledGroup: true,
  place: (field, scope) => fieldPlace(field, scope, 'instant'),
  storage: (field) => storedAsText(codecOf(field))(field),
  jsonCodec: codecOf,
  example: '2026-01-31T21:30',
  rules: (field) => ({ type: 'string', pattern: MOMENT, ...orderRules(field, field) }),
  problems: { pattern: () => ruleMessages.dateTime },
  limitOfDay: (day, end) => (end === 'to' ? `${day}T23:59` : day),
  parseCell: (cell) => parseMoment(cell, parseUnambiguousDay),
  displayText: (_field, value) => printMoment(textOf(value)),
});

function codecOf({ place }: WithPlace<DateTimeField>): TextCodec {
  return place.as === 'instant' ? momentCodec : formattedMomentCodec;
}
