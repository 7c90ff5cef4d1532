import type { Container, FieldCollection } from '../../kinds/page';

/** What a new tree has not got any more. */
export interface RemovedNodes {
  readonly containers: readonly string[];
  /** Collections whose parent stays. */
  readonly collections: readonly string[];
  /** Fields whose collection stays. */
  readonly fields: readonly string[];
}

/** Finds the nodes of a stored tree that a new one lacks, by their ids; what is inside a removed one is not named again. */
export function removedNodes(
  stored: readonly (Container | FieldCollection)[],
  next: readonly (Container | FieldCollection)[],
): RemovedNodes {
  const containers: string[] = [];
  const collections: string[] = [];
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
