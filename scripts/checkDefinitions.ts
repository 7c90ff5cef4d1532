import { findProblems, printProblem, type FoundProblem } from '../src/definition';
import { readDefinitionSources, type DefinitionSources, type SourcePlace } from './sourcePlaces';

/** A problem of a definition or of a definition file, with its place in the sources. */
export interface PlacedProblem extends Partial<SourcePlace> {
  /** What is wrong, without the place in the sources. */
  readonly message: string;
  /** Name of the affected area, whose screens do not open; undefined if unknown. */
  readonly area: string | undefined;
}

/**
 * All problems of a project's definitions, with file and line: unreadable files, modules that do not load, problems of single definitions
 * and between them.
 * @param root the project's folder
 */
export async function checkDefinitions(root: string): Promise<readonly PlacedProblem[]> {
  const sources = readDefinitionSources(root);
  const unreadable = sources.unreadable.map(({ reason, ...place }) => ({
    ...place,
    message: `no ${place.file.endsWith('.json') ? 'JSON' : 'TypeScript'}: ${reason}`,
    area: undefined,
  }));
  try {
    const { areas, editorsOfArea } = await import('../schemas');
    const { brands } = await import('../schemas/brands');
    const loaded = await Promise.all(areas.map(({ name }) => editorsOf(name, editorsOfArea[name])));
    // A module that imports a broken file cannot load: reported once, at the broken file.
    const failed = unreadable.length > 0 ? [] : loaded.flatMap(({ problem }) => problem ?? []);
    const editors = Object.fromEntries(loaded.map(({ area, editors: own }) => [area, own]));
    const features = await loadFeatures();
    const problems = findProblems({ editors, areas, brands, ...(features && { features }) }).filter(
      ({ definition }) => !isBroken(loaded, definition),
    );
    const areaOfEditor = loaded.flatMap(({ area, editors: own }) => own.map(() => area));
    return [...unreadable, ...failed, ...problems.map((problem) => placed(problem, { sources, areaOfEditor }))];
  } catch (error) {
    return unreadable.length > 0
      ? unreadable
      : [{ file: 'schemas/index.ts', ...placeOfError(error), message: loadMessage(error), area: undefined }];
  }
}

/** The names of the features of permissions; undefined where definitions do not load, from which the services derive them. */
async function loadFeatures(): Promise<readonly string[] | undefined> {
  try {
    return (await import('../server/identity/vocabulary')).featureNames;
  } catch {
    return undefined;
  }
}

interface LoadedEditors {
  readonly area: string;
  readonly editors: readonly unknown[];
  readonly problem?: PlacedProblem;
}

async function editorsOf(area: string, load: (() => Promise<readonly unknown[]>) | undefined): Promise<LoadedEditors> {
  try {
    return { area, editors: (await load?.()) ?? [] };
  } catch (error) {
    const message = `the editors of '${area}': ${loadMessage(error)}`;
    return { area, editors: [], problem: { ...placeOfError(error), message, area } };
  }
}

/** Nothing can be said about an area whose editors do not load. */
function isBroken(loaded: readonly LoadedEditors[], { kind, name }: FoundProblem['definition']): boolean {
  return kind === 'area' && loaded.some(({ area, problem }) => area === name && problem !== undefined);
}

function loadMessage(error: unknown): string {
  return `expected modules that load, got ${error instanceof Error ? error.message : String(error)}`;
}

/** Where a definition threw an error while loading; empty if the error arose elsewhere. */
function placeOfError(error: unknown): Partial<SourcePlace> {
  const [, file, line, column] =
    /\b(schemas\/[^\s:?)]+)[^\s:)]*:(\d+):(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return file === undefined ? {} : { file, line: Number(line), column: Number(column) };
}

function placed(
  problem: FoundProblem,
  { sources, areaOfEditor }: { readonly sources: DefinitionSources; readonly areaOfEditor: readonly string[] },
): PlacedProblem {
  const { definition, path, other } = problem;
  const areaOf = ({ kind, name, index }: FoundProblem['definition']) =>
    kind === 'editor' ? areaOfEditor[index] : kind === 'area' ? name : undefined;
  const find = (of: FoundProblem['definition'], keys: readonly string[]) =>
    of.name === undefined ? undefined : sources.find({ kind: of.kind, name: of.name, folder: areaOf(of) }, keys);
  const elsewhere = other && find(other, ['name'])?.file;
  const named = `${definition.kind} '${definition.name ?? definition.index}'`;
  return {
    ...find(definition, path),
    message: `${printProblem(named, problem)}${elsewhere === undefined ? '' : ` (${elsewhere})`}`,
    area: areaOf(definition),
  };
}

/** `schemas/careers/area.ts:12:5 area 'careers' at …` */
export function printPlaced({ file, line, column, message }: PlacedProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? message : `${place} ${message}`;
}

/** The same as a workflow annotation, which GitHub shows beside the changed line. */
export function annotationOf({ file, line, column, message }: PlacedProblem): string {
  const at = Object.entries({ file, line, col: column }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return `::error ${at.join(',')}::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;
}
