import { shortGuard } from './guard';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { ruleMessages } from './texts';
import { textual } from './textual';

/** The two coordinates of a position on earth. */
export const AXES = ['latitude', 'longitude'] as const;

/** A coordinate of a position on earth. */
export type Axis = (typeof AXES)[number];

/** The maximum degrees of each axis; the minimum is the negative of it. */
export const MAX_DEGREES: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** A latitude or a longitude in degrees. Only digits and a dot can be typed. */
export interface CoordinatesField extends ValueSettings {
  readonly type: 'coordinates';
  /** Which coordinate it is: latitudes go up to 90 degrees, longitudes up to 180. */
  readonly axis: Axis;
  /** Typing requires unlocking the input with its icon first. Selecting a place fills it in even while locked. */
  readonly locked?: boolean;
  /** Key of the sibling with the other coordinate: shows a small map of the position below this field. */
  readonly mapWith?: string;
}

/** Degrees are stored as they are written, in a record too: as numbers, `14.` and `0.0000` would read back as `14` and `0`. */
export const coordinates = defineKind<CoordinatesField>({
  ...textual,
  example: '14.5547',
  guard: shortGuard('number'),
  rules: (field) => textRules(field, { pattern: PATTERNS[field.axis] }),
  siblings: ({ type, mapWith, axis }) => [
    { setting: 'mapWith', key: mapWith, type, axis: AXES.find((other) => other !== axis) },
  ],
  problems: { pattern: ({ label, axis }) => ruleMessages.degrees({ label, highest: MAX_DEGREES[axis] }) },
});

/** Degrees as text, with or without decimals: `14`, `14.`, `14.5547`, `.5`. Only stored ones are negative. */
const PATTERNS: Readonly<Record<Axis, string>> = {
  latitude: degrees('[1-8]?\\d', MAX_DEGREES.latitude),
  longitude: degrees('1[0-7]\\d|[1-9]?\\d', MAX_DEGREES.longitude),
};

/** @param below a pattern of the whole degrees below the maximum */
function degrees(below: string, maximum: number): string {
  return `^-?0*(?:(?:${below})(?:\\.\\d*)?|\\.\\d+|${maximum}(?:\\.0*)?)$`;
}
