import { findProblems, printProblem, type AreaDefinition, type EditorDefinition } from '../src/definition';
import { readSource } from '../src/definition/source';

/** The existing definitions. */
export interface Beside {
  readonly areas: readonly AreaDefinition[];
  /** By the name of the area. */
  readonly editorsOfArea: Readonly<Record<string, readonly EditorDefinition[]>>;
}

/**
 * The problems of a new screen together with the existing ones: a duplicate tag, record or label.
 * @param files those of `newScreenFiles`, by their paths below schemas/
 */
export function newScreenProblems(
  name: string,
  files: Readonly<Record<string, string>>,
  { areas, editorsOfArea }: Beside,
): readonly string[] {
  const definitionIn = (file: string) => readSource(files[`${name}/${file}.ts`] ?? '').value;
  return findProblems({
    areas: [...areas, definitionIn('area')],
    editors: { ...editorsOfArea, [name]: [definitionIn(name)] },
  }).map((problem) => printProblem(`the ${problem.definition.kind} '${problem.definition.name ?? name}'`, problem));
}
