import { findProblems, printProblem, type AreaDefinition, type EditorDefinition } from '../src/definition';
import { readSource } from '../src/definition/source';

/** The definitions that a new screen will stand beside. */
export interface Beside {
  readonly areas: readonly AreaDefinition[];
  /** By the name of the area. */
  readonly editorsOfArea: Readonly<Record<string, readonly EditorDefinition[]>>;
}

/**
 * What would be wrong with a new screen beside those that there are: a tag, a record or a label that another has.
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
