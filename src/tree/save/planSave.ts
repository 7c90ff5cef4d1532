import type { BrandEditor, NeighbourCollection } from '../../definition';
import type { Container, FieldCollection, Page, TreeField } from '../../kinds/page';
import { byOrder } from '../locate';
import { topNodesOf } from '../plan';
import { storedPage } from './newPage';
import {
  removals,
  withExpectedRevision,
  writeContainers,
  type PlannedOperation,
  type SavePlan,
  type TopField,
} from './operations';

/** The input of `planSave`. */
export interface SaveRequest {
  readonly editor: BrandEditor;
  readonly brandId: string;
  /** The page as loaded; null when there is none yet. */
  readonly stored: Page | null;
  /** The page as the form writes it. */
  readonly next: Page;
  readonly newId: () => string;
}

/**
 * Plans the save of a page in the style of its definition (tree.md 0). A page that does not exist yet is created and filled,
 * regardless of the style.
 * @throws NotAPageEditorError
 */
export function planSave({ editor, brandId, stored, next: written, newId }: SaveRequest): SavePlan {
  const { save, removes = [], alongside = [] } = storedPage(editor);
  const next = withNeighbours(written, alongside, newId);
  if (stored === null) return planFirstSave({ editor, brandId, next });
  const claimed = claimedContainers(editor);
  switch (save) {
    case 'rewriteContainers':
      return planRewrite({ claimed, stored, next, newId });
    case 'updateTree':
      return planUpdateTree({ brandId, claimed, stored, next });
    case 'updateFields':
      return planUpdateFields({ brandId, claimed, stored, next, removes });
  }
}

/** Creates and fills a page. All ids are assigned here, so that no second round trip is needed (amendment of A-82). */
function planFirstSave({ editor, brandId, next }: Pick<SaveRequest, 'editor' | 'brandId' | 'next'>): SavePlan {
  const { firstSave } = storedPage(editor);
  const { id, name, tag } = next;
  const names = firstSave && new Set(firstSave);
  const first = names
    ? next.containers.map((container) => keepFields(container, ({ name }) => names.has(name)))
    : next.containers;
  const later = names ? fieldsBelow(next).filter(({ name }) => !names.has(name)) : [];
  const operations: PlannedOperation[] = [
    { operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag, item: { id, name } } },
    writeContainers(first),
  ];
  if (later.length > 0) operations.push({ operation: 'addOrUpdateFields', arguments: { fields: later } });
  return { operations, renamed: new Map(), page: next };
}

/** A container with only some of the fields of its collections. */
function keepFields(
  container: Container,
  isKept: (field: TreeField, index: number, siblings: readonly TreeField[]) => boolean,
): Container {
  const keep = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    fields: collection.fields.filter(isKept),
    children: collection.children.map(keep),
  });
  return { ...container, field_collections: container.field_collections.map(keep) };
}

/**
 * The page with every collection that its other editors write: missing ones are added without values, existing ones are kept
 * (HBG-010).
 */
function withNeighbours(page: Page, neighbours: readonly NeighbourCollection[], newId: () => string): Page {
  return neighbours.reduce((extended, neighbour) => withNeighbour(extended, neighbour, newId), page);
}

function withNeighbour(page: Page, neighbour: NeighbourCollection, newId: () => string): Page {
  const container = page.containers.find(({ name }) => name === neighbour.container);
  if (container?.field_collections.some(({ name }) => name === neighbour.collection)) return page;
  const added = emptyNeighbour(neighbour, newId);
  const extended: Container = container
    ? { ...container, field_collections: [...container.field_collections, added].sort(byOrder) }
    : { id: newId(), name: neighbour.container, order: page.containers.length, field_collections: [added] };
  return { ...page, containers: [...page.containers.filter((other) => other !== container), extended].sort(byOrder) };
}

function emptyNeighbour({ collection, order, fields }: NeighbourCollection, newId: () => string): FieldCollection {
  return {
    id: newId(),
    name: collection,
    order,
    parentId: null,
    fields: fields.map((field, index) => ({ id: newId(), ...field, value: null, order: index, meta_data: null })),
    children: [],
  };
}

/** Writes every claimed container under new ids, then removes the previous ones (CI-017, A-82). */
function planRewrite({ claimed, stored, next, newId }: Change & Pick<SaveRequest, 'newId'>): SavePlan {
  const renamed = new Map<string, string>();
  const rewritten = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => withRenewedIds(container, renamed, newId));
  const previous = stored.containers.filter(({ name }) => claimed.has(name));
  const untouched = next.containers.filter(({ name }) => !claimed.has(name));
  const containers = [...rewritten, ...displacedContainers({ claimed, stored, next })];
  const operations: PlannedOperation[] = [
    writeContainers(containers),
    ...previous.map(({ id }): PlannedOperation => ({ operation: 'removeContainer', arguments: { id } })),
  ];
  return {
    operations: withExpectedRevision(operations, stored),
    renamed,
    page: { ...next, containers: [...untouched, ...rewritten].sort(byOrder) },
  };
}

