import { fieldBelow, kindOf } from '../kinds';
import {
  isCardArea,
  isDefinedRecordArea,
  isRecordArea,
  recordNameOf,
  type AreaDefinition,
  type CardArea,
  type RecordArea,
} from './area';
import { CARD_PARAMETERS } from './cardList';
import type { CardValue } from './card';
import { definedRecordProblems } from './definedRecordProblems';
import type { EditorDefinition } from './editor';
import { LIST_PARAMETERS, type TableList } from './list';
import { placeFields } from './place';
import { print, suggestionFor, type DefinitionProblem } from './problem';

/**
 * Every fault of an area: of its list, and of how an area of many pages or of records and its editors refer to each
 * other; empty when there is none.
 * @param editors those of the area
 * @param areas all of them, which share the names of their stores
 */
export function findAreaProblems(
  area: AreaDefinition,
  editors: readonly EditorDefinition[],
  areas: readonly AreaDefinition[] = [],
): readonly DefinitionProblem[] {
  if (isCardArea(area)) return cardProblems(area, editors);
  return [
    ...('list' in area ? filterProblems(area.list) : []),
    ...(isRecordArea(area) ? editorProblems(area, editors) : []),
    ...(isDefinedRecordArea(area) ? definedRecordProblems(area, editors, areas) : []),
  ];
}

/** Records are added and changed by editors that store them. */
function editorProblems(area: RecordArea, editors: readonly EditorDefinition[]): DefinitionProblem[] {
  const record = recordNameOf(area);
  const names = editors.flatMap(({ name, stored }) => ('record' in stored && stored.record === record ? [name] : []));
  return Object.entries(area.entries.editors).flatMap(([key, name]) =>
    names.includes(name)
      ? []
      : [
          {
            where: `entries.editors.${key}`,
            expected: `an editor of the records '${record}'`,
            got: print(name),
            ...suggestionFor(name, names),
          },
        ],
  );
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
    ...cardFilterProblems(area),
    ...kindProblems(area, known.get(area.editor)),
    ...sectionProblems(area, known),
  ];
}

/** A filter compares a text of the card, by a name that the address has not already; two filters never the same. */
function cardFilterProblems({ list: { filters = [] }, card = {} }: CardArea): DefinitionProblem[] {
  const reserved: readonly string[] = CARD_PARAMETERS;
  const texts = Object.entries(card).flatMap(([name, places]) => (places.some(isFile) ? [] : [name]));
  return filters.flatMap(({ value }, index) => {
    const where = `list.filters.${index}.value`;
    if (!texts.includes(value)) {
      const expected = `a text of the card: one of ${texts.join(', ')}`;
      return [{ where, expected, got: print(value), ...suggestionFor(value, texts) }];
    }
    const isTaken = reserved.includes(value) || filters.some((other, at) => at < index && other.value === value);
    return isTaken || !VALUE_NAME.test(value)
      ? [{ where, expected: 'a name of letters and digits, of its own', got: print(value) }]
      : [];
  });
}

function isFile({ as }: CardValue): boolean {
  return as === 'file';
}

/** Facets are kept as `name=value`, and the name stands in the address. */
const VALUE_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

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
