import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fragments as ownFragments } from '../../schemas/fragments';
import { ownAreas, ownEditorsOfArea } from '../../schemas/ownAreas';
import {
  expandFragments,
  findAreaProblems,
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
import { settingProblems } from '../../src/definition/settingProblems';
import { readSource, SourceFault, type Source } from '../../src/definition/source';
import { besideOwnProblems, type FolderArea } from './besideOwn';

/** The definitions of the folder cannot be used; each problem is a line of the message. */
class DefinitionsFaulty extends Error {
  constructor(
    folder: string,
    readonly problems: readonly string[],
  ) {
    super(`The definitions in ${folder} are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'DefinitionsFaulty';
  }
}

/** A file with its problems so far. */
interface ReadFile {
  /** Relative to the folder, with slashes. */
  readonly file: string;
  /** The part of the folder that it lies in: one area each. */
  readonly part: string;
  readonly kind: 'area' | 'editor' | 'fragment';
  readonly source: Source;
  readonly definition: unknown;
  readonly origins: ReadonlyMap<string, string>;
  readonly problems: readonly DefinitionProblem[];
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
  // What does not even have the settings of an area or an editor cannot be compared with others.
  if (problems.length === 0) problems.push(...(await problemsTogether(areas, editors)));
  if (problems.length > 0) throw new DefinitionsFaulty(folder, problems);
  const folderAreas = areas.map((area) => folderArea(area, editors));
  return {
    areas: folderAreas.map(({ area }) => area),
    editorsOfArea: Object.fromEntries(folderAreas.map(({ area, editors: own }) => [area.name, own])),
  };
}

interface Text extends Pick<ReadFile, 'file' | 'part' | 'kind'> {
  readonly text: string;
}

const FILE = /\.(area|editor|fragment)\.json$/;

async function readTexts(folder: string, problems: string[]): Promise<readonly Text[]> {
  const parts = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new DefinitionsFaulty(folder, [`The folder cannot be read: ${(error as Error).message}`]);
  });
  const texts: Text[] = [];
  for (const { name: part } of parts.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))) {
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

/** A file with the definition in it; nothing where it has none that could be used. */
function readOne(text: Text, { fragments, problems }: Reading): readonly ReadFile[] {
  const read = parse(text, problems);
  if (!read) return [];
  const plain = withoutSchemaKey(read.value);
  const expanded =
    text.kind === 'fragment'
      ? { definition: plain, problems: [], origins: NO_ORIGINS }
      : expandFragments(plain, fragments);
  const file: ReadFile = { ...text, ...expanded, source: read };
  const own = file.problems.length > 0 ? file.problems : problemsOf(file);
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

function problemsOf({ kind, definition }: ReadFile): readonly DefinitionProblem[] {
  return kind === 'editor' ? findProblems(definition) : settingProblems(definition, kind);
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

function folderArea({ part, definition }: ReadFile, editors: readonly ReadFile[]): FolderArea {
  return {
    area: definition as AreaDefinition,
    editors: editors.filter((editor) => editor.part === part).map((editor) => editor.definition as EditorDefinition),
  };
}

/** What is wrong with areas and editors together, and beside those of the build. */
async function problemsTogether(areas: readonly ReadFile[], editors: readonly ReadFile[]): Promise<readonly string[]> {
  const ownEditors = (await Promise.all(Object.values(ownEditorsOfArea).map((load) => load()))).flat();
  const inFolder = areas.map((area) => folderArea(area, editors));
  const all = [...ownAreas, ...inFolder.map(({ area }) => area)];
  return areas.flatMap((file, index) => {
    const one = inFolder[index];
    if (!one) return [];
    const others = inFolder.filter((_other, at) => at !== index);
    const beside = besideOwnProblems(one, {
      areas: [...ownAreas, ...others.map(({ area }) => area)],
      editors: [...ownEditors, ...others.flatMap((other) => other.editors)],
    });
    return [
      ...[...beside.ofArea, ...findAreaProblems(one.area, one.editors, all)].map((problem) => printed(file, problem)),
      ...beside.ofEditors.flatMap(({ editor, problem }) =>
        editors.filter(({ definition }) => definition === editor).map((own) => printed(own, problem)),
      ),
    ];
  });
}
