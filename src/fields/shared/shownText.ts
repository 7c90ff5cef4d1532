import type { Choice, PlacedField } from '../../definition';
import { printDay, printMonth, printTime } from '../../lib/calendar';
import { dayTexts } from '../../lib/inputMessages';
import { CURRENCY, printAmount } from '../../lib/money';
import { isWeekday } from '../../lib/weekdays';
import type { DayItem, FormItem, FormValue, TagItem, TimeRange } from '../../tree';
import { isGroup } from './path';
import { textOf } from './widget';

/**
 * A value in the words and signs of its input, on one line.
 * @returns '' for none; undefined for types that are shown as they are kept
 */
export function shownText(field: PlacedField, value: FormValue): string | undefined {
  switch (field.type) {
    case 'money':
      return typeof value === 'number' ? `${CURRENCY} ${printAmount(value)}` : textOf(value);
    case 'date':
      return printDay(textOf(value));
    case 'month':
      return printMonth(textOf(value));
    case 'timeRange':
      return isGroup(value) ? rangeText(value) : '';
    case 'toggle':
      return typeof value === 'boolean' ? field.labels[value ? 'on' : 'off'] : textOf(value);
    case 'radio':
    case 'choice':
      return choiceText(field.choices, value);
    case 'days':
      return listOf(value, dayText);
    case 'tags':
      return listOf(value, ({ tag }: TagItem) => tag);
    default:
      return undefined;
  }
}

function rangeText({ start = '', end = '' }: TimeRange): string {
  const isEmpty = start === '' && end === '';
  return isEmpty ? '' : `${printTime(start)} – ${printTime(end)}`.trim();
}

function choiceText(choices: readonly Choice[], value: FormValue): string {
  return choices.find((choice) => choice.value === value)?.label ?? textOf(value);
}

function dayText({ day }: DayItem): string | undefined {
  return isWeekday(day) ? dayTexts.names[day] : day;
}

function listOf(value: FormValue, textIn: (item: FormItem) => string | undefined): string {
  if (!Array.isArray(value)) return '';
  return (value as readonly FormItem[]).flatMap((item) => textIn(item) ?? []).join(', ');
}
