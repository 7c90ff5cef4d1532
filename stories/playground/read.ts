import { fragments } from '../../schemas/fragments';
import {
  expandFragments,
  findProblems,
  type AreaDefinition,
  type DefinitionProblem,
  type EditorDefinition,
} from '../../src/definition';
import { withoutSchemaKey } from '../../src/definition/fromJson';
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
      problems: found
        .map((problem) => placed(problem, source, origins))
        .toSorted((one, other) => one.from - other.from),
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
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

/** Whatever else a console has may be named: the text is a part of one. */
function problemsOf({ area, editors }: Parts): readonly DefinitionProblem[] {
  const values = editors.map(({ value }) => value);
  const { name }: { readonly name?: unknown } = { ...area?.value };
  const editorsOfArea = typeof name === 'string' ? { [name]: values } : values;
  const found = findProblems({ editors: editorsOfArea, areas: area ? [area.value] : [] }, { isPartial: true });
  return found.map(({ definition: { kind, index }, ...problem }) => {
    const of = kind === 'area' ? area : editors[index];
    return { ...problem, where: (of?.at ?? '') + problem.where };
  });
}

function placed(
  { where, expected, got, suggestion, brand }: DefinitionProblem,
  source: Source,
  origins: ReadonlyMap<string, string>,
): TextProblem {
  const given = [...origins].find(([field]) => where === field || where.startsWith(`${field}.`));
  const question = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`;
  const only = brand === undefined ? '' : ` for ${brand}`;
  const message = `${where || 'The definition'}${only}: expected ${expected}, got ${got}${question}`;
  return { ...source.rangeOf(given ? given[1] : where), message };
}
