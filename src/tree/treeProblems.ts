import { isObject } from '../lib/objects';

/** Something in a stored tree that does not match the model. */
export interface TreeProblem {
  /** The path, for example `containers[0].field_collections[2].fields`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

const CHILD_LISTS = ['containers', 'field_collections', 'children', 'fields'] as const;

/** The lists that each level must have. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  page: ['containers'],
  containers: ['field_collections'],
  field_collections: ['fields', 'children'],
  children: ['fields', 'children'],
  fields: [],
};

/**
 * Finds everything in a tree that does not match the model. The lens reads such a tree as far as possible and leaves unreadable
 * parts untouched. Terminates on cyclic input: does not descend into a node with the id of an ancestor.
 * @param tree an untrusted page or field collection
 */
export function findTreeProblems(tree: unknown): readonly TreeProblem[] {
  const problems: TreeProblem[] = [];
  const level = isObject(tree) && 'containers' in tree ? 'page' : 'children';
  inspect({ node: tree, where: '', level, above: new Set(), problems });
  return problems;
}

interface Inspection {
  readonly node: unknown;
  readonly where: string;
  readonly level: string;
  /** Ids of the ancestors. */
  readonly above: ReadonlySet<unknown>;
  readonly problems: TreeProblem[];
}

function inspect(given: Inspection): void {
  const { node, where, level, above, problems } = given;
  const at = (key: string) => (where === '' ? key : `${where}.${key}`);
  if (!isObject(node)) {
    problems.push({ where: where || '(root)', expected: 'an object', got: describe(node) });
    return;
  }
  if (typeof node['id'] !== 'string') problems.push({ where: at('id'), expected: 'an id', got: describe(node['id']) });
  else if (above.has(node['id'])) {
    problems.push({ where: at('id'), expected: 'an id that no node above has', got: describe(node['id']) });
    return;
  }
  if (typeof node['name'] !== 'string')
    problems.push({ where: at('name'), expected: 'a name', got: describe(node['name']) });
  if (level !== 'page' && !(typeof node['order'] === 'number' && Number.isFinite(node['order']))) {
    problems.push({ where: at('order'), expected: 'a number', got: describe(node['order']) });
  }
  if (level === 'fields') {
    inspectField(node, at, problems);
    return;
  }
  for (const key of REQUIRED[level] ?? []) {
    if (!Array.isArray(node[key])) problems.push({ where: at(key), expected: 'a list', got: describe(node[key]) });
  }
  const inside = new Set(above).add(node['id']);
  for (const key of CHILD_LISTS) {
    const list = node[key];
    if (!Array.isArray(list)) continue;
    const ids = new Set<unknown>();
    list.forEach((child: unknown, index) => {
      const childWhere = `${at(key)}[${index}]`;
      if (isObject(child) && typeof child['id'] === 'string') {
        if (ids.has(child['id'])) {
          problems.push({ where: `${childWhere}.id`, expected: 'an id of its own', got: describe(child['id']) });
        }
        ids.add(child['id']);
      }
      inspect({ node: child, where: childWhere, level: key, above: inside, problems });
    });
  }
}

function inspectField(field: Record<string, unknown>, at: (key: string) => string, faults: TreeProblem[]): void {
  const { value, meta_data: meta } = field;
  if (value !== null && value !== undefined && typeof value !== 'string') {
    faults.push({ where: at('value'), expected: 'a text or null', got: describe(value) });
  }
  if (meta !== null && meta !== undefined && !isObject(meta)) {
    faults.push({ where: at('meta_data'), expected: 'an object or null', got: describe(meta) });
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return JSON.stringify(value).slice(0, 80);
}
