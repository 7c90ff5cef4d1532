import { html, type Token } from 'parse5';
import { allowedAttributes } from './allowedAttributes';
import { ALLOWED_HTML, HIDDEN_ELEMENTS, VOID_ELEMENTS } from './allowedHtml';
import { visitNodes, type HtmlNode } from './htmlTree';

/**
 * Serializes the allowed HTML of a tree in a canonical form, close to that of the HTML standard (13.3 "Serializing HTML
 * fragments"). Elements that are not allowed are replaced by their content, unless browsers do not show it.
 */
export function writeHtml(root: HtmlNode): string {
  const written: string[] = [];
  visitNodes(root, {
    enter(node) {
      if (node.name === '#text') {
        const text = written.at(-1) === '<pre>' ? node.text.replace(/^[\r\n]+/, '') : node.text;
        if (text !== '') written.push(escapeText(text));
      } else if (isAllowed(node)) {
        written.push(startTag(node.name, allowedAttributes(node.name, node.attributes)));
      }
      return isVisible(node);
    },
    leave(node) {
      if (isAllowed(node) && !VOID_ELEMENTS.has(node.name)) written.push(endTag(node.name));
    },
  });
  return written.join('');
}

/** Serializes only the text of a tree. */
export function writeText(root: HtmlNode): string {
  const written: string[] = [];
  visitNodes(root, {
    enter(node) {
      if (node.name === '#text') written.push(escapeText(node.text));
      return isVisible(node);
    },
    leave: () => undefined,
  });
  return written.join('');
}

/** A start tag in the canonical form; void elements are self-closing, as in XML. */
export function startTag(name: string, attributes: readonly Token.Attribute[]): string {
  let tag = `<${name}`;
  for (const attribute of attributes) tag += ` ${attribute.name}="${escapeAttribute(attribute.value)}"`;
  return tag + (VOID_ELEMENTS.has(name) ? ' />' : '>');
}

export function endTag(name: string): string {
  return `</${name}>`;
}

/**
 * Escapes text so that parsers read it as the same text. Carriage returns become line feeds: they would have to be written as a
 * reference, which browsers serialize as the character and then read as a line feed (13.2.3.5 "Preprocessing the input stream"). For
 * the same reason the text of a `pre` never starts with a line break.
 */
export function escapeText(text: string): string {
  return /[&<>\u00a0\r]/.test(text) ? text.replaceAll(/\r\n?|[&<>\u00a0]/g, escapeCharacter) : text;
}

function escapeAttribute(value: string): string {
  return /[&<>"\u00a0\r]/.test(value) ? value.replaceAll(/\r\n?|[&<>"\u00a0]/g, escapeCharacter) : value;
}

function escapeCharacter(character: string): string {
  return REFERENCES.get(character) ?? '\n';
}

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\u00a0', '&nbsp;'],
]);

function isAllowed(node: HtmlNode): boolean {
  return node.namespace === html.NS.HTML && ALLOWED_HTML.has(node.name);
}

/** SVG and MathML content is drawn, not read as text. */
function isVisible(node: HtmlNode): boolean {
  return node.namespace === html.NS.HTML && !HIDDEN_ELEMENTS.has(node.name);
}
