import { defaultTreeAdapter, html, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ALLOWED_HTML, ALLOWED_STYLES, IMAGE_SCHEMES, LINK_SCHEMES } from '../../../server/content/html/allowedHtml';

const WEBSITE = 'https://website.example/page';

/** As the inner HTML of a `div`, by the parser's own tree. */
function parse(text: string): Tree.DocumentFragment {
  return parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {});
}

/** What a tree holds, printed for comparison. A carriage return does not outlast being written, not even by a browser. */
export function treeOf(text: string): string {
  const printed = JSON.stringify(parse(text).childNodes, (key, part: unknown) =>
    key === 'parentNode' ? undefined : part,
  );
  return printed.replaceAll(/\\r(?:\\n)?/g, String.raw`\n`);
}

/** The tree after it was written by a browser and read again. */
export function treeWrittenAgain(text: string): string {
  return treeOf(serialize(parse(text)));
}

/** What of a text would not be allowed on a website that sets it as inner HTML. */
export function problemsOf(text: string): readonly string[] {
  const problems: string[] = [];
  const open: Tree.ChildNode[] = [...parse(text).childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) continue;
    if (!defaultTreeAdapter.isElementNode(node)) problems.push(node.nodeName);
    else {
      if (node.namespaceURI !== html.NS.HTML || !ALLOWED_HTML.has(node.tagName)) problems.push(`<${node.tagName}>`);
      problems.push(...node.attrs.flatMap((attribute) => problemsOfAttribute(node.tagName, attribute)));
      open.push(...node.childNodes);
    }
  }
  return problems;
}

function problemsOfAttribute(element: string, { name, value }: Tree.Element['attrs'][number]): readonly string[] {
  const said = `${element} ${name}=${value}`;
  if (!ALLOWED_HTML.get(element)?.has(name)) return [said];
  if (name === 'style') return isAllowedStyle(value) ? [] : [said];
  if (name !== 'href' && name !== 'src') return [];
  const address = new URL(value, WEBSITE);
  const isAllowed = (name === 'src' ? IMAGE_SCHEMES : LINK_SCHEMES).has(address.protocol);
  const isForeign = !/^[a-z]+:/i.test(value) && address.origin !== new URL(WEBSITE).origin;
  return isAllowed && !isForeign ? [] : [said];
}

function isAllowedStyle(style: string): boolean {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .every(([name = '', value = '']) => name === '' || ALLOWED_STYLES.get(name)?.test(value));
}
