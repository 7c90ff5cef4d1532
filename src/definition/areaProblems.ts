import { fieldBelow, kindOf } from '../kinds';
import { isCardArea, type AreaDefinition, type CardArea } from './area';
import type { EditorDefinition } from './editor';
import { LIST_PARAMETERS, type TableList } from './list';
import { placeFields } from './place';
import { print, type DefinitionProblem } from './problem';

/**
 * Every fault of an area: of its list, and of how an area of many pages and its editors refer to each other; empty when
 * there is none.
 * @param editors those of the area
 */
export function findAreaProblems(
  area: AreaDefinition,
  editors: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  if (isCardArea(area)) return cardProblems(area, editors);
  return 'list' in area ? filterProblems(area.list) : [];
}

/** The key of a filter is a parameter of the address: one of its own. */
function filterProblems({ filters = [] }: TableList): DefinitionProblem[] {
  const reserved: readonly string[] = LIST_PARAMETERS;
  return filters.flatMap(({ key }, index) =>
    reserved.includes(key) || filters.some((other, at) => at < index && other.key === key)
      ? [{ where: `list.filters.${index}.key`, expected: 'a parameter of its own', got: print(key) }]
      : [],
  );
}

function cardProblems(area: CardArea, editors: readonly EditorDefinition[]): DefinitionProblem[] {
  const known = new Map(editors.map((editor) => [editor.name, editor]));
  return [
    ...(known.has(area.editor)
      ? []
      : [{ where: 'editor', expected: 'the name of an editor', got: print(area.editor) }]),
    ...kindProblems(area, known.get(area.editor)),
    ...sectionProblems(area, known),
  ];
}

type Editors = ReadonlyMap<string, EditorDefinition>;

/** The kind of a page is a choice, and the kinds that are spoken of can be chosen. */
function kindProblems({ kindField, units }: CardArea, editor: EditorDefinition | undefined): DefinitionProblem[] {
  if (editor === undefined) return [];
  const field = kindField === undefined ? undefined : fieldBelow(placeFields(editor.fields), kindField.split('.'));
  const choices = field && kindOf(field).presets?.(field);
  if (kindField !== undefined && choices === undefined) {
    return [{ where: 'kindField', expected: 'the keys of a choice, joined with dots', got: print(kindField) }];
  }
  const kinds = new Set((choices ?? []).map(({ value }) => value));
  return (units?.severalFor ?? []).flatMap((kind, index) =>
    kinds.has(kind)
      ? []
      : [{ where: `units.severalFor.${index}`, expected: 'a choice of the kind field', got: print(kind) }],
  );
}

/** A section shows an editor of the collection that it names; two sections of a unit are never stored at one place. */
function sectionProblems({ units }: CardArea, editors: Editors): DefinitionProblem[] {
  const sections = units?.sections ?? [];
  return sections.flatMap(({ editor: name, collection, key }, index) => {
    const stored = editors.get(name)?.stored;
    const where = `units.sections.${index}`;
    const isOther = stored === undefined || !('collection' in stored) || stored.collection !== collection;
    const isTwice = sections.some((other, at) => at < index && (other.collection === collection || other.key === key));
    return [
      ...(isOther ? [{ where: `${where}.editor`, expected: `an editor of '${collection}'`, got: print(name) }] : []),
      ...(isTwice ? [{ where, expected: 'a key and a collection of its own', got: print(key) }] : []),
    ];
  });
}
