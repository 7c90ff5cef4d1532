import type { Container, FieldCollection, Page } from '../../kinds/page';
import { displacedContainers } from './claims';
import { expectingFirst, type PlannedOperation, type SavePlan } from './operations';

/** Writes every claimed container anew, with new ids, and removes the former ones after (CI-017, A-82). */
export function planRewrite({
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
