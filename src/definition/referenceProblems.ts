import { kindOf } from '../kinds';
import type { PlacedFields } from '../kinds/field';
import { isRecordArea, type AreaDefinition } from './area';
import { unknownName, type DefinitionProblem } from './problem';

/**
 * Faults of fields that refer to the entries of an area: there must be one of records, which belong to a brand.
 * @param fields placed, of one editor
 */
export function referenceProblems(
  fields: PlacedFields,
  areas: readonly AreaDefinition[],
): readonly DefinitionProblem[] {
  const names = areas.filter((area) => isRecordArea(area) && area.audience !== 'platform').map(({ name }) => name);
  return problemsIn(fields, { names, where: 'fields' });
}

function problemsIn(
  fields: PlacedFields,
  { names, where }: { readonly names: readonly string[]; readonly where: string },
): readonly DefinitionProblem[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const { refersTo, nested } = kindOf(field);
    const at = `${where}.${key}`;
    const of = refersTo?.(field);
    const area = of && 'area' in of ? of.area : undefined;
    const below = Object.entries(nested?.holders(field) ?? {}).flatMap(([path, holder]) =>
      problemsIn(holder.fields, { names, where: `${at}${path}.fields` }),
    );
    if (area === undefined) return below;
    const none = names.length === 0 && { expected: 'an area of records, of which there is none' };
    return [...below, ...unknownName(`${at}.area`, area, { known: names, ...none })];
  });
}
