import type { Container, TreeField, FieldCollection, Page } from '../../kinds/page';

/** What every mutation of a page tree may carry: the revision that the page was read at. */
type Revised = { readonly expected_revision?: number };

/** A collection on the highest level of a mutation; a new one says which container it goes into, or which parent. */
export type TopCollection = FieldCollection & { readonly container_id?: string };

/** A field outside its collection. */
export type TopField = TreeField & { readonly collection_id: string };

/** One mutation of the content service, with its arguments as the service names them. */
export type PlannedOperation =
  | {
      readonly operation: 'addOrUpdateBrandPage';
      readonly arguments: Revised & {
        readonly brand_id: string;
        readonly tag: string;
        readonly item: { readonly id: string; readonly name: string };
      };
    }
  | {
      readonly operation: 'addOrUpdateContainersFCFields';
      readonly arguments: Revised & { readonly containerData: { readonly containers: readonly Container[] } };
    }
  | {
      readonly operation: 'addUpdateMultipleFieldCollection';
      readonly arguments: Revised & { readonly collectionData: { readonly collections: readonly TopCollection[] } };
    }
  | {
      readonly operation: 'replaceFieldCollection';
      readonly arguments: Revised & {
        readonly oldFcIds: { readonly ids: readonly string[] };
        readonly collectionData: { readonly collections: readonly TopCollection[] };
      };
    }
  | {
      readonly operation: 'addOrUpdateFields';
      readonly arguments: Revised & { readonly fields: readonly TopField[] };
    }
  | { readonly operation: 'removeContainer'; readonly arguments: Revised & { readonly id: string } }
  | {
      readonly operation: 'removeMultipleFieldCollection';
      readonly arguments: Revised & { readonly ids: readonly string[] };
    }
  | {
      readonly operation: 'removeFieldCategories';
      readonly arguments: Revised & { readonly removeFieldData: { readonly ids: readonly string[] } };
    };

/** The mutations that save a page, in the order the specification prescribes; sent as one document, one transaction. */
export interface SavePlan {
  readonly operations: readonly PlannedOperation[];
  /** Stored ids that this save replaces by new ones. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The page as it is once the plan has run. */
  readonly page: Page;
}

/** The revision of a page that was read, for the first mutation of a plan: the service compares it once. */
function expecting(page: Pick<Page, 'revision'>): Revised {
  return page.revision === null || page.revision === undefined ? {} : { expected_revision: page.revision };
}

/** The mutations that remove the nodes of a stored tree that a new one has not got any more; a removal of nothing is none. */
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

/** Finds the nodes of a stored tree that a new one lacks, by their ids; what is inside a removed one is not named again. */
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
      const now = kept.get(node.id);
      if (now === undefined) ('field_collections' in node ? containers : collections).push(node.id);
      else if (now !== node) compareInside(node, now);
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

/** The same plan whose first mutation says at which revision the page was read. */
export function expectingFirst(
  operations: readonly PlannedOperation[],
  page: Pick<Page, 'revision'>,
): readonly PlannedOperation[] {
  return operations.map((planned, index) =>
    index === 0
      ? ({ ...planned, arguments: { ...planned.arguments, ...expecting(page) } } as PlannedOperation)
      : planned,
  );
}
