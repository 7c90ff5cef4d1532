import type { BrandEditor, NeighbourCollection } from '../../definition';
import type { Container, FieldCollection, Page } from '../../kinds/page';
import { claimedContainers, displacedContainers } from './claims';
import { storedPage } from './newPage';
import { expectingFirst, type PlannedOperation, type SavePlan, type TopField } from './operations';
import { planUpdateFields, planUpdateTree } from './updatePage';

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
function planFirstSave({
  editor,
  brandId,
  next,
}: {
  readonly editor: BrandEditor;
  readonly brandId: string;
  readonly next: Page;
}): SavePlan {
  const { firstSave } = storedPage(editor);
  const { id, name, tag } = next;
  const names = firstSave && new Set(firstSave);
  const first = names ? next.containers.map((container) => keepFields(container, names)) : next.containers;
  const later = names ? next.containers.flatMap((container) => fieldsExcept(container, names)) : [];
  const operations: PlannedOperation[] = [
    { operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag, item: { id, name } } },
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: first } } },
  ];
  if (later.length > 0) operations.push({ operation: 'addOrUpdateFields', arguments: { fields: later } });
  return { operations, renamed: new Map(), page: next };
}

function keepFields(container: Container, names: ReadonlySet<string>): Container {
  const keep = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    fields: collection.fields.filter(({ name }) => names.has(name)),
    children: collection.children.map(keep),
  });
  return { ...container, field_collections: container.field_collections.map(keep) };
}

function fieldsExcept(container: Container, names: ReadonlySet<string>): readonly TopField[] {
  const collect = (collection: FieldCollection): TopField[] => [
    ...collection.fields
      .filter(({ name }) => !names.has(name))
      .map((field) => ({ ...field, collection_id: collection.id })),
    ...collection.children.flatMap(collect),
  ];
  return container.field_collections.flatMap(collect);
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
function planRewrite({
  claimed,
  stored,
  next,
  newId,
}: {
  readonly claimed: ReadonlySet<string>;
  readonly stored: Page;
  readonly next: Page;
  readonly newId: () => string;
}): SavePlan {
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
    page: { ...next, containers: [...untouched, ...rewritten].sort((a, b) => a.order - b.order) },
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
