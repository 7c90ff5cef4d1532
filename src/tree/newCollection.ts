import type { PlacedFields } from '../definition';
import { createNode } from './create';
import { emptyForm } from './empty';
import type { FieldCollection } from '../kinds/page';
import { compilePlan } from './plan';
import { toSlots } from './toSlots';

/**
 * A collection with all nodes of an editor but no values: fields with null, lists without items (PROP-042).
 * @param fields of an editor of one collection
 */
export function emptyCollection(
  fields: PlacedFields,
  given: {
    readonly name: string;
    readonly order: number;
    readonly parentId: string;
    readonly newId: () => string;
  },
): FieldCollection {
  const { name, order, parentId, newId } = given;
  const plan = compilePlan(fields);
  const content = toSlots(plan, emptyForm(fields));
  const node = createNode({ newId }, { name, order, parentId, key: 'children', plan, content });
  return node as FieldCollection;
}
