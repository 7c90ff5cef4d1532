import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A brand's site that shows drafts, at an origin of its own. */
export interface PreviewSite {
  /** Without a trailing slash; the page of a brand is below it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a site with the script of docs/preview.md. It accepts drafts from the consoles that `consoles` lists when the page is served. */
export async function startPreviewSite(consoles: () => readonly string[]): Promise<PreviewSite> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/alp') !== true) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Site</title><main></main><script>const CONSOLES = ${JSON.stringify(consoles())};
${SCRIPT}</script>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Renders every text of the form with its path, and a summary of the page as it would be stored. */
const SCRIPT = `
const base = { protocol: 'brand-console-preview', version: 1 };
const main = document.querySelector('main');
let consoleOrigin;

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || !CONSOLES.includes(origin) || data?.protocol !== base.protocol) return;
  consoleOrigin = origin;
  if (data.type === 'draft') show(data.draft);
  if (data.type === 'focused') mark(JSON.stringify(data.path));
});

addEventListener('click', ({ target }) => {
  const path = target.closest('[data-path]')?.dataset.path;
  if (path && consoleOrigin) parent.postMessage({ ...base, type: 'picked', path: JSON.parse(path) }, consoleOrigin);
});

parent.postMessage({ ...base, type: 'ready' }, '*');

function show({ brand, slug, form, tree }) {
  main.replaceChildren(line('h1', [brand, slug, tree.containers.length + ' containers'].join(' · ')), ...texts(form, []));
}

function texts(value, path) {
  if (typeof value === 'string') return [line('p', value.replace(/<[^>]*>/g, ''), path)];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_item, index) => index) : Object.keys(value);
  return keys.flatMap((key) => texts(value[key], [...path, key]));
}

function line(tag, text, path) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (path) element.dataset.path = JSON.stringify(path);
  return element;
}

function mark(path) {
  for (const shown of main.children) shown.toggleAttribute('data-current', shown.dataset.path === path);
}
`;
