/** The folders of the product with their captions in the picture. */
const ROLES: Readonly<Record<string, string>> = {
  schemas: 'what is edited, as data',
  server: 'identity and content',
  'src/app': 'routes and screens',
  'src/api': 'GraphQL, REST, uploads',
  'src/compile': 'definition + brand → rules',
  'src/definition': 'the language',
  'src/fields': 'the input of each field type',
  'src/form': 'the form engine',
  'src/hooks': 'questions to services',
  'src/kinds': 'what is true of each type',
  'src/lib': 'dates, links, texts',
  'src/list': 'tables and cards',
  'src/preview': 'how a page will look',
  'src/session': 'sign-in, tokens, idle',
  'src/shell': 'frame, menu, palette',
  'src/stores': 'load, save, drafts',
  'src/theme': 'colours and sizes',
  'src/tree': 'the lens, save plans, merge',
};

/** The imported folders by importing folder. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface FoundModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** The imports between the folders of the product, without those of tests and stories. */
export function importGraph(modules: readonly FoundModule[]): ImportGraph {
  const graph = new Map<string, Set<string>>(Object.keys(ROLES).map((folder) => [folder, new Set()]));
  for (const { source, dependencies } of modules.filter((one) => !/\.(test|stories)\.tsx?$/.test(one.source))) {
    const from = folderOf(source);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== from) graph.get(from)?.add(to);
    }
  }
  return new Map([...graph].map(([from, to]) => [from, new Set([...to].filter((folder) => graph.has(folder)))]));
}

/** Not part of the graph: every folder may import the list of brand names, which imports nothing. */
const BRAND_NAMES = 'schemas/brands/names.ts';

function folderOf(file: string): string {
  if (file === BRAND_NAMES) return '';
  return /^(?:src\/[^/]+|schemas|server)(?=\/)/.exec(file)?.[0] ?? '';
}

const BOX = { width: 190, height: 50, gap: 26, row: 104 } as const;
const MARGIN = 24;

/**
 * Draws the folders in layers, each above everything it imports from. Imports implied by others are omitted: a folder may use everything
 * that its lines lead down to.
 * @throws RangeError for circular imports
 * @returns an SVG document
 */
export function printPicture(graph: ImportGraph): string {
  const layers = layersOf(graph);
  const width = Math.max(...layers.map((layer) => layer.length)) * (BOX.width + BOX.gap) - BOX.gap + 2 * MARGIN;
  const height = layers.length * BOX.row - (BOX.row - BOX.height) + 2 * MARGIN;
  const places = new Map(
    layers.flatMap((layer, row) => {
      const left = (width - layer.length * (BOX.width + BOX.gap) + BOX.gap) / 2;
      return layer.map((folder, column) => {
        const x = Math.round(left + column * (BOX.width + BOX.gap));
        return [folder, { x, y: MARGIN + row * BOX.row }] as const;
      });
    }),
  );
  const lines = [...graph].flatMap(([from, to]) =>
    [...to].filter((folder) => !isImplied(graph, from, folder)).map((folder) => [places.get(from), places.get(folder)]),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" role="img">`,
    '<title>Which folder of the product imports from which: a line leads down to what is used.</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lines.flatMap(([from, to]) => (from && to ? [curve(from, to)] : [])),
    ...[...places].map(([folder, place]) => box(folder, place)),
    '</svg>',
    '',
  ].join('\n');
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function curve(from: Place, to: Place): string {
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height, to.x + BOX.width / 2, to.y];
  const bend = Math.round((y2 - y1) / 2);
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#9aa4b2" stroke-width="1.5"/>`;
}

function box(folder: string, { x, y }: Place): string {
  const middle = x + BOX.width / 2;
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8" fill="#f4f6f9" stroke="#5b6675"/>`,
    `<text x="${middle}" y="${y + 21}" text-anchor="middle" font-size="15" font-weight="600" fill="#1d2530">${folder}</text>`,
    `<text x="${middle}" y="${y + 39}" text-anchor="middle" font-size="12" fill="#4a5563">${ROLES[folder] ?? ''}</text>`,
  ].join('\n');
}

/**
 * The layers from top to bottom: each folder stands directly below the lowest one that uses it. Within a layer, folders are sorted by the
 * mean column of the folders they use, so that few lines cross.
 */
function layersOf(graph: ImportGraph): readonly (readonly string[])[] {
  const depths = new Map([...graph.keys()].map((folder) => [folder, depthOf(graph, folder)]));
  const fromTop = [...graph.keys()].sort((a, b) => (depths.get(b) ?? 0) - (depths.get(a) ?? 0));
  for (const folder of fromTop) {
    const users = [...graph].filter(([, used]) => used.has(folder)).map(([user]) => depths.get(user) ?? 0);
    if (users.length > 0) depths.set(folder, Math.min(...users) - 1);
  }
  const layers: string[][] = [];
  for (const folder of graph.keys()) (layers[depths.get(folder) ?? 0] ??= []).push(folder);
  const column = new Map<string, number>();
  for (const layer of layers) {
    const middle = (folder: string) => {
      const used = [...(graph.get(folder) ?? [])].flatMap((below) => column.get(below) ?? []);
      return used.reduce((sum, at) => sum + at, 0) / Math.max(1, used.length);
    };
    layer.sort((a, b) => middle(a) - middle(b) || a.localeCompare(b));
    layer.forEach((folder, index) => column.set(folder, index - (layer.length - 1) / 2));
  }
  return layers.reverse();
}

/** Length of the longest chain of imports below a folder. @throws RangeError for circular imports */
function depthOf(graph: ImportGraph, folder: string, above: readonly string[] = []): number {
  if (above.includes(folder)) throw new RangeError(`Imports in a circle: ${[...above, folder].join(' → ')}`);
  const used = [...(graph.get(folder) ?? [])];
  return Math.max(-1, ...used.map((below) => depthOf(graph, below, [...above, folder]))) + 1;
}

/** Whether a folder also reaches another one through a third. */
function isImplied(graph: ImportGraph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((via) => via !== to && reaches(graph, via, to));
}

function reaches(graph: ImportGraph, from: string, to: string): boolean {
  const used = graph.get(from) ?? new Set();
  return used.has(to) || [...used].some((folder) => reaches(graph, folder, to));
}
