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

/** A start and an end time on a 12-hour clock, stored in two fields as hh:mm a. */
export interface TimeRangeField extends CommonSettings {
  readonly type: 'timeRange';
  readonly label: string;
  /** Where start and end are stored. */
  readonly stored: StoredRange;
  /** Makes both times required. The text is the message shown when one of them is missing. */
  readonly required?: string;
  /** Expectations of the range. A range that does not meet them is accepted, with a warning below the input. */
  readonly warn?: RangeWarnings;
}

/** Expectations of a range of times that warn without rejecting it. */
interface RangeWarnings {
  /** Warns if the end is not later than the start. An end of 12:00 am counts as midnight at the end of the day. */
  readonly inOrder?: boolean;
}

/** The same with resolved storage. */
export type PlacedTimeRange = WithPlace<TimeRangeField, RangePlace>;

/** Start and end times of day, each in its own stored field; the form values are `HH:mm`. */
export const timeRange = defineKind<TimeRangeField, PlacedTimeRange>({
  isInput: true,
  isLabelledGroup: true,
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
