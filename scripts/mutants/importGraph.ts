import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['schemas', 'src', 'server', 'tests', 'stories', 'scripts'];
const SOURCE = /\.(tsx?|json)$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The imports between files, dynamic ones included. Paths are relative to the root, with slashes. */
export interface ImportGraph {
  readonly files: readonly string[];
  /** Text of a file. */
  readonly textOf: (file: string) => string;
  /** The number of imports between each file that reaches the target and the target; 0 for the target itself. */
  readonly distancesTo: (target: string) => ReadonlyMap<string, number>;
}

/** Reads the imports of every file of the project. */
export function readImportGraph(root: string): ImportGraph {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  ).filter((file) => SOURCE.test(file));
  const known = new Set(files);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const target of importsOf(file, text, known)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return {
    files,
    textOf: (file) => texts.get(file) ?? '',
    distancesTo: (target) => {
      const distances = new Map([[target, 0]]);
      for (const [file, distance] of distances) {
        for (const importer of importers.get(file) ?? []) {
          if (!distances.has(importer)) distances.set(importer, distance + 1);
        }
      }
      return distances;
    },
  };
}

function importsOf(file: string, text: string, known: ReadonlySet<string>): readonly string[] {
  if (file.endsWith('.json')) return [];
  // Comments and strings may look like imports: the compiler's scanner distinguishes them.
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const importedPath = path.posix.join(path.posix.dirname(file), fileName);
    return ENDINGS.map((ending) => importedPath + ending).find((candidate) => known.has(candidate)) ?? [];
  });
}
