import { html, type Token } from 'parse5';
import { allowedAttributes } from './allowedAttributes';
import { ALLOWED_HTML, HIDDEN_ELEMENTS, VOID_ELEMENTS } from './allowedHtml';
import { visitNodes, type HtmlNode } from './htmlTree';

/**
 * Writes what a tree holds of allowed HTML in one canonical form, near to that of the HTML standard (13.3 "Serializing HTML
 * fragments"). Elements that are not allowed leave what they hold, unless a browser would not show it.
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
      return isShown(node);
    },
    leave(node) {
      if (isAllowed(node) && !VOID_ELEMENTS.has(node.name)) written.push(endTag(node.name));
    },
  });
  return written.join('');
}

/** Writes the text of a tree alone. */
export function writeText(root: HtmlNode): string {
  const written: string[] = [];
  visitNodes(root, {
    enter(node) {
      if (node.name === '#text') written.push(escapeText(node.text));
      return isShown(node);
    },
    leave: () => undefined,
  });
  return written.join('');
}

/** A start tag in the canonical form; elements without content end in themselves, as XML has it. */
export function startTag(name: string, attributes: readonly Token.Attribute[]): string {
  let tag = `<${name}`;
  for (const attribute of attributes) tag += ` ${attribute.name}="${escapeAttribute(attribute.value)}"`;
  return tag + (VOID_ELEMENTS.has(name) ? ' />' : '>');
}

export function endTag(name: string): string {
  return `</${name}>`;
}

/**
 * Text that a parser reads as the same text. Of line breaks one kind is left: a carriage return would have to be written as
 * a reference, which a browser writes back as the character, and reads as another one (13.2.3.5 "Preprocessing the input
 * stream"). For the same reason the text of a `pre` never begins with a line break.
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

/** What belongs to SVG or MathML is drawn, not read. */
function isShown(node: HtmlNode): boolean {
  return node.namespace === html.NS.HTML && !HIDDEN_ELEMENTS.has(node.name);
}
