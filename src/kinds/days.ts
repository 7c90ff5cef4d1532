import { isWeekday, WEEKDAYS } from '../lib/weekdays';
import { asText } from './codecs/codec';
import { textItemCodec } from './codecs/textItem';
import { MAX_LENGTHS, DAYS_PER_WEEK } from './guard';
import { defineKind } from './kind';
import type { ItemsPlace, WithPlace } from './places';
import { fieldItemsPlace } from './placing';
import { atLeastOne } from './rules';
import type { CommonSettings } from './settings';
import { itemsText } from './displayText';
import type { StoredFieldList } from './stored';
import { itemsValue } from './structure';
import { dayTexts } from './texts';
import type { DayItem } from './values';

/** A day of the week as its lowercase name, stored in its own field; any other text is kept unchanged. */
export const weekdayCodec = textItemCodec('day', (stored) => {
  const text = asText(stored);
  return WEEKDAYS.find((day) => day === text?.trim().toLowerCase()) ?? text;
});

/** Days of the week, from Sunday to Saturday. Each selected day is stored in a field of its own, as its lower-case name. */
export interface DaysField extends CommonSettings {
  readonly type: 'days';
  readonly label: string;
  /** Where the selected days are stored: one field for each. */
  readonly stored: StoredFieldList;
  /** Makes a day required. The text is the message shown when none is selected. */
  readonly required?: string;
}

/** The same with resolved storage. */
export type PlacedDays = WithPlace<DaysField, ItemsPlace>;

/** Days of the week, each in its own stored field. */
export const days = defineKind<DaysField, PlacedDays>({
  isInput: true,
  isLabelledGroup: true,
  previewShape: 'line',
  place: fieldItemsPlace,
  storage: ({ place }) => ({ as: 'fields', place, codec: weekdayCodec }),
  ...itemsValue,
  guard: () => ({ as: 'choice', choices: WEEKDAYS, maxLength: MAX_LENGTHS.short, maxItems: DAYS_PER_WEEK }),
  rules: (field) => ({ type: 'array', ...atLeastOne(field), items: { type: 'object' } }),
  arrange: (_field, items) => inWeekOrder(items),
  displayText: (_field, value) => itemsText(value, ({ day }: DayItem) => (isWeekday(day) ? dayTexts.names[day] : day)),
});

/** Sorts days from Sunday to Saturday; texts that are no day come last (SHOW-011). */
export function inWeekOrder(items: readonly DayItem[]): readonly DayItem[] {
  return items.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function positionOf({ day }: DayItem): number {
  return isWeekday(day) ? WEEKDAYS.indexOf(day) : WEEKDAYS.length;
}
