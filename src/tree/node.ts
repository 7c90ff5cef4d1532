import type { TreeField } from '../kinds/page';

/** A node below the page, whatever its level. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly fields?: readonly TreeField[];
  readonly containers?: readonly TreeNode[];
  readonly field_collections?: readonly TreeNode[];
  readonly children?: readonly TreeNode[];
}

/** The property that holds a node's child nodes. */
export type ChildrenKey = 'containers' | 'field_collections' | 'children';
