import { dayTexts } from '../lib/inputMessages';
import { isWeekday } from '../lib/weekdays';
import { weekdayCodec } from './codecs/weekday';
import { defineKind } from './kind';
import { atLeastOne } from './rules';
import { shownItems } from './shown';
import { itemsStructure, noItems } from './structure';
import type { DayItem } from './values';

/** Days of the week, each a stored field. */
export const days = defineKind<'days'>({
  isInput: true,
  drawn: 'line',
  storage: ({ place }) => ({ as: 'fields', place, codec: weekdayCodec }),
  empty: noItems,
  structure: itemsStructure,
  rules: (field) => ({ type: 'array', ...atLeastOne(field), items: { type: 'object' } }),
  shown: (_field, value) => shownItems(value, ({ day }: DayItem) => (isWeekday(day) ? dayTexts.names[day] : day)),
});
