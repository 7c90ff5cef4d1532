import type { Container, TreeField, FieldCollection, Page } from '../../kinds/page';

/** A top-level collection of a mutation; a new one names its container or parent. */
export type TopCollection = FieldCollection & { readonly container_id?: string };

/** A field of a mutation without its collection. */
export type TopField = TreeField & { readonly collection_id: string };

/** The arguments of the mutations of a page tree, in the service's naming. */
interface OperationArguments {
  readonly addOrUpdateBrandPage: {
    readonly brand_id: string;
    readonly tag: string;
    readonly item: { readonly id: string; readonly name: string };
  };
  readonly addOrUpdateContainersFCFields: { readonly containerData: { readonly containers: readonly Container[] } };
  readonly addUpdateMultipleFieldCollection: { readonly collectionData: CollectionData };
  readonly replaceFieldCollection: {
    readonly oldFcIds: { readonly ids: readonly string[] };
    readonly collectionData: CollectionData;
  };
  readonly addOrUpdateFields: { readonly fields: readonly TopField[] };
  readonly removeContainer: { readonly id: string };
  readonly removeMultipleFieldCollection: { readonly ids: readonly string[] };
  readonly removeFieldCategories: { readonly removeFieldData: { readonly ids: readonly string[] } };
}

/** Top-level collections of a mutation. */
export interface CollectionData {
  readonly collections: readonly TopCollection[];
}

/** One mutation of the content service; each takes the revision of the page when it was read. */
export type PlannedOperation = {
  readonly [Operation in keyof OperationArguments]: {
    readonly operation: Operation;
    readonly arguments: OperationArguments[Operation] & { readonly expected_revision?: number };
  };
}[keyof OperationArguments];

/** The mutations that save a page, in the order of the specification; sent as one document, which is one transaction. */
export interface SavePlan {
  readonly operations: readonly PlannedOperation[];
  /** Stored ids that this save replaces: old id → new id. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The page after the save. */
  readonly page: Page;
}

/** The mutations that remove stored nodes missing in the new tree; none if nothing was removed. */
export function removals(
  stored: readonly (Container | FieldCollection)[],
  next: readonly (Container | FieldCollection)[],
): readonly PlannedOperation[] {
  const { containers, collections, fields } = removedNodes(stored, next);
  const operations = containers.map((id): PlannedOperation => ({ operation: 'removeContainer', arguments: { id } }));
  if (collections.length > 0) {
    operations.push({ operation: 'removeMultipleFieldCollection', arguments: { ids: collections } });
  }
  if (fields.length > 0) {
    operations.push({ operation: 'removeFieldCategories', arguments: { removeFieldData: { ids: fields } } });
  }
  return operations;
}

/** Finds stored nodes missing in the new tree, by id; descendants of a removed node are not listed. */
function removedNodes(
  stored: readonly (Container | FieldCollection)[],
  next: readonly (Container | FieldCollection)[],
) {
  const containers: string[] = [];
  /** Collections whose parent stays. */
  const collections: string[] = [];
  /** Fields whose collection stays. */
  const fields: string[] = [];
  compare(stored, next);
  return { containers, collections, fields };

  function compare(before: readonly (Container | FieldCollection)[], after: typeof before): void {
    const kept = new Map(after.map((node) => [node.id, node]));
    for (const node of before) {
      const counterpart = kept.get(node.id);
      if (counterpart === undefined) ('field_collections' in node ? containers : collections).push(node.id);
      else if (counterpart !== node) compareInside(node, counterpart);
    }
  }

  function compareInside(before: Container | FieldCollection, after: Container | FieldCollection): void {
    if ('fields' in before && 'fields' in after) {
      const kept = new Set(after.fields.map(({ id }) => id));
      for (const { id } of before.fields) if (!kept.has(id)) fields.push(id);
    }
    compare(childrenOf(before), childrenOf(after));
  }
}

function childrenOf(node: Container | FieldCollection): readonly FieldCollection[] {
  return 'field_collections' in node ? node.field_collections : node.children;
}

/** Creates and updates containers with everything below them. */
export function writeContainers(containers: readonly Container[]): PlannedOperation {
  return { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers } } };
}

/** Creates and updates collections with everything below them. */
export function writeCollections(collections: readonly TopCollection[]): PlannedOperation {
  return { operation: 'addUpdateMultipleFieldCollection', arguments: { collectionData: { collections } } };
}

/** Adds the expected revision to the first mutation; the service compares it only once. */
export function withExpectedRevision(
  operations: readonly PlannedOperation[],
  { revision }: Pick<Page, 'revision'>,
): readonly PlannedOperation[] {
  const [first, ...others] = operations;
  if (!first || revision == null) return operations;
  return [{ ...first, arguments: { ...first.arguments, expected_revision: revision } } as PlannedOperation, ...others];
}
