import type { PlacedFields } from '../definition';
import type { FormData, FormPath } from '../kinds/values';
import type { Tree } from '../kinds/page';
import { compilePlan } from './plan';
import { pathTo, readTree } from './read';
import { writeTree } from './write';

/** Converts between a stored tree and form data; laws in docs/definition-language.md. */
export interface Lens {
  /** Reads as much of the tree as is valid and never throws; `findTreeProblems` reports the rest. */
  treeToForm(tree: Tree): FormData;
  /**
   * Writes form data into a tree. Unchanged parts keep their identity; content unknown to the editor is kept.
   * @param newId creates the id of a new node
   */
  formToTree<T extends Tree>(form: FormData, tree: T, newId: () => string): T;
  /**
   * The form path of a stored node: of a field's value, or of a list item.
   * @returns undefined for a node that no field reads
   */
  pathTo(tree: Tree, id: string): FormPath | undefined;
}

/**
 * Compiles the storage of placed fields into a lens. The plan is compiled once; both directions are linear in the size of the tree.
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
