import type { Container, TreeField, FieldCollection, Page } from '../../kinds/page';
import { displacedContainers } from './claims';
import { expectingFirst, removals, type PlannedOperation, type SavePlan, type TopField } from './operations';
import { removedNodes } from './removedNodes';

interface Update {
  readonly brandId: string;
  readonly claimed: ReadonlySet<string>;
  readonly stored: Page;
  readonly next: Page;
}

/**
 * Writes the claimed containers under their known ids, after what was removed from them; a changed name comes first,
 * because it may be refused (tree.md 0: update tree). Collections that are as they were are not sent: what other editors
 * have in the same container is not this one's to write (HBG-012).
 */
export function planUpdateTree({ brandId, claimed, stored, next }: Update): SavePlan {
  const edited = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => withoutUnchanged(container, stored));
  const containers = [...edited, ...displacedContainers({ claimed, stored, next })];
  return update(stored, next, [
    ...renaming({ brandId, stored, next }),
    ...removals(removedNodes(stored.containers, next.containers)),
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers } } },
  ]);
}

function withoutUnchanged(container: Container, stored: Page): Container {
  const before = new Set(stored.containers.find(({ id }) => id === container.id)?.field_collections);
  return { ...container, field_collections: container.field_collections.filter((now) => !before.has(now)) };
}

/**
 * Writes the fields of the claimed containers one by one, then removes those that are gone, then renames the page
 * (tree.md 0: update fields). Collections that the page lacks, in data of another origin, and those that moved are written
 * with their containers.
 */
export function planUpdateFields(request: Update & { readonly removes: readonly string[] }): SavePlan {
  const { brandId, claimed, stored } = request;
  const next = withoutEmptied(request);
  const containers = next.containers.filter(({ name }) => claimed.has(name));
  const known = placesOf(stored.containers);
  const isInPlace = (container: Container) =>
    [...placesOf([container])].every(([id, order]) => known.get(id) === order);
  const whole = [
    ...containers.filter((container) => !isInPlace(container)),
    ...displacedContainers({ claimed, stored, next }),
  ];
  const fields = containers.filter(isInPlace).flatMap(fieldsOf);
  return update(stored, next, [
    ...(whole.length > 0
      ? [{ operation: 'addOrUpdateContainersFCFields' as const, arguments: { containerData: { containers: whole } } }]
      : []),
    ...(fields.length > 0 ? [{ operation: 'addOrUpdateFields' as const, arguments: { fields } }] : []),
    ...removals(removedNodes(stored.containers, next.containers)),
    ...renaming({ brandId, stored, next }),
  ]);
}

/** The page without the fields that have lost their value and are to go with it; one that never had any stays. */
function withoutEmptied({ removes, stored, next }: Update & { readonly removes: readonly string[] }): Page {
  const names = new Set(removes);
  if (names.size === 0) return next;
  const before = new Map(fieldsBelow(stored).map((field) => [field.id, field.value]));
  const isEmptied = ({ id, name, value }: TreeField) => names.has(name) && value === null && before.get(id) != null;
  const prune = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    // Where another one of its name would take its place, it is emptied like any other.
    fields: collection.fields.filter(
      (field, _, all) => !isEmptied(field) || all.some((other) => other !== field && other.name === field.name),
    ),
    children: collection.children.map(prune),
  });
  if (!fieldsBelow(next).some(isEmptied)) return next;
  const containers = next.containers.map((container) => ({
    ...container,
    field_collections: container.field_collections.map(prune),
  }));
  return { ...next, containers };
}

function fieldsBelow({ containers }: Page): readonly TreeField[] {
  return containers.flatMap(fieldsOf);
}

function update(stored: Page, next: Page, operations: readonly PlannedOperation[]): SavePlan {
  return { operations: expectingFirst(operations, stored), renamed: new Map(), page: next };
}

function renaming({ brandId, stored, next }: Omit<Update, 'claimed'>): readonly PlannedOperation[] {
  if (next.name === stored.name) return [];
  const item = { id: stored.id, name: next.name };
  return [{ operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag: stored.tag, item } }];
}

/** The order of every container and collection by its id. */
function placesOf(containers: readonly Container[]): ReadonlyMap<string, number> {
  const inside = ({ id, order, children }: FieldCollection): [string, number][] => [
    [id, order],
    ...children.flatMap(inside),
  ];
  return new Map(
    containers.flatMap(({ id, order, field_collections: collections }): [string, number][] => [
      [id, order],
      ...collections.flatMap(inside),
    ]),
  );
}

function fieldsOf(container: Container): readonly TopField[] {
  const inside = ({ id, fields, children }: FieldCollection): TopField[] => [
    ...fields.map((field) => ({ ...field, collection_id: id })),
    ...children.flatMap(inside),
  ];
  return container.field_collections.flatMap(inside);
}
