import { expect, it } from 'vitest';
import { importGraph, printPicture, type ImportGraph } from '../../../scripts/architecturePicture';

function graphOf(imports: Readonly<Record<string, readonly string[]>>): ImportGraph {
  return new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
}

it('finds the imports between folders, without those of tests and packages', () => {
  const graph = importGraph([
    {
      source: 'src/app/main.tsx',
      dependencies: [{ resolved: 'src/form/index.ts' }, { resolved: 'src/app/routes.tsx' }],
    },
    { source: 'src/form/index.ts', dependencies: [{ resolved: 'node_modules/react/index.js' }] },
    { source: 'src/form/form.test.tsx', dependencies: [{ resolved: 'src/stores/drafts.ts' }] },
  ]);
  expect([...(graph.get('src/app') ?? [])]).toEqual(['src/form']);
  expect([...(graph.get('src/form') ?? [])]).toEqual([]);
});

it('draws a folder above its imports, and omits transitive imports', () => {
  const picture = printPicture(graphOf({ 'src/app': ['src/form', 'src/lib'], 'src/form': ['src/lib'], 'src/lib': [] }));
  expect(picture.match(/<path/g)).toHaveLength(2);
  const heights = ['src/app', 'src/form', 'src/lib'].map((folder) =>
    Number(new RegExp(`y="(\\d+)"[^>]*>${folder}<`).exec(picture)?.[1]),
  );
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

it('refuses to draw cyclic imports', () => {
  expect(() => printPicture(graphOf({ 'src/app': ['src/form'], 'src/form': ['src/app'] }))).toThrow(
    'Imports in a circle: src/app → src/form → src/app',
  );
});
