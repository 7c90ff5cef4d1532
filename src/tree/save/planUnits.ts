import type { PlacedFields } from '../../definition';
import { emptyCollection } from '../newCollection';
import type { Container, FieldCollection, Page } from '../../kinds/page';
import { withExpectedRevision, type PlannedOperation } from './operations';

/** How the units of a page are stored. */
export interface StoredUnits {
  /** The container that holds them. */
  readonly container: string;
  readonly order: number;
  /** The stored name of a new unit. */
  readonly newName: string;
  /** The sections of every unit, in stored order. */
  readonly sections: readonly { readonly collection: string; readonly fields: PlacedFields }[];
}

/** The units of a page in their order; none if the page lacks their container. */
export function unitsOf(page: Pick<Page, 'containers'>, { container }: Pick<StoredUnits, 'container'>) {
  const collections = containerOf(page, container)?.field_collections ?? [];
  return [...collections].sort((a, b) => a.order - b.order);
}

/** A unit with every section but no values (PROP-042, PROPU-003). */
export function newUnit(
  stored: StoredUnits,
  given: { readonly order: number; readonly newId: () => string; readonly id?: string },
) {
  const { newId, order, id = newId() } = given;
  const children = stored.sections.map(({ collection, fields }, index) =>
    emptyCollection(fields, { name: collection, order: index, parentId: id, newId }),
  );
  return { id, name: stored.newName, order, parentId: null, fields: [], children } satisfies FieldCollection;
}

/** The units container of a new page, with one unit (PROP-042). */
export function newUnitsContainer(stored: StoredUnits, newId: () => string): Container {
  const { container: name, order } = stored;
  return { id: newId(), name, order, field_collections: [newUnit(stored, { order: 0, newId })] };
}

/** Appends a unit; creates the units container if the page lacks it (PROPU-003). */
export function planAddUnit(given: {
  readonly page: Page;
  readonly stored: StoredUnits;
  readonly unit: FieldCollection;
  readonly newId: () => string;
}): readonly PlannedOperation[] {
  const { page, stored, newId } = given;
  const existing = containerOf(page, stored.container);
  const unit = { ...given.unit, order: unitsOf(page, stored).length };
  if (existing) {
    const collections = [{ ...unit, container_id: existing.id }];
    return withExpectedRevision(
      [{ operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData: { collections } } }],
      page,
    );
  }
  const container = { id: newId(), name: stored.container, order: stored.order, field_collections: [unit] };
  return withExpectedRevision(
    [{ operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: [container] } } }],
    page,
  );
}

/** Renames a unit without touching its content (PROPU-004). */
export function planRenameUnit(page: Page, unit: FieldCollection, name: string): readonly PlannedOperation[] {
  return withExpectedRevision([update([{ ...unit, name }])], page);
}

/** Removes a unit and renumbers the others (PROPU-008). */
export function planRemoveUnit(
  page: Page,
  stored: Pick<StoredUnits, 'container'>,
  id: string,
): readonly PlannedOperation[] {
  const renumbered = unitsOf(page, stored)
    .filter((unit) => unit.id !== id)
    .flatMap((unit, order) => (unit.order === order ? [] : [{ ...unit, order }]));
  return withExpectedRevision(
    [
      { operation: 'removeMultipleFieldCollection', arguments: { ids: [id] } },
      ...(renumbered.length > 0 ? [update(renumbered)] : []),
    ],
    page,
  );
}

/** A partial update: the units are sent without their content. */
function update(units: readonly FieldCollection[]): PlannedOperation {
  const collections = units.map((unit) => ({ ...unit, fields: [], children: [] }));
  return { operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData: { collections } } };
}

function containerOf({ containers }: Pick<Page, 'containers'>, name: string): Container | undefined {
  return containers.find((container) => container.name === name);
}
