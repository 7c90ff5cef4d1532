import { fragments } from '../../schemas/fragments';
import {
  expandFragments,
  findAreaProblems,
  findProblems,
  type AreaDefinition,
  type DefinitionProblem,
  type EditorDefinition,
} from '../../src/definition';
import { withoutSchemaKey } from '../../src/definition/fromJson';
import { settingProblems } from '../../src/definition/settingProblems';
import { readSource, SourceFault, type Source } from '../../src/definition/source';

/** What a text defines: an editor, an area, or an area with its editors. */
export interface Defined {
  readonly editors: readonly EditorDefinition[];
  readonly area: AreaDefinition | undefined;
}

/** Something wrong with a text, and where. */
export interface TextProblem {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
}

/** A text as it was read: what it defines, where it may be put to use, and else what is wrong with it. */
export interface Reading {
  readonly defined: Defined | undefined;
  readonly problems: readonly TextProblem[];
}

/**
 * Reads a text as JSON or as TypeScript spells it. It holds an editor, an area, or both: `{ area: { … }, editors: [ … ] }`. Nothing in it
 * is evaluated.
 */
export function readDefinition(text: string): Reading {
  try {
    const source = readSource(text);
    const { definition, problems, origins } = expandFragments(withoutSchemaKey(source.value), fragments);
    const parts = partsOf(definition, source.declares);
    const found = problems.length > 0 ? problems : problemsOf(parts);
    return {
      defined:
        found.length === 0 ? { area: parts.area?.value, editors: parts.editors.map(({ value }) => value) } : undefined,
      problems: found.map((problem) => placed(problem, source, origins)),
    };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { defined: undefined, problems: [{ ...error.range, message: error.message }] };
  }
}

interface Part<Definition> {
  /** The path of the definition in the text, with a dot behind it. */
  readonly at: string;
  readonly value: Definition;
}

interface Parts {
  readonly area: Part<AreaDefinition> | undefined;
  readonly editors: readonly Part<EditorDefinition>[];
}

function partsOf(definition: unknown, declares: Source['declares']): Parts {
  const { area, editors, store } = { ...(definition as { area?: unknown; editors?: unknown; store?: unknown }) };
  if (area !== undefined && Array.isArray(editors)) {
    return {
      area: { at: 'area.', value: area as AreaDefinition },
      editors: editors.map((editor, index) => ({ at: `editors.${index}.`, value: editor as EditorDefinition })),
    };
  }
  const isArea = declares === 'area' || (declares === undefined && store !== undefined);
  return isArea
    ? { area: { at: '', value: definition as AreaDefinition }, editors: [] }
    : { area: undefined, editors: [{ at: '', value: definition as EditorDefinition }] };
}

function problemsOf({ area, editors }: Parts): readonly DefinitionProblem[] {
  const below = (at: string) => (problem: DefinitionProblem) => ({ ...problem, where: at + problem.where });
  const ofSettings = area ? settingProblems(area.value, 'area').map(below(area.at)) : [];
  const ofEditors = editors.flatMap(({ at, value }) => findProblems(value).map(below(at)));
  const single = [...ofSettings, ...ofEditors];
  // What does not even have the settings of an area cannot be compared with its editors; an area alone has none to be compared with.
  if (!area || editors.length === 0 || single.length > 0) return single;
  return findAreaProblems(
    area.value,
    editors.map(({ value }) => value),
  ).map(below(area.at));
}

function placed(
  { where, expected, got, suggestion }: DefinitionProblem,
  source: Source,
  origins: ReadonlyMap<string, string>,
): TextProblem {
  const given = [...origins].find(([field]) => where === field || where.startsWith(`${field}.`));
  const question = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`;
  const message = `${where || 'The definition'}: expected ${expected}, got ${got}${question}`;
  return { ...source.rangeOf(given ? given[1] : where), message };
}
