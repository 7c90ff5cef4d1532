import { html, parseFragment, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';

/** A node of parsed HTML. Siblings form a linked list, so that the parser can insert and move nodes in constant time. */
export interface HtmlNode {
  /** Tag name as given by the parser (lower case for HTML); `#text`, `#comment` and the like for other nodes. */
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

/** The remaining parse budget of one value, shared by all parses of it. */
export interface ParseBudget {
  elements: number;
}

export function newParseBudget(): ParseBudget {
  return { elements: MAX_PARSED_ELEMENTS };
}

/** A value has too many or too deeply nested elements. */
export class MarkupTooComplex extends Error {
  constructor() {
    super(`expected at most ${MAX_ELEMENTS} elements, nested at most ${MAX_NESTING} deep.`);
    this.name = 'MarkupTooComplex';
  }
}

/**
 * Parses HTML as a browser does when setting it as the inner HTML of a `div`, with scripting enabled (HTML standard, 13.4 "Parsing
 * HTML fragments").
 * @returns the root, whose children are the nodes of the fragment
 * @throws MarkupTooComplex as soon as a limit is exceeded: misnested formatting elements are repeated in every paragraph
 * (13.2.4.3 "The list of active formatting elements"), so that a tree can be a thousand times larger than its text
 */
export function parseHtml(text: string, budget: ParseBudget): HtmlNode {
  spend(budget, ELEMENTS_OF_A_PARSE);
  return parseFragment(newNode('div'), text, { treeAdapter: boundedAdapter(budget) });
}

interface Visitor {
  /** @returns whether to visit the children */
  readonly enter: (node: HtmlNode) => boolean;
  readonly leave: (node: HtmlNode) => void;
}

/** Visits all descendants of a root in tree order; iterative, so that any depth is fine. */
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

/** All nodes have the same shape, which keeps property access in the parser fast. */
type LinkedTree = { readonly [Kind in keyof TreeAdapterTypeMap]: HtmlNode };

/** Builds the tree for the parser and enforces the limits. Source locations are not kept. */
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
      if (openElements > MAX_NESTING) throw new MarkupTooComplex();
    },
    onItemPop() {
      openElements -= 1;
    },

    appendChild: (parent, node) => link(node, { parent, before: null }),
    insertBefore: (parent, node, before) => link(node, { parent, before }),
    insertText: (parent, text) => insertText(text, { parent, before: null }),
    insertTextBefore: (parent, text, before) => insertText(text, { parent, before }),
    detachNode: unlink,
    // Called for `html` and `body` only, which are not part of a fragment.
    adoptAttributes: () => undefined,
    // The content of a template is stored as its children.
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

/** An insertion point: before another child of the parent, or at the end. */
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

/** Adjacent characters are merged into one text node (13.2.6.1 "Insert a character"). */
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
  if (budget.elements < 0) throw new MarkupTooComplex();
}

/** Maximum number of elements of a value: far above any real text (at most 500,000 characters can be pasted). */
const MAX_ELEMENTS = 100_000;
/** A value that has to be rewritten is parsed twice, hardly ever more often. Takes less than a second of CPU time. */
const MAX_PARSED_ELEMENTS = 2.5 * MAX_ELEMENTS;
/** Chromium limits nesting to 512 elements, beyond which its tree differs from that of the standard. */
export const MAX_NESTING = 256;
/** Base cost of a parse, which matters for lists of many short texts. */
const ELEMENTS_OF_A_PARSE = 20;
