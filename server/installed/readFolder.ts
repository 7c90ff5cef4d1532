import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fragments as ownFragments } from '../../schemas/fragments';
import { ownAreas, ownEditorsOfArea } from '../../schemas/ownAreas';
import {
  expandFragments,
  findProblems,
  fragmentFromJson,
  printProblem,
  type AreaDefinition,
  type DefinitionProblem,
  type EditorDefinition,
  type Fragment,
  type FragmentFile,
  type InstalledDefinitions,
} from '../../src/definition';
import { withoutSchemaKey } from '../../src/definition/fromJson';
import { print } from '../../src/definition/problem';
import { fragmentProblems } from '../../src/definition/settingProblems';
import { readSource, SourceError, type Source } from '../../src/definition/source';
import { isObject } from '../../src/lib/objects';
import { InvalidDefinitions } from './invalidDefinitions';

/** A file that was parsed successfully. */
interface ReadFile {
  /** Relative to the folder, with slashes. */
  readonly file: string;
  /** The subfolder that contains it, one per area. */
  readonly part: string;
  readonly kind: 'area' | 'editor' | 'fragment';
  readonly source: Source;
  readonly definition: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Reads the definitions of a folder: each subfolder has one `*.area.json` with its `*.editor.json`, and any number of
 * `*.fragment.json`, which all subfolders may use.
 * @param folder absolute path
 * @returns without validators, which only the browser needs
 * @throws InvalidDefinitions with every problem, its file and line
 */
export async function readFolder(folder: string): Promise<Omit<InstalledDefinitions, 'validators'>> {
  const problems: string[] = [];
  const texts = await readTexts(folder, problems);
  const fragments = ofKind(texts, 'fragment').flatMap((text) => readOne(text, { fragments: [], problems }));
  const known = [...ownFragments, ...fragments.map(({ definition }) => fragmentFromJson(definition as FragmentFile))];
  problems.push(...repeatedFragments(fragments, known));
  const editors = ofKind(texts, 'editor').flatMap((text) => readOne(text, { fragments: known, problems }));
  const areas = ofKind(texts, 'area').flatMap((text) => readOne(text, { fragments: known, problems }));
  const incomplete = new Set(
    texts.map(({ part }) => part).filter((part) => !isCompletelyRead(part, { texts, editors, areas })),
  );
  problems.push(...(await findAllProblems({ editors, areas, incomplete })));
  if (problems.length > 0) throw new InvalidDefinitions(folder, problems);
  return {
    // Without problems the definitions are valid areas and editors.
    areas: areas.map(({ definition }) => definition as AreaDefinition),
    editorsOfArea: Object.fromEntries(
      areas.map(({ part, definition }) => [
        (definition as AreaDefinition).name,
        ofPart(editors, part).map((editor) => editor.definition as EditorDefinition),
      ]),
    ),
  };
}

interface Text extends Pick<ReadFile, 'file' | 'part' | 'kind'> {
  readonly text: string;
}

const FILE = /\.(area|editor|fragment)\.json$/;

async function readTexts(folder: string, problems: string[]): Promise<readonly Text[]> {
  const parts = await readdir(folder).catch((error: unknown) => {
    throw new InvalidDefinitions(folder, [`The folder cannot be read: ${(error as Error).message}`]);
  });
  const texts: Text[] = [];
  for (const part of parts.toSorted().filter((name) => !name.startsWith('.'))) {
    // stat follows symbolic links to folders.
    const entry = await stat(path.join(folder, part)).catch(() => undefined);
    if (!entry?.isDirectory()) {
      if (!entry || part.endsWith('.json')) problems.push(`${part}: expected a folder, as each area is one.`);
      continue;
    }
    const names = (await readdir(path.join(folder, part))).filter((name) => name.endsWith('.json')).toSorted();
    for (const name of names) {
      const file = `${part}/${name}`;
      const kind = FILE.exec(name)?.[1] as Text['kind'] | undefined;
      if (kind) texts.push({ file, part, kind, text: await readFile(path.join(folder, file), 'utf8') });
      else problems.push(`${file}: expected a name that ends in .area.json, .editor.json or .fragment.json.`);
    }
    if (names.length > 0 && names.filter((name) => name.endsWith('.area.json')).length !== 1)
      problems.push(`${part}: expected one file that ends in .area.json, as each folder has one area.`);
  }
  return texts.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

function ofKind(texts: readonly Text[], kind: Text['kind']): readonly Text[] {
  return texts.filter((text) => text.kind === kind);
}

interface Reading {
  readonly fragments: readonly Fragment[];
  /** Receives the problems found. */
  readonly problems: string[];
}

/** The parsed file; empty if it is not JSON, or uses a missing fragment. */
function readOne(text: Text, { fragments, problems }: Reading): readonly ReadFile[] {
  const read = parse(text, problems);
  if (!read) return [];
  const plain = withoutSchemaKey(read.value);
  const expanded =
    text.kind === 'fragment'
      ? { definition: plain, problems: [], origins: NO_ORIGINS }
      : expandFragments(plain, fragments);
  const file: ReadFile = { ...text, ...expanded, source: read };
  const own = text.kind === 'fragment' ? fragmentProblems(plain) : expanded.problems;
  problems.push(...own.map((problem) => printed(file, problem)));
  return own.length > 0 ? [] : [file];
}

const NO_ORIGINS: ReadonlyMap<string, string> = new Map();

function parse({ file, text }: Text, problems: string[]): Source | undefined {
  try {
    return readSource(text);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    problems.push(`${file}:${error.range.line}: ${error.message}`);
    return undefined;
  }
}

/** `faq/faq.editor.json:12 at fields.title.widht: expected …` */
function printed({ file, source, origins }: ReadFile, problem: DefinitionProblem): string {
  return printProblem(`${file}:${source.rangeOf(originOf(problem.where, origins)).line}`, problem);
}

/** Path of a problem in the source: fields of a fragment are mapped to where the fragment is used. */
function originOf(where: string, origins: ReadonlyMap<string, string>): string {
  const origin = [...origins].find(([field]) => where === field || where.startsWith(`${field}.`));
  return origin ? origin[1] : where;
}

function repeatedFragments(files: readonly ReadFile[], known: readonly Fragment[]): readonly string[] {
  return files.flatMap((file) => {
    const { name } = file.definition as FragmentFile;
    const isUnique = known.filter((other) => other.name === name).length === 1;
    return isUnique ? [] : [printed(file, { where: 'name', expected: 'a name that no other fragment has', got: name })];
  });
}

interface FolderFiles {
  readonly editors: readonly ReadFile[];
  readonly areas: readonly ReadFile[];
}

/** Whether all editors and areas of a part were parsed: otherwise references may point to a file that was not. */
function isCompletelyRead(
  part: string,
  { texts, editors, areas }: FolderFiles & { readonly texts: readonly Text[] },
): boolean {
  const expected = texts.filter((text) => text.part === part && text.kind !== 'fragment');
  return expected.length === ofPart([...editors, ...areas], part).length;
}

function ofPart(files: readonly ReadFile[], part: string): readonly ReadFile[] {
  return files.filter((file) => file.part === part);
}

/** A definition, with its file if it is from the folder. */
interface DefinitionWithFile {
  readonly definition: unknown;
  readonly file?: ReadFile;
}

/**
 * Problems of the editors and areas of the folder, including conflicts with those of the build.
 * @param incomplete parts with an unparsed file, whose areas cannot be checked
 */
async function findAllProblems({
  editors,
  areas,
  incomplete,
}: FolderFiles & { readonly incomplete: ReadonlySet<string> }): Promise<readonly string[]> {
  const groups = await editorsByArea({ editors, areas });
  const definitions = {
    editor: Object.values(groups).flat(),
    area: [...ownAreas.map((definition): DefinitionWithFile => ({ definition })), ...areas.map(ofFile)],
  };
  const found = findProblems({
    editors: Object.fromEntries(
      Object.entries(groups).map(([area, group]) => [area, group.map(({ definition }) => definition)]),
    ),
    areas: definitions.area.map(({ definition }) => definition),
  });
  return [
    ...areas.flatMap((area) => storeProblems(area.definition).map((problem) => printed(area, problem))),
    ...found.flatMap((problem) => {
      const { kind, index, name } = problem.definition;
      const file = kind === 'brand' ? undefined : definitions[kind][index]?.file;
      if (!file) return [printProblem(`${kind} '${name ?? index}' of the build`, problem)];
      return kind === 'area' && incomplete.has(file.part) ? [] : [printed(file, problem)];
    }),
  ];
}

/** The editors of the build and of the folder by area; merged if an area of the folder has the name of another one. */
async function editorsByArea({
  editors,
  areas,
}: FolderFiles): Promise<Readonly<Record<string, readonly DefinitionWithFile[]>>> {
  const groups = new Map<string, readonly DefinitionWithFile[]>();
  for (const [area, load] of Object.entries(ownEditorsOfArea)) {
    groups.set(
      area,
      (await load()).map((definition) => ({ definition })),
    );
  }
  for (const part of new Set(editors.map((editor) => editor.part))) {
    const area = ofPart(areas, part)[0]?.definition;
    // Area names never contain a slash.
    const name = isObject(area) && typeof area['name'] === 'string' ? area['name'] : `${part}/`;
    groups.set(name, [...(groups.get(name) ?? []), ...ofPart(editors, part).map(ofFile)]);
  }
  return Object.fromEntries(groups);
}

function ofFile(file: ReadFile): DefinitionWithFile {
  return { definition: file.definition, file };
}

/** The stores `record` and `rows` are reserved: those of the specification have their own API calls and areas. */
function storeProblems(area: unknown): readonly DefinitionProblem[] {
  const store = isObject(area) ? area['store'] : undefined;
  const kind = isObject(store) ? store['kind'] : undefined;
  if (kind !== 'record' && kind !== 'rows') return [];
  return [{ where: 'store.kind', expected: 'one of "page", "pages", "records"', got: print(kind) }];
}
