import type { Client } from 'urql';
import { refusedInput, refusedNode, runMutations } from '../api/mutations';
import type { Lens, PlannedOperation, Tree } from '../tree';
import { RefusedValueError } from './saveOnTop';
import { operationsToWire } from './wire';

/**
 * Sends what is planned of a page in one document.
 * @param save.tree what is written, as the lens reads it
 * @throws RefusedValueError where the services refuse what the form has at one place
 */
export async function saveTree(
  client: Client,
  save: {
    readonly operations: readonly PlannedOperation[];
    readonly pageId: string;
    readonly key: string | undefined;
    readonly lens: Lens;
    readonly tree: Tree;
  },
): Promise<void> {
  const { operations, pageId, key, lens, tree } = save;
  const mutations = operationsToWire(operations, pageId);
  try {
    await runMutations(client, mutations, key);
  } catch (error) {
    const refused = refusedInput(error, mutations);
    if (refused === undefined) throw error;
    const id = refusedNode(refused, mutations);
    const path = id === undefined ? undefined : lens.pathTo(tree, id);
    throw path ? new RefusedValueError(path, refused.refusal) : error;
  }
}