/** The container with new ids, which are recorded in `renamed`. */
function withRenewedIds(container: Container, renamed: Map<string, string>, newId: () => string): Container {
  const rename = (id: string) => {
    const renewed = newId();
    renamed.set(id, renewed);
    return renewed;
  };
  const renameCollection = (collection: FieldCollection, parentId: string | null): FieldCollection => {
    const id = rename(collection.id);
    return {
      ...collection,
      id,
      parentId,
      fields: collection.fields.map((field) => ({ ...field, id: rename(field.id) })),
      children: collection.children.map((child) => renameCollection(child, id)),
    };
  };
  return {
    ...container,
    id: rename(container.id),
    field_collections: container.field_collections.map((collection) => renameCollection(collection, null)),
  };
}

/** The names of the containers that an editor writes; it leaves all others of the page alone. */
function claimedContainers(editor: BrandEditor): ReadonlySet<string> {
  return new Set(topNodesOf(editor.fields).flatMap(({ kind, name }) => (kind === 'container' ? [name] : [])));
}

/** Unclaimed containers that a list of containers moved; sent without their content, which stays as stored. */
function displacedContainers({ claimed, stored, next }: Change): readonly Container[] {
  const before = new Map(stored.containers.map(({ id, order }) => [id, order]));
  return next.containers
    .filter(({ id, name, order }) => !claimed.has(name) && before.get(id) !== order)
    .map((container) => ({ ...container, field_collections: [] }));
}

interface Change {
  readonly claimed: ReadonlySet<string>;
  readonly stored: Page;
  readonly next: Page;
}

interface Update extends Change {
  readonly brandId: string;
}

/**
 * Removes nodes, then writes the claimed containers under their stored ids. A changed name is sent first, because it may be refused
 * (tree.md 0: update tree). Unchanged collections are not sent, because other editors may write to the same container (HBG-012).
 */
function planUpdateTree({ brandId, claimed, stored, next }: Update): SavePlan {
  const edited = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => withoutUnchanged(container, stored));
  const containers = [...edited, ...displacedContainers({ claimed, stored, next })];
  return update(stored, next, [
    ...renaming({ brandId, stored, next }),
    ...removals(stored.containers, next.containers),
    writeContainers(containers),
  ]);
}

function withoutUnchanged(container: Container, stored: Page): Container {
  const before = new Set(stored.containers.find(({ id }) => id === container.id)?.field_collections);
  return {
    ...container,
    field_collections: container.field_collections.filter((collection) => !before.has(collection)),
  };
}

/**
 * Writes the fields of the claimed containers individually, then removes deleted ones, then renames the page (tree.md 0: update
 * fields). Containers with moved collections, or with collections that data of another origin lacks, are written completely.
 */
function planUpdateFields(request: Update & { readonly removes: readonly string[] }): SavePlan {
  const { brandId, claimed, stored } = request;
  const next = withoutEmptied(request);
  const containers = next.containers.filter(({ name }) => claimed.has(name));
  const storedOrders = ordersById(stored.containers);
  const isInPlace = (container: Container) =>
    [...ordersById([container])].every(([id, order]) => storedOrders.get(id) === order);
  const rewritten = [
    ...containers.filter((container) => !isInPlace(container)),
    ...displacedContainers({ claimed, stored, next }),
  ];
  const fields = containers.filter(isInPlace).flatMap(fieldsOf);
  return update(stored, next, [
    ...(rewritten.length > 0 ? [writeContainers(rewritten)] : []),
    ...(fields.length > 0 ? [{ operation: 'addOrUpdateFields' as const, arguments: { fields } }] : []),
    ...removals(stored.containers, next.containers),
    ...renaming({ brandId, stored, next }),
  ]);
}

/** The page without those fields of `removes` that lost their value; a field that never had one stays. */
function withoutEmptied({ removes, stored, next }: Update & { readonly removes: readonly string[] }): Page {
  const names = new Set(removes);
  if (names.size === 0) return next;
  const before = new Map(fieldsBelow(stored).map((field) => [field.id, field.value]));
  const isEmptied = ({ id, name, value }: TreeField) => names.has(name) && value === null && before.get(id) != null;
  if (!fieldsBelow(next).some(isEmptied)) return next;
  // If a duplicate of its name would take its place, the field is emptied instead of removed.
  const isKept = (field: TreeField, _index: number, siblings: readonly TreeField[]) =>
    !isEmptied(field) || siblings.some((other) => other !== field && other.name === field.name);
  return { ...next, containers: next.containers.map((container) => keepFields(container, isKept)) };
}

function fieldsBelow({ containers }: Page): readonly TopField[] {
  return containers.flatMap(fieldsOf);
}

function update(stored: Page, next: Page, operations: readonly PlannedOperation[]): SavePlan {
  return { operations: withExpectedRevision(operations, stored), renamed: new Map(), page: next };
}

function renaming({ brandId, stored, next }: Omit<Update, 'claimed'>): readonly PlannedOperation[] {
  if (next.name === stored.name) return [];
  const item = { id: stored.id, name: next.name };
  return [{ operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag: stored.tag, item } }];
}

/** The order of every container and collection by its id. */
function ordersById(containers: readonly Container[]): ReadonlyMap<string, number> {
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
