import { html, parseFragment, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';

/** A node of parsed HTML. Siblings are linked, so that the parser inserts and moves each in constant time. */
export interface HtmlNode {
  /** As the parser writes it, in lower case for HTML; `#text`, `#comment` and the like for what is no element. */
  readonly name: string;
  readonly namespace: html.NS;
  readonly attributes: Token.Attribute[];
  text: string;
  parent: HtmlNode | null;
  first: HtmlNode | null;
  last: HtmlNode | null;
  previous: HtmlNode | null;
  next: HtmlNode | null;
}

/** What is left of the work that one value may cause; every parse of it counts. */
export interface ParseBudget {
  elements: number;
}

/** A budget for one value. */
export function newParseBudget(): ParseBudget {
  return { elements: MOST_PARSED };
}

/** A value has more elements, or deeper ones, than a text has. */
export class TooComplex extends Error {
  constructor() {
    super(`expected at most ${MOST_ELEMENTS} elements, nested at most ${DEEPEST} deep.`);
    this.name = 'TooComplex';
  }
}

/**
 * Parses HTML as a browser does that sets it as the inner HTML of a `div`, with scripting on (HTML standard, 13.4 "Parsing
 * HTML fragments").
 * @returns the root, whose children are the nodes of the fragment
 * @throws TooComplex as soon as a bound is passed: misnested formatting elements come again in every paragraph
 * (13.2.4.3 "The list of active formatting elements"), and so a tree can be a thousand times larger than its text
 */
export function parseHtml(text: string, budget: ParseBudget): HtmlNode {
  spend(budget, ELEMENTS_OF_A_PARSE);
  return parseFragment(newNode('div'), text, { treeAdapter: boundedAdapter(budget) });
}

/** What is done at the start and at the end of every node. */
interface Visitor {
  /** @returns whether to look inside */
  readonly enter: (node: HtmlNode) => boolean;
  readonly leave: (node: HtmlNode) => void;
}

/** Visits all nodes inside a root in tree order, however deep they lie. */
export function visitNodes(root: HtmlNode, { enter, leave }: Visitor): void {
  let node = root.first;
  while (node) {
    if (enter(node) && node.first) {
      node = node.first;
      continue;
    }
    leave(node);
    while (!node.next && node.parent && node.parent !== root) {
      node = node.parent;
      leave(node);
    }
    node = node.next;
  }
}

/** All nodes have one shape, which keeps the property accesses of the parser fast. */
type LinkedTree = { readonly [Kind in keyof TreeAdapterTypeMap]: HtmlNode };

/** The tree that the parser builds, counted against the bounds. Where something stood in the text is not kept. */
function boundedAdapter(budget: ParseBudget): TreeAdapter<LinkedTree> {
  let openElements = 0;
  return {
    createDocument: () => newNode('#document'),
    createDocumentFragment: () => newNode('#document-fragment'),
    createCommentNode: (data) => newNode('#comment', { text: data }),
    createTextNode: (value) => newNode('#text', { text: value }),
    createElement(name, namespace, attributes) {
      spend(budget, 1);
      return newNode(name, { namespace, attributes });
    },
    onItemPush() {
      openElements += 1;
      if (openElements > DEEPEST) throw new TooComplex();
    },
    onItemPop() {
      openElements -= 1;
    },

    appendChild: (parent, node) => link(node, { parent, before: null }),
    insertBefore: (parent, node, before) => link(node, { parent, before }),
    insertText: (parent, text) => insertText(text, { parent, before: null }),
    insertTextBefore: (parent, text, before) => insertText(text, { parent, before }),
    detachNode: unlink,
    // A fragment has no element whose attributes could be added to: `html` and `body` stand around it.
    adoptAttributes: () => undefined,
    // What a template holds is told apart by the template itself.
    setTemplateContent: () => undefined,
    getTemplateContent: (template) => template,
    setDocumentType: () => undefined,
    setDocumentMode: () => undefined,
    getDocumentMode: () => html.DOCUMENT_MODE.NO_QUIRKS,

    getTagName: (node) => node.name,
    getNamespaceURI: (node) => node.namespace,
    getAttrList: (node) => node.attributes,
    getParentNode: (node) => node.parent,
    getFirstChild: (node) => node.first,
    getChildNodes: childrenOf,
    getTextNodeContent: (node) => node.text,
    getCommentNodeContent: (node) => node.text,
    getDocumentTypeNodeName: (node) => node.text,
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is HtmlNode => node.name === '#text',
    isCommentNode: (node): node is HtmlNode => node.name === '#comment',
    isElementNode: (node): node is HtmlNode => !node.name.startsWith('#'),
    isDocumentTypeNode: (_node): _node is HtmlNode => false,
    getNodeSourceCodeLocation: () => undefined,
    setNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
  };
}

function newNode(
  name: string,
  { namespace = html.NS.HTML, attributes = NONE, text = '' }: Partial<HtmlNode> = {},
): HtmlNode {
  return { name, namespace, attributes, text, parent: null, first: null, last: null, previous: null, next: null };
}

const NONE: Token.Attribute[] = [];

/** Where a node goes: in front of another child of its parent, or at the end. */
interface Place {
  readonly parent: HtmlNode;
  readonly before: HtmlNode | null;
}

function link(node: HtmlNode, { parent, before }: Place): void {
  const previous = before ? before.previous : parent.last;
  node.parent = parent;
  node.previous = previous;
  node.next = before;
  if (previous) previous.next = node;
  else parent.first = node;
  if (before) before.previous = node;
  else parent.last = node;
}

function unlink(node: HtmlNode): void {
  const { parent, previous, next } = node;
  if (!parent) return;
  if (previous) previous.next = next;
  else parent.first = next;
  if (next) next.previous = previous;
  else parent.last = previous;
  node.parent = null;
  node.previous = null;
  node.next = null;
}

/** Neighbouring characters make one text (13.2.6.1 "Insert a character"). */
function insertText(text: string, place: Place): void {
  const previous = place.before ? place.before.previous : place.parent.last;
  if (previous?.name === '#text') previous.text += text;
  else link(newNode('#text', { text }), place);
}

function childrenOf(node: HtmlNode): HtmlNode[] {
  const children: HtmlNode[] = [];
  for (let child = node.first; child; child = child.next) children.push(child);
  return children;
}

function spend(budget: ParseBudget, elements: number): void {
  budget.elements -= elements;
  if (budget.elements < 0) throw new TooComplex();
}

/** Any value with fewer is taken: far above any text (500,000 characters are pasted at most). */
const MOST_ELEMENTS = 100_000;
/** What has to be written anew is parsed twice, hardly ever more often. Keeps a processor busy for less than a second. */
const MOST_PARSED = 2.5 * MOST_ELEMENTS;
/** Chromium nests no more than 512 elements, and then builds another tree than the standard's. */
export const DEEPEST = 256;
/** What starting the parser costs, for lists of many short texts. */
const ELEMENTS_OF_A_PARSE = 20;
