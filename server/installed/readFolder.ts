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
import { readSource, SourceFault, type Source } from '../../src/definition/source';
import { isObject } from '../../src/lib/objects';
import { DefinitionsFaulty } from './definitionsFaulty';

/** A file that could be read. */
interface ReadFile {
  /** Relative to the folder, with slashes. */
  readonly file: string;
  /** The part of the folder that it lies in: one area each. */
  readonly part: string;
  readonly kind: 'area' | 'editor' | 'fragment';
  readonly source: Source;
  readonly definition: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Reads the definitions of a folder: in each folder inside it one `*.area.json` with its `*.editor.json`, and any number of
 * `*.fragment.json`, which all of them may use.
 * @param folder absolute path
 * @returns without validators, which the browser alone needs
 * @throws DefinitionsFaulty with every problem, file and line
 */
export async function readFolder(folder: string): Promise<Omit<InstalledDefinitions, 'validators'>> {
  const problems: string[] = [];
  const texts = await readTexts(folder, problems);
  const fragments = ofKind(texts, 'fragment').flatMap((text) => readOne(text, { fragments: [], problems }));
  const known = [...ownFragments, ...fragments.map(({ definition }) => fragmentFromJson(definition as FragmentFile))];
  problems.push(...repeatedFragments(fragments, known));
  const editors = ofKind(texts, 'editor').flatMap((text) => readOne(text, { fragments: known, problems }));
  const areas = ofKind(texts, 'area').flatMap((text) => readOne(text, { fragments: known, problems }));
  const unread = new Set(texts.map(({ part }) => part).filter((part) => !isWhole(part, { texts, editors, areas })));
  problems.push(...(await problemsTogether({ editors, areas, unread })));
  if (problems.length > 0) throw new DefinitionsFaulty(folder, problems);
  return {
    // What has no problem is an area, or an editor.
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
    throw new DefinitionsFaulty(folder, [`The folder cannot be read: ${(error as Error).message}`]);
  });
  const texts: Text[] = [];
  for (const part of parts.toSorted().filter((name) => !name.startsWith('.'))) {
    // A link to a folder is as good as one.
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
  /** What is found is added to them. */
  readonly problems: string[];
}

/** A file with the definition in it; nothing where it is no JSON, or what it uses is not there. */
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
    if (!(error instanceof SourceFault)) throw error;
    problems.push(`${file}:${error.range.line}: ${error.message}`);
    return undefined;
  }
}

/** `faq/faq.editor.json:12 at fields.title.widht: expected …` */
function printed({ file, source, origins }: ReadFile, problem: DefinitionProblem): string {
  return printProblem(`${file}:${source.rangeOf(originOf(problem.where, origins)).line}`, problem);
}

/** Where the source has what a problem is about: a field of a fragment stands where the fragment is used. */
function originOf(where: string, origins: ReadonlyMap<string, string>): string {
  const given = [...origins].find(([field]) => where === field || where.startsWith(`${field}.`));
  return given ? given[1] : where;
}

function repeatedFragments(files: readonly ReadFile[], known: readonly Fragment[]): readonly string[] {
  return files.flatMap((file) => {
    const { name } = file.definition as FragmentFile;
    const isAlone = known.filter((other) => other.name === name).length === 1;
    return isAlone ? [] : [printed(file, { where: 'name', expected: 'a name that no other fragment has', got: name })];
  });
}

interface FolderFiles {
  readonly editors: readonly ReadFile[];
  readonly areas: readonly ReadFile[];
}

/** Whether all editors and areas of a part could be read: else what they name may be in a file that could not. */
function isWhole(part: string, { texts, editors, areas }: FolderFiles & { readonly texts: readonly Text[] }): boolean {
  const written = texts.filter((text) => text.part === part && text.kind !== 'fragment');
  return written.length === ofPart([...editors, ...areas], part).length;
}

function ofPart(files: readonly ReadFile[], part: string): readonly ReadFile[] {
  return files.filter((file) => file.part === part);
}

/** A definition, and its file where the folder has it. */
interface Given {
  readonly definition: unknown;
  readonly file?: ReadFile;
}

/**
 * What is wrong with the editors and areas of the folder, alone and together with those of the build.
 * @param unread parts of which a file could not be read: of their areas nothing can be said
 */
async function problemsTogether({
  editors,
  areas,
  unread,
}: FolderFiles & { readonly unread: ReadonlySet<string> }): Promise<readonly string[]> {
  const groups = await editorsByArea({ editors, areas });
  const given = {
    editor: Object.values(groups).flat(),
    area: [...ownAreas.map((definition): Given => ({ definition })), ...areas.map(ofFile)],
  };
  const found = findProblems({
    editors: Object.fromEntries(
      Object.entries(groups).map(([area, group]) => [area, group.map(({ definition }) => definition)]),
    ),
    areas: given.area.map(({ definition }) => definition),
  });
  return [
    ...areas.flatMap((area) => storeProblems(area.definition).map((problem) => printed(area, problem))),
    ...found.flatMap((problem) => {
      const { kind, index, name } = problem.definition;
      const file = kind === 'brand' ? undefined : given[kind][index]?.file;
      if (!file) return [printProblem(`${kind} '${name ?? index}' of the build`, problem)];
      return kind === 'area' && unread.has(file.part) ? [] : [printed(file, problem)];
    }),
  ];
}

/** Those of the build and of the folder; where an area of the folder takes the name of another, those of both. */
async function editorsByArea({ editors, areas }: FolderFiles): Promise<Readonly<Record<string, readonly Given[]>>> {
  const groups = new Map<string, readonly Given[]>();
  for (const [area, load] of Object.entries(ownEditorsOfArea)) {
    groups.set(
      area,
      (await load()).map((definition) => ({ definition })),
    );
  }
  for (const part of new Set(editors.map((editor) => editor.part))) {
    const area = ofPart(areas, part)[0]?.definition;
    // No area has a slash in its name.
    const name = isObject(area) && typeof area['name'] === 'string' ? area['name'] : `${part}/`;
    groups.set(name, [...(groups.get(name) ?? []), ...ofPart(editors, part).map(ofFile)]);
  }
  return Object.fromEntries(groups);
}

function ofFile(file: ReadFile): Given {
  return { definition: file.definition, file };
}

/** The records and rows of the specification have calls, and areas, of their own. */
function storeProblems(area: unknown): readonly DefinitionProblem[] {
  const store = isObject(area) ? area['store'] : undefined;
  const kind = isObject(store) ? store['kind'] : undefined;
  if (kind !== 'record' && kind !== 'rows') return [];
  return [{ where: 'store.kind', expected: 'one of "page", "pages", "records"', got: print(kind) }];
}
