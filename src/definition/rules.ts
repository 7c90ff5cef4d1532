import type { PlacedField, PlacedFields } from './place';
import { print, type DefinitionProblem } from './shape';

/** Rules that name another field must name one that is there. */
export function ruleProblems(given: {
  field: PlacedField;
  siblings: PlacedFields;
  where: string;
}): DefinitionProblem[] {
  const { field, siblings, where } = given;
  const named: [string, string | undefined][] = [
    ['visibleWhen.field', field.visibleWhen?.field],
    ['enabledWhen.field', field.enabledWhen?.field],
    ['requiredWhen.field', 'requiredWhen' in field ? field.requiredWhen.field : undefined],
    ['atMost', 'atMost' in field ? field.atMost : undefined],
  ];
  const missing = named.flatMap(([rule, key]) =>
    key === undefined || Object.hasOwn(siblings, key)
      ? []
      : [{ where: `${where}.${rule}`, expected: `one of ${Object.keys(siblings).join(', ')}`, got: print(key) }],
  );
  if (field.type !== 'list') return missing;
  const unknown = (field.summary ?? []).flatMap((key, index) =>
    Object.hasOwn(field.fields, key)
      ? []
      : [
          {
            where: `${where}.summary.${index}`,
            expected: `one of ${Object.keys(field.fields).join(', ')}`,
            got: print(key),
          },
        ],
  );
  return [...missing, ...unknown];
}
