import type { FieldType } from '../kinds/field';
import type { BrandFacts } from './brandFacts';
import { valueSettingProblems } from './settingConflictProblems';
import { print, type DefinitionProblem } from './problem';
import { fieldDefaultProblems } from './settingProblems';
import { repairDefinition } from './repairDefinition';

const HEX = /^#[0-9a-f]{6}$/i;

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** The background colour of an accent in each appearance. */
const BACKGROUND = { light: '#ffffff', dark: '#1b1a18' } as const;

/**
 * Every problem of the facts of a brand: its settings, its colours, and its defaults for all fields of a type.
 * @param facts anything: no type is assumed
 */
export function brandProblems(facts: unknown): readonly DefinitionProblem[] {
  const { schemaProblems, repaired, inOriginal } = repairDefinition(facts, 'brand');
  if (repaired === undefined) return schemaProblems;
  const { accent, fieldDefaults } = repaired as BrandFacts;
  return [
    ...schemaProblems,
    ...inOriginal([
      ...(['light', 'dark'] as const).flatMap((appearance) => accentProblems(accent[appearance], appearance)),
      ...Object.entries(fieldDefaults).flatMap(([type, settings]) => defaultsProblems(type, settings)),
    ]),
  ];
}

/** The defaults of a type are settings that it has, with values that a field could have. */
function defaultsProblems(type: string, settings: Readonly<Record<string, unknown>>): readonly DefinitionProblem[] {
  const problems = fieldDefaultProblems(type, settings);
  if (problems.length > 0) return problems;
  const where = `fieldDefaults.${type}`;
  return valueSettingProblems({ ...settings, type: type as FieldType }).map((problem) => ({
    ...problem,
    where: `${where}.${problem.where}`,
  }));
}

function accentProblems(colour: string, appearance: 'light' | 'dark'): readonly DefinitionProblem[] {
  const where = `accent.${appearance}`;
  if (!HEX.test(colour)) return [{ where, expected: 'a colour like #7a5c2e', got: print(colour) }];
  const contrast = contrastOf(colour, BACKGROUND[appearance]);
  if (contrast >= MIN_CONTRAST) return [];
  return [
    {
      where,
      expected: `a contrast of ${MIN_CONTRAST} : 1 with ${BACKGROUND[appearance]} behind it`,
      got: `${contrast.toFixed(1)} : 1`,
    },
  ];
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
