import { HIGHEST_DEGREE, type Axis } from '../definition';
import { ruleMessages } from '../lib/ruleMessages';
import { numberProperty } from './codecs/property';
import { defineKind } from './kind';
import { textRules } from './rules';
import { textual } from './textual';

/** A latitude or a longitude. */
export const coordinates = defineKind<'coordinates'>({
  ...textual,
  property: () => numberProperty,
  rules: (field) => textRules(field, { pattern: PATTERNS[field.axis] }),
  problems: { pattern: ({ label, axis }) => ruleMessages.degrees(label, HIGHEST_DEGREE[axis]) },
});

/** Degrees as text, with or without decimals: `14`, `14.`, `14.5547`, `.5`. Only stored ones are negative. */
const PATTERNS: Readonly<Record<Axis, string>> = {
  latitude: degrees('[1-8]?\\d', HIGHEST_DEGREE.latitude),
  longitude: degrees('1[0-7]\\d|[1-9]?\\d', HIGHEST_DEGREE.longitude),
};

/** @param below the whole degrees below the highest */
function degrees(below: string, highest: number): string {
  return `^-?0*(?:(?:${below})(?:\\.\\d*)?|\\.\\d+|${highest}(?:\\.0*)?)$`;
}
