import { readFileSync } from 'node:fs';
import type { Brand } from '../../../../src/definition';

/** One line of a tree of docs/stored-tree.md. */
export interface SpecifiedNode {
  readonly kind: 'container' | 'collection' | 'field';
  /** Stored name. */
  readonly name: string;
  /** The order, or that of the first repetition. */
  readonly order: number;
  readonly isRepeated: boolean;
  /** The stored label, if the document gives it. */
  readonly label: string | undefined;
  /** Undefined: all brands. */
  readonly brands: readonly string[] | undefined;
  readonly children: readonly SpecifiedNode[];
}

interface OpenNode extends SpecifiedNode {
  readonly indent: number;
  readonly children: OpenNode[];
}

const NODE = /^(Container|FC|child) (\S+?)(\*?) \((?:(\d+)|n|(\d+)\.\.n[^)]*)\)(.*)$/;
const FIELD = /^(\d+) (\S+)(.*)$/;
const REPEATED_FIELD = /^(\w+)\* \(n\)(.*)$/;
/** A brand outside brackets (removed before), unless `for` precedes it: an input is displayed for that brand, but stored for all. */
const BRANDS = /(?<!for )\b(?:ALP|AVIDA|AMAIA|ALISI)\b/g;

const COMPONENT = /^\| COMPONENT-(\d+) \| ([^|]*) \| (?:(\w+) \(0\): (\w+)\*[^|]*)?\|$/gm;

const document = readFileSync('docs/stored-tree.md', 'utf8');

/**
 * The trees below a heading of docs/stored-tree.md, in order.
 * @param number of the heading, such as `1.1`
 * @throws RangeError for an unknown heading
 */
export function specifiedTrees(number: string): readonly (readonly SpecifiedNode[])[] {
  const start = new RegExp(`^##+ ${number.replace('.', '\\.')}[. ]`, 'm').exec(document)?.index;
  if (start === undefined) throw new RangeError(`docs/stored-tree.md has no heading ${number}.`);
  const section = document.slice(start, start + 3 + document.slice(start + 3).search(/^##/m));
  return [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => readTree(block));
}

/** The components of an article, from the table of the document. */
function components(): readonly SpecifiedNode[] {
  const one = { order: 0, isRepeated: false, label: undefined, brands: undefined, children: [] } as const;
  return [...document.matchAll(COMPONENT)].map(([, type = '', fields = '', list, item = '']): SpecifiedNode => {
    const names = fields.replaceAll(/ \([^)]*\)/g, '').split(', ');
    const items: SpecifiedNode = { ...one, kind: 'field', name: item, isRepeated: true };
    const children: readonly SpecifiedNode[] = [
      ...names.map((name, order): SpecifiedNode => ({ ...one, kind: 'field', name, order })),
      ...(list ? [{ ...one, kind: 'collection', name: list, children: [items] } as const] : []),
    ];
    return { ...one, kind: 'collection', name: `COMPONENT-${type}`, isRepeated: true, children };
  });
}

/** The nodes of an indented tree; other lines are remarks. */
function readTree(block: string): readonly SpecifiedNode[] {
  const roots: OpenNode[] = [];
  const open: OpenNode[] = [];
  for (const line of block.split('\n')) {
    const node = readLine(line);
    if (!node) continue;
    while ((open.at(-1)?.indent ?? -1) >= node.indent) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    if (node.kind !== 'field') open.push(node);
  }
  return roots;
}

function readLine(line: string): OpenNode | undefined {
  const text = line.trim();
  const common = { indent: line.length - line.trimStart().length, children: [] };
  const [, word, name = '', star, order, first, rest = ''] = NODE.exec(text) ?? [];
  if (word) {
    const kind = word === 'Container' ? 'container' : 'collection';
    return { ...common, kind, name, order: Number(order ?? first ?? 0), isRepeated: star === '*', ...remarks(rest) };
  }
  const [, at, field = '', after = ''] = FIELD.exec(text) ?? [];
  if (at) return { ...common, kind: 'field', name: field, order: Number(at), isRepeated: false, ...remarks(after) };
  const [, item, about = ''] = REPEATED_FIELD.exec(text) ?? [];
  if (item) return { ...common, kind: 'field', name: item, order: 0, isRepeated: true, ...remarks(about) };
  return undefined;
}

function remarks(rest: string): Pick<SpecifiedNode, 'label' | 'brands'> {
  const plain = rest.replaceAll(/\[[^\]]*\]/g, '');
  const [, label] = /^\s*(?:label )?'([^']+)'/.exec(plain) ?? [];
  const brands = plain.replaceAll(/'[^']*'|\([^)]*\)/g, '').match(BRANDS);
  return { label, brands: brands ?? undefined };
}

/**
 * A tree as stored by a brand, one line per node. Repeated nodes appear twice; kinds that share one sequence appear once each.
 */
export function specifiedLines(nodes: readonly SpecifiedNode[], brand: Brand, indent = ''): readonly string[] {
  const known = nodes
    .flatMap((node) => (node.name === 'COMPONENT-{1..14}' ? components() : node))
    .filter(({ brands }) => brands?.includes(brand) ?? true);
  const kinds = known.filter(({ kind, isRepeated }) => kind === 'collection' && isRepeated);
  return known
    .flatMap((node) => {
      if (!node.isRepeated) return [node];
      if (kinds.length > 1 && kinds.includes(node)) return [{ ...node, order: node.order + kinds.indexOf(node) }];
      return [node, { ...node, order: node.order + 1 }];
    })
    .flatMap((node) => [
      `${indent}${node.kind} ${node.name} (${node.order})`,
      ...specifiedLines(node.children, brand, `${indent}  `),
    ]);
}

/** The nodes with a label in the document. */
export function specifiedLabels(nodes: readonly SpecifiedNode[]): readonly SpecifiedNode[] {
  return nodes.flatMap((node) => [...(node.label === undefined ? [] : [node]), ...specifiedLabels(node.children)]);
}
