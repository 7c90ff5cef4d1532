import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { warningOf } from '../../../src/kinds';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';

const PERCENTAGE = {
  ...{ type: 'number', label: 'Percentage', stored: 'PERCENTAGE', positive: true },
  warn: { max: 100, whole: true },
} as const satisfies Field;
const HOURS = {
  ...{ type: 'timeRange', label: 'Hours', stored: { start: 'START', end: 'END' } },
  warn: { inOrder: true },
} as const satisfies Field;

describe('the warning for an accepted value', () => {
  it.each([
    [PERCENTAGE, 100, undefined],
    [PERCENTAGE, 101, 'Percentage should be at most 100.'],
    [PERCENTAGE, 1.5, 'Percentage should be a whole number.'],
    [PERCENTAGE, 'half', undefined],
    [PERCENTAGE, undefined, undefined],
    [{ ...PERCENTAGE, type: 'money' }, 101, 'Percentage should be at most 100.'],
    [{ type: 'number', label: 'Floors', stored: 'FLOORS' }, 1.5, undefined],
    [HOURS, { start: '09:00', end: '17:30' }, undefined],
    [HOURS, { start: '17:30', end: '09:00' }, 'Hours should end later than it begins.'],
    [HOURS, { start: '09:00', end: '09:00' }, 'Hours should end later than it begins.'],
    [HOURS, { start: '09:00', end: '00:00' }, undefined],
    [HOURS, { start: '09:00' }, undefined],
    [HOURS, { start: 'noon', end: '09:00' }, undefined],
  ] satisfies readonly (readonly [Field, FormValue, string | undefined])[])(
    'of %j about %j: %s',
    (field, value, warning) => {
      const { editor } = compileEditor(oneField(field), brands.ALP);
      expect(warningOf(editor.fields['field']!, value)).toBe(warning);
    },
  );
});
