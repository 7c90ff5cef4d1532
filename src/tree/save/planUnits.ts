import type { PlacedFields } from '../../definition';
import { emptyCollection } from '../create';
import type { Container, FieldCollection, Page } from '../../kinds/page';
import { byOrder } from '../locate';
import { withExpectedRevision, writeCollections, writeContainers, type PlannedOperation } from './operations';

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
  return [...(containerOf(page, container)?.field_collections ?? [])].sort(byOrder);
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
  return containerWith(newUnit(stored, { order: 0, newId }), stored, newId);
}

function containerWith(unit: FieldCollection, { container: name, order }: StoredUnits, newId: () => string): Container {
  return { id: newId(), name, order, field_collections: [unit] };
}

/**
 * Adds a unit; creates the units container if the page lacks it (PROPU-003).
 * @param given.position among the others, which are renumbered if necessary; the last by default
 */
export function planAddUnit(given: {
  readonly page: Page;
  readonly stored: StoredUnits;
  readonly unit: FieldCollection;
  readonly newId: () => string;
  readonly position?: number | undefined;
}): readonly PlannedOperation[] {
  const { page, stored, newId } = given;
  const existing = containerOf(page, stored.container);
  const others = unitsOf(page, stored);
  const order = Math.min(given.position ?? others.length, others.length);
  const unit = { ...given.unit, order };
  if (existing) {
    const renumbered = renumberedUnits(others.toSpliced(order, 0, unit)).filter(({ id }) => id !== unit.id);
    const collections = [{ ...unit, container_id: existing.id }, ...renumbered.map(withoutContent)];
    return withExpectedRevision([writeCollections(collections)], page);
  }
  return withExpectedRevision([writeContainers([containerWith(unit, stored, newId)])], page);
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
  const renumbered = renumberedUnits(unitsOf(page, stored).filter((unit) => unit.id !== id));
  return withExpectedRevision(
    [
      { operation: 'removeMultipleFieldCollection', arguments: { ids: [id] } },
      ...(renumbered.length > 0 ? [update(renumbered)] : []),
    ],
    page,
  );
}

/** The units whose orders differ from their positions, with the new orders. */
function renumberedUnits(units: readonly FieldCollection[]): readonly FieldCollection[] {
  return units.flatMap((unit, order) => (unit.order === order ? [] : [{ ...unit, order }]));
}

/** For a partial update. */
function withoutContent(unit: FieldCollection): FieldCollection {
  return { ...unit, fields: [], children: [] };
}

function update(units: readonly FieldCollection[]): PlannedOperation {
  return writeCollections(units.map(withoutContent));
}

function containerOf({ containers }: Pick<Page, 'containers'>, name: string): Container | undefined {
  return containers.find((container) => container.name === name);
}
