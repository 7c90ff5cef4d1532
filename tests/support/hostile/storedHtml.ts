import { defaultTreeAdapter, html, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ALLOWED_HTML, ALLOWED_STYLES, IMAGE_SCHEMES, LINK_SCHEMES } from '../../../server/content/html/allowedHtml';

const WEBSITE = 'https://website.example/page';

/** Parses a text as the inner HTML of a `div`, into parse5's default tree. */
function parse(text: string): Tree.DocumentFragment {
  return parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {});
}

/** The parsed tree, printed for comparison. Carriage returns are normalised: they do not survive serialisation, even in a browser. */
export function treeOf(text: string): string {
  const printed = JSON.stringify(parse(text).childNodes, (key, part: unknown) =>
    key === 'parentNode' ? undefined : part,
  );
  return printed.replaceAll(/\\r(?:\\n)?/g, String.raw`\n`);
}

/** The tree after it was serialised and parsed again, as by a browser. */
export function treeWrittenAgain(text: string): string {
  return treeOf(serialize(parse(text)));
}

/** The parts of a text that are not allowed on a website that sets it as inner HTML. */
export function problemsOf(text: string): readonly string[] {
  const problems: string[] = [];
  const pending: Tree.ChildNode[] = [...parse(text).childNodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) continue;
    if (!defaultTreeAdapter.isElementNode(node)) problems.push(node.nodeName);
    else {
      if (node.namespaceURI !== html.NS.HTML || !ALLOWED_HTML.has(node.tagName)) problems.push(`<${node.tagName}>`);
      problems.push(...node.attrs.flatMap((attribute) => problemsOfAttribute(node.tagName, attribute)));
      pending.push(...node.childNodes);
    }
  }
  return problems;
}

function problemsOfAttribute(element: string, { name, value }: Tree.Element['attrs'][number]): readonly string[] {
  const problem = `${element} ${name}=${value}`;
  if (!ALLOWED_HTML.get(element)?.has(name)) return [problem];
  if (name === 'style') return isAllowedStyle(value) ? [] : [problem];
  if (name !== 'href' && name !== 'src') return [];
  const address = new URL(value, WEBSITE);
  const isAllowed = (name === 'src' ? IMAGE_SCHEMES : LINK_SCHEMES).has(address.protocol);
  const isOtherHost = !/^[a-z]+:/i.test(value) && address.origin !== new URL(WEBSITE).origin;
  return isAllowed && !isOtherHost ? [] : [problem];
}

function isAllowedStyle(style: string): boolean {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .every(([name = '', value = '']) => name === '' || ALLOWED_STYLES.get(name)?.test(value));
}
