import type {
  Container,
  TreeField,
  FieldCollection,
  FormData,
  FormValue,
  PlannedOperation,
  Tree,
} from '../../../src/tree';

/** Form data, one line for each value: its path and the value. */
export function printForm(form: FormData): readonly string[] {
  return printValue(form, []);
}

function printValue(value: FormValue | FormData, path: readonly (string | number)[]): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: FormData, index) => printValue(item, [...path, index + 1]));
  }
  const isGroup = typeof value === 'object' && value !== null;
  // A file, or one of several values that stand in one field, is one value.
  if (isGroup && path.length > 0 && Object.values(value).every((part) => typeof part !== 'object')) {
    const isFile = 'key' in value;
    if (isFile) return [`${path.join('.')} = ${pairs(value)}`];
  }
  if (!isGroup) return [`${path.join('.')} = ${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => (key === '$id' ? [] : printValue(part, [...path, key])));
}

/** A tree, one line for each field: the path of its nodes with their orders, its name and order, its label, its value. */
export function printTree(tree: Tree): readonly string[] {
  if ('containers' in tree) {
    return [`page '${tree.name}' ${tree.tag} ${tree.slug}`, ...tree.containers.flatMap((node) => printNode(node, ''))];
  }
  return printNode(tree, '');
}

function printNode(node: Container | FieldCollection, above: string): readonly string[] {
  const path = `${above}${node.name}(${node.order}) `;
  const children = 'fields' in node ? node.children : node.field_collections;
  const fields = 'fields' in node ? node.fields : [];
  const lines = [
    ...fields.map((field) => path + printField(field)),
    ...children.flatMap((child) => printNode(child, path)),
  ];
  return lines.length > 0 ? lines : [`${path}is empty`];
}

function printField({ name, order, label, value, meta_data: meta }: TreeField): string {
  const about = meta === null ? '' : ` {${pairs(meta)}}`;
  return `${name}(${order}) '${label ?? ''}' = ${value ?? 'null'}${about}`;
}

function pairs(record: object): string {
  return Object.entries(record)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

/** A record of a service, one line for each property. */
export function printRecord(record: object, path: readonly string[] = []): readonly string[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? printRecord(value, [...path, key])
      : [`${[...path, key].join('.')} = ${JSON.stringify(value)}`],
  );
}

/**
 * A save, one line for each operation and for each node that it sends or removes.
 * @param stored the tree before the save: nodes with its ids are printed as known
 */
export function printPlan(operations: readonly PlannedOperation[], stored: Tree | undefined): readonly string[] {
  const names = stored ? namesById(stored) : new Map<string, string>();
  return operations.flatMap((planned) => [
    planned.operation,
    ...sentNodesOf(planned)
      .flatMap((node) => printSent(node, names))
      .map((line) => `  ${line}`),
  ]);
}

type SentNode = Container | FieldCollection | TreeField | string;

function sentNodesOf(planned: PlannedOperation): readonly SentNode[] {
  switch (planned.operation) {
    case 'addOrUpdateBrandPage':
      return [];
    case 'addOrUpdateContainersFCFields':
      return planned.arguments.containerData.containers;
    case 'addUpdateMultipleFieldCollection':
      return planned.arguments.collectionData.collections;
    case 'replaceFieldCollection':
      return [...planned.arguments.oldFcIds.ids, ...planned.arguments.collectionData.collections];
    case 'addOrUpdateFields':
      return planned.arguments.fields;
    case 'removeContainer':
      return [planned.arguments.id];
    case 'removeMultipleFieldCollection':
      return planned.arguments.ids;
    case 'removeFieldCategories':
      return planned.arguments.removeFieldData.ids;
  }
}

function printSent(node: SentNode, stored: ReadonlyMap<string, string>, above = ''): readonly string[] {
  if (typeof node === 'string') return [`without ${stored.get(node) ?? node}`];
  const path = `${above}${node.name}(${node.order})`;
  const status = stored.has(node.id) ? 'known' : 'new';
  if ('value' in node) return [`${status} ${path} = ${node.value ?? 'null'}`];
  const fields =
    'fields' in node && node.fields.length > 0 ? `, fields ${node.fields.map(({ name }) => name).join(' ')}` : '';
  const children = 'fields' in node ? node.children : node.field_collections;
  return [`${status} ${path}${fields}`, ...children.flatMap((child) => printSent(child, stored, `${path} `))];
}

/** The name and order of every node of a tree, with those of its parents, by id. */
function namesById(tree: Tree): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  function visit(node: Container | FieldCollection, above: string): void {
    const path = `${above}${node.name}(${node.order})`;
    names.set(node.id, path);
    if ('fields' in node) for (const field of node.fields) names.set(field.id, `${path} ${field.name}(${field.order})`);
    for (const child of 'fields' in node ? node.children : node.field_collections) visit(child, `${path} `);
  }
  if ('containers' in tree) for (const container of tree.containers) visit(container, '');
  else visit(tree, '');
  return names;
}

/** The lines that only one of two printouts has: `- ` those of the first, `+ ` those of the second. */
export function printDifference(lines: readonly string[], others: readonly string[]): readonly string[] {
  const [here, there] = [new Set(lines), new Set(others)];
  return [
    ...lines.filter((line) => !there.has(line)).map((line) => `- ${line}`),
    ...others.filter((line) => !here.has(line)).map((line) => `+ ${line}`),
  ];
}
