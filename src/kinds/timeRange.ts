import { printTime } from '../lib/calendar';
import { timeCodec } from './codecs/calendar';
import { plainProperty } from './codecs/property';
import { shortGuard } from './guard';
import { defineKind } from './kind';
import { TIME } from './patterns';
import type { WithPlace, RangePlace } from './places';
import { fieldPlace } from './placing';
import { isRequired } from './rules';
import type { CommonSettings } from './settings';
import { storedAsText } from './storage';
import type { StoredRange } from './stored';
import { partsValue } from './structure';
import { ruleMessages, warningMessages } from './texts';
import { isGroup, type FormValue } from './values';

/** A time of day from which and one until which, on a 12-hour clock, stored in two fields as hh:mm a. */
export interface TimeRangeField extends CommonSettings {
  readonly type: 'timeRange';
  readonly label: string;
  /** Where start and end are stored. */
  readonly stored: StoredRange;
  /** The message shown when one of the two is missing. */
  readonly required?: string;
  /** What a range should be: one that is not is taken all the same, with a word below it. */
  readonly warn?: RangeWarnings;
}

/** Expectations of a range of times that refuse nothing. */
interface RangeWarnings {
  /** The end is later than the start; 12:00 am at the end is midnight. */
  readonly inOrder?: boolean;
}

/** The same with resolved storage. */
export type PlacedTimeRange = WithPlace<TimeRangeField, RangePlace>;

/** Start and end times of day, each in its own stored field; the form values are `HH:mm`. */
export const timeRange = defineKind<TimeRangeField, PlacedTimeRange>({
  isInput: true,
  previewShape: 'line',
  place: ({ stored: { start, end }, label }, scope) => ({
    start: fieldPlace({ stored: start, label }, scope),
    end: fieldPlace({ stored: end, label }, scope),
  }),
  storage: ({ place: { start, end } }) => ({
    as: 'parts',
    parts: { start: storedAsText(timeCodec)({ place: start }), end: storedAsText(timeCodec)({ place: end }) },
  }),
  property: () => plainProperty,
  guard: shortGuard('date'),
  ...partsValue,
  rules: (field) => ({
    type: 'object',
    properties: { start: { type: 'string', pattern: TIME }, end: { type: 'string', pattern: TIME } },
    ...(isRequired(field) ? { required: ['start', 'end'] } : {}),
  }),
  problems: { pattern: () => ruleMessages.time },
  warning: ({ warn, label }, value) =>
    warn?.inOrder && isOutOfOrder(value) ? warningMessages.inOrder({ label }) : undefined,
  displayText(_field, value) {
    const [start, end] = timesOf(value);
    return start === '' && end === '' ? '' : `${printTime(start)} – ${printTime(end)}`.trim();
  },
});

const TIME_PATTERN = new RegExp(TIME);
const MIDNIGHT = '00:00';

/** `HH:mm` times compare as texts; a range may end at midnight. */
function isOutOfOrder(value: FormValue): boolean {
  const [start, end] = timesOf(value);
  return TIME_PATTERN.test(start) && TIME_PATTERN.test(end) && end !== MIDNIGHT && end <= start;
}

function timesOf(value: FormValue): readonly [start: string, end: string] {
  const { start, end } = isGroup(value) ? value : {};
  return [typeof start === 'string' ? start : '', typeof end === 'string' ? end : ''];
}
