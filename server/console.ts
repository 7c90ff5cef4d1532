import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_PATHS } from '../src/definition/names';
import { assetPath } from './assets';
import { errorBody } from './errorAnswers';

interface ServedConsole {
  readonly development: boolean;
  /** The URL of the module with the definitions of the installation's folder, which is loaded before the console's own. */
  readonly definitions: string | undefined;
}

/**
 * Serves the console: its built files with a fallback to index.html for client-side routes, or, in development, its sources
 * through Vite. Service calls that match no route are answered with 404 as JSON.
 */
export async function registerConsole(
  app: FastifyInstance,
  { development, definitions }: ServedConsole,
): Promise<void> {
  const serve = development ? await serveSources(app, definitions) : await serveBuild(app, definitions);
  app.setNotFoundHandler(async (request, reply) => {
    if (isServiceCall(request.url)) {
      return reply.status(404).send(errorBody(`${request.method} ${pathOf(request.url)} does not exist.`));
    }
    if (!['GET', 'HEAD'].includes(request.method)) {
      return reply.header('allow', 'GET, HEAD').status(405).send(errorBody('The console is read: use GET.'));
    }
    return serve(request, reply);
  });
}

type Serve = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

async function serveBuild(app: FastifyInstance, definitions: string | undefined): Promise<Serve> {
  // Relative to the sources the build is in ../dist/console; relative to the bundle in dist/server it is in ../console.
  const root = [assetPath('../dist/console'), assetPath('../console')].find((folder) =>
    existsSync(path.join(folder, 'index.html')),
  );
  if (root === undefined) {
    return (_request, reply) =>
      reply.status(503).send(errorBody('The console is not built yet: run npm run build, or npm run dev.'));
  }
  const page = withDefinitions(await readFile(path.join(root, 'index.html'), 'utf8'), definitions);
  await app.register(fastifyStatic, {
    root,
    // Each file gets its own route, so that every other path, including '/', reaches the fallback.
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      // File names under assets/ contain a content hash.
      const hashed = filePath.startsWith(path.join(root, 'assets') + path.sep);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, reply) => {
    // A missing script must not be answered with a page.
    if (path.posix.extname(pathOf(request.url)) !== '' && !acceptsPages(request)) {
      return reply.status(404).send(errorBody(`${pathOf(request.url)} does not exist.`));
    }
    if (definitions === undefined) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
}

async function serveSources(app: FastifyInstance, definitions: string | undefined): Promise<Serve> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: assetPath('..'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: app.server } },
    plugins: [{ name: 'brand-console:definitions', transformIndexHtml: (html) => withDefinitions(html, definitions) }],
  });
  app.addHook('onClose', () => vite.close());
  return (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  };
}

/** Inserted before the console's script: modules run in document order. */
function withDefinitions(html: string, address: string | undefined): string {
  if (address === undefined) return html;
  return html.replace(
    /<script type="module"/,
    `<script type="module" data-definitions src="${address}"></script>\n    $&`,
  );
}

function acceptsPages(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Whether a URL belongs to the services, rather than to the console. */
export function isServiceCall(url: string): boolean {
  return SERVICE_PATHS.includes(pathOf(url).split('/')[1] ?? '');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}
