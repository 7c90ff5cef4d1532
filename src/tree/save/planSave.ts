import type { BrandEditor, NeighbourCollection } from '../../definition';
import { kindOf } from '../../kinds';
import type { Container, FieldCollection, Page, TreeField } from '../../kinds/page';
import { storedPage } from './newPage';
import { expectingFirst, removals, type PlannedOperation, type SavePlan, type TopField } from './operations';

/** What a save is planned from. */
export interface SaveRequest {
  readonly editor: BrandEditor;
  readonly brandId: string;
  /** The page as loaded; null when there is none yet. */
  readonly stored: Page | null;
  /** The page as the form makes it. */
  readonly next: Page;
  readonly newId: () => string;
}

/**
 * Plans the save of a page in the style of its definition (tree.md 0); a page that does not exist is created and filled
 * whatever the style.
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

/** Creates a page and fills it, both under ids given here, so that nothing needs a second round trip (amendment of A-82). */
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
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: first } } },
  ];
  if (later.length > 0) operations.push({ operation: 'addOrUpdateFields', arguments: { fields: later } });
  return { operations, renamed: new Map(), page: next };
}

/** A container with only these of the fields in its collections. */
function keepFields(
  container: Container,
  isKept: (field: TreeField, index: number, beside: readonly TreeField[]) => boolean,
): Container {
  const keep = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    fields: collection.fields.filter(isKept),
    children: collection.children.map(keep),
  });
  return { ...container, field_collections: container.field_collections.map(keep) };
}

/**
 * The page with every collection that other editors of it write: what it lacks is added without a value, what it has
 * stays (HBG-010).
 */
function withNeighbours(page: Page, neighbours: readonly NeighbourCollection[], newId: () => string): Page {
  return neighbours.reduce((grown, neighbour) => withNeighbour(grown, neighbour, newId), page);
}

function withNeighbour(page: Page, neighbour: NeighbourCollection, newId: () => string): Page {
  const container = page.containers.find(({ name }) => name === neighbour.container);
  if (container?.field_collections.some(({ name }) => name === neighbour.collection)) return page;
  const made = emptyOf(neighbour, newId);
  const grown: Container = container
    ? { ...container, field_collections: [...container.field_collections, made].sort(byOrder) }
    : { id: newId(), name: neighbour.container, order: page.containers.length, field_collections: [made] };
  return { ...page, containers: [...page.containers.filter((other) => other !== container), grown].sort(byOrder) };
}

function emptyOf({ collection, order, fields }: NeighbourCollection, newId: () => string): FieldCollection {
  return {
    id: newId(),
    name: collection,
    order,
    parentId: null,
    fields: fields.map(({ name, label }, index) => ({
      id: newId(),
      name,
      label,
      value: null,
      order: index,
      meta_data: null,
    })),
    children: [],
  };
}

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}

/** Writes every claimed container anew, with new ids, and removes the former ones after (CI-017, A-82). */
function planRewrite({ claimed, stored, next, newId }: Change & Pick<SaveRequest, 'newId'>): SavePlan {
  const renamed = new Map<string, string>();
  const rewritten = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => renew(container, renamed, newId));
  const former = stored.containers.filter(({ name }) => claimed.has(name));
  const untouched = next.containers.filter(({ name }) => !claimed.has(name));
  const containers = [...rewritten, ...displacedContainers({ claimed, stored, next })];
  const operations: PlannedOperation[] = [
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers } } },
    ...former.map(({ id }): PlannedOperation => ({ operation: 'removeContainer', arguments: { id } })),
  ];
  return {
    operations: expectingFirst(operations, stored),
    renamed,
    page: { ...next, containers: [...untouched, ...rewritten].sort(byOrder) },
  };
}

/** The same container under new ids. */
function renew(container: Container, renamed: Map<string, string>, newId: () => string): Container {
  const fresh = (id: string) => {
    const made = newId();
    renamed.set(id, made);
    return made;
  };
  const renewCollection = (collection: FieldCollection, parentId: string | null): FieldCollection => {
    const id = fresh(collection.id);
    return {
      ...collection,
      id,
      parentId,
      fields: collection.fields.map((field) => ({ ...field, id: fresh(field.id) })),
      children: collection.children.map((child) => renewCollection(child, id)),
    };
  };
  return {
    ...container,
    id: fresh(container.id),
    field_collections: container.field_collections.map((collection) => renewCollection(collection, null)),
  };
}

/** The containers an editor writes; others of the page are not its business and stay. */
function claimedContainers(editor: BrandEditor): ReadonlySet<string> {
  const names = Object.values(editor.fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    if (storage.as !== 'group' && storage.as !== 'nodes' && storage.as !== 'fields') return [];
    const first = storage.as === 'group' ? storage.path[0] : (storage.place.in ?? storage.place);
    return first?.kind === 'container' ? [first.name] : [];
  });
  return new Set(names);
}

/** Containers of others that a list of containers moved aside, without what they hold: it stays as it is stored. */
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
 * Writes the claimed containers under their known ids, after what was removed from them; a changed name comes first,
 * because it may be refused (tree.md 0: update tree). Collections that are as they were are not sent: what other editors
 * have in the same container is not this one's to write (HBG-012).
 */
function planUpdateTree({ brandId, claimed, stored, next }: Update): SavePlan {
  const edited = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => withoutUnchanged(container, stored));
  const containers = [...edited, ...displacedContainers({ claimed, stored, next })];
  return update(stored, next, [
    ...renaming({ brandId, stored, next }),
    ...removals(stored.containers, next.containers),
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
function planUpdateFields(request: Update & { readonly removes: readonly string[] }): SavePlan {
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
    ...removals(stored.containers, next.containers),
    ...renaming({ brandId, stored, next }),
  ]);
}

/** The page without the fields that have lost their value and are to go with it; one that never had any stays. */
function withoutEmptied({ removes, stored, next }: Update & { readonly removes: readonly string[] }): Page {
  const names = new Set(removes);
  if (names.size === 0) return next;
  const before = new Map(fieldsBelow(stored).map((field) => [field.id, field.value]));
  const isEmptied = ({ id, name, value }: TreeField) => names.has(name) && value === null && before.get(id) != null;
  if (!fieldsBelow(next).some(isEmptied)) return next;
  // Where another one of its name would take its place, it is emptied like any other.
  const isKept = (field: TreeField, _index: number, beside: readonly TreeField[]) =>
    !isEmptied(field) || beside.some((other) => other !== field && other.name === field.name);
  return { ...next, containers: next.containers.map((container) => keepFields(container, isKept)) };
}

function fieldsBelow({ containers }: Page): readonly TopField[] {
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
