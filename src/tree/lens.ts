import type { PlacedFields } from '../definition';
import type { FormData, FormPath } from '../kinds/values';
import type { Tree } from '../kinds/page';
import { compilePlan } from './plan';
import { pathTo, readTree } from './read';
import { writeTree } from './write';

/** Converts between a stored tree and form data; laws in docs/definition-language.md. */
export interface Lens {
  /** Reads as far as the tree makes sense and never throws; `findTreeFaults` names what does not make sense. */
  treeToForm(tree: Tree): FormData;
  /**
   * Writes form data into a tree. Unchanged parts are the very same objects; what the editor does not know is kept.
   * @param newId makes the id of every new node
   */
  formToTree<T extends Tree>(form: FormData, tree: T, newId: () => string): T;
  /**
   * Where the form of a tree has what a node holds: the value of a field, or an item of a list.
   * @returns undefined for a node that no field reads
   */
  pathTo(tree: Tree, id: string): FormPath | undefined;
}

/**
 * Compiles the storage of placed fields into a lens. The plan is made once; both directions are linear in the tree.
 * @param fields an editor's fields for one brand
 */
export function compileLens(fields: PlacedFields): Lens {
  const plan = compilePlan(fields);
  return {
    treeToForm: (tree) => readTree(plan, tree),
    formToTree: (form, tree, newId) => writeTree({ newId }, { plan, form, tree }),
    pathTo: (tree, id) => pathTo(plan, tree, id),
  };
}
