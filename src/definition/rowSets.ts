import { itemFields } from '../kinds';
import type { PlacedFields } from '../kinds/field';
import type { Brand } from '../lib/brand';
import { fieldsProblems } from './places';
import type { DefinitionProblem } from './problem';
import { propertyProblems } from './properties';

/**
 * Faults of an editor of rows: it is one list, whose items are records.
 * @param brands those that have the editor
 */
export function rowSetProblems(fields: PlacedFields, brands: readonly Brand[]): DefinitionProblem[] {
  const [[key, list] = [], ...others] = Object.entries(fields);
  const rows = list && itemFields(list, {});
  if (key === undefined || !rows || others.length > 0) {
    const got = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`);
    return [{ where: 'fields', expected: 'one list, whose items are the rows', got: got.join(', ') || 'nothing' }];
  }
  if (!('kind' in list.place) || list.place.kind !== 'collection' || list.place.in !== undefined) {
    return [{ where: `fields.${key}.stored`, expected: "{ each: the row's name }", got: 'another place' }];
  }
  const inside = [...fieldsProblems(rows, 'record', brands), ...propertyProblems(rows)];
  return inside.map((problem) => ({ ...problem, where: `fields.${key}.${problem.where}` }));
}
