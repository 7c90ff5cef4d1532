import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Table } from '../measure';

/** One chunk of the build manifest. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const DIST = path.join(process.cwd(), 'dist', 'console');
const BYTES_PER_KB = 1024;

/**
 * The steps of a visit, in order. Each is measured by what it loads beyond the steps before it, and names the sources whose chunks it
 * loads; limits in KB gzip.
 */
const STEPS: readonly { readonly name: string; readonly sources: readonly RegExp[]; readonly limit: number }[] = [
  { name: 'sign-in', sources: [/index\.html$/, /SignInPage/], limit: 120 },
  { name: 'shell', sources: [/ConsoleRoute/], limit: 210 },
  { name: 'table list', sources: [/AreaListRoute/], limit: 190 },
  { name: 'first form', sources: [/AreaEditorRoute/, /EditorScreen/], limit: 180 },
  { name: 'rich text', sources: [/RichTextEditor/], limit: 170 },
];

/** Gzip sizes by route, from the manifest of `npm run build`. */
export function run(): Promise<readonly Table[]> {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const loaded = new Set<string>();
  const rows = STEPS.map(({ name, sources, limit }) => {
    const keys = Object.keys(manifest).filter((key) => sources.some((source) => source.test(key)));
    const files = new Set(keys.flatMap((key) => [...filesOf(manifest, key)]));
    const added = [...files].filter((file) => !loaded.has(file));
    added.forEach((file) => loaded.add(file));
    const kilobytes =
      added.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file))).length, 0) / BYTES_PER_KB;
    return {
      step: name,
      files: added.length,
      'KB gzip': Math.round(kilobytes),
      limit,
      within: kilobytes <= limit ? 'yes' : 'no',
    };
  });
  return Promise.resolve([{ name: 'Bundle: what each step adds', rows }]);
}

/** A chunk's files together with those of everything it imports. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return new Set();
  seen.add(key);
  const own = [chunk.file, ...(chunk.css ?? [])];
  return new Set([...own, ...(chunk.imports ?? []).flatMap((imported) => [...filesOf(manifest, imported, seen)])]);
}
