import { fragments } from '../../schemas/fragments';
import {
  expandFragments,
  findProblems,
  type AreaDefinition,
  type DefinitionProblem,
  type EditorDefinition,
} from '../../src/definition';
import { withoutSchemaKey } from '../../src/definition/fromJson';
import { printExpectation } from '../../src/definition/problem';
import { readSource, SourceError, type Source } from '../../src/definition/source';

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

/** The result of reading a text: what it defines if it is valid, otherwise its problems. */
export interface Reading {
  readonly defined: Defined | undefined;
  readonly problems: readonly TextProblem[];
}

/**
 * Reads a text in JSON or TypeScript notation. It holds an editor, an area, or both: `{ area: { … }, editors: [ … ] }`. Nothing in it
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
      problems: found
        .map((problem) => locate(problem, source, origins))
        .toSorted((one, other) => one.from - other.from),
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { defined: undefined, problems: [{ ...error.range, message: error.message }] };
  }
}

interface Part<Definition> {
  /** The path of the definition in the text. */
  readonly at: string;
  readonly value: Definition;
}

interface Parts {
  readonly area: Part<AreaDefinition> | undefined;
  readonly editors: readonly Part<EditorDefinition>[];
}

function partsOf(definition: unknown, declares: Source['declares']): Parts {
  const { area, editors, store } = { ...(definition as { area?: unknown; editors?: unknown; store?: unknown }) };
  if (area !== undefined) {
    return {
      area: { at: 'area', value: area as AreaDefinition },
      editors: (Array.isArray(editors) ? editors : []).map((editor, index) => ({
        at: `editors.${index}`,
        value: editor as EditorDefinition,
      })),
    };
  }
  const isArea = declares === 'area' || (declares === undefined && store !== undefined);
  return isArea
    ? { area: { at: '', value: definition as AreaDefinition }, editors: [] }
    : { area: undefined, editors: [{ at: '', value: definition as EditorDefinition }] };
}

/** References to other definitions are not checked: the text is only a part of a console. */
function problemsOf({ area, editors }: Parts): readonly DefinitionProblem[] {
  const values = editors.map(({ value }) => value);
  const { name }: { readonly name?: unknown } = { ...area?.value };
  const editorsOfArea = typeof name === 'string' ? { [name]: values } : values;
  const found = findProblems({ editors: editorsOfArea, areas: area ? [area.value] : [] }, { isPartial: true });
  return found.map(({ definition: { kind, index }, ...problem }) => {
    const part = kind === 'area' ? area : editors[index];
    return { ...problem, where: [part?.at ?? '', problem.where].filter((at) => at !== '').join('.') };
  });
}

function locate(problem: DefinitionProblem, source: Source, origins: ReadonlyMap<string, string>): TextProblem {
  const { where, brand } = problem;
  const origin = [...origins].find(([field]) => where === field || where.startsWith(`${field}.`));
  const brandText = brand === undefined ? '' : ` for ${brand}`;
  const message = `${where || 'The definition'}${brandText}: ${printExpectation(problem)}`;
  return { ...source.rangeOf(origin ? origin[1] : where), message };
}
