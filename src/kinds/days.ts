import { dayTexts } from '../lib/inputMessages';
import { isWeekday } from '../lib/weekdays';
import { weekdayCodec } from './codecs/weekday';
import { defineKind } from './kind';
import { anItem } from './rules';
import { shownItems } from './shown';
import { items, noItems } from './structure';
import type { DayItem } from './values';

/** Days of the week, each a stored field. */
export const days = defineKind<'days'>({
  isInput: true,
  drawn: 'line',
  storage: ({ place }) => ({ as: 'fields', place, codec: weekdayCodec }),
  empty: noItems,
  structure: items,
  rules: (field) => ({ type: 'array', ...anItem(field), items: { type: 'object' } }),
  shown: (_field, value) => shownItems(value, ({ day }: DayItem) => (isWeekday(day) ? dayTexts.names[day] : day)),
});
