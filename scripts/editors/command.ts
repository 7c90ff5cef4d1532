import { compileEditor, type BrandCompiledEditor, type CompiledEditor } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { createValidate } from '../../src/compile/validate';
import {
  BRANDS,
  editorWithoutBrand,
  withBrandNames,
  isBrand,
  type Brand,
  type EditorDefinition,
} from '../../src/definition';
import { findTreeProblems, newTree, type FormData, type Tree } from '../../src/tree';
import { areas, editorsOfArea } from '../../schemas';
import { brands } from '../../schemas/brands';
import { annotationOf, checkDefinitions, printPlaced } from '../checkDefinitions';
import { findEditor, hasBrand, loadAllEditors } from '../definitions';
import { differences } from './differences';
import { explainField, printUnknownName, UnknownPath, type Explanation } from './explain';

/** The input of a command; nothing is read from the process itself. */
export interface EditorsCommand {
  readonly args: readonly string[];
  /** The project's folder. */
  readonly root: string;
  readonly readInput: () => string;
  readonly readFile: (path: string) => string;
  readonly newId: () => string;
  /** Also print problems as annotations, for continuous integration. */
  readonly annotates?: boolean;
}

/** What is printed; `output` may accompany problems. */
export interface CommandResult {
  readonly output: string;
  readonly problems: readonly string[];
}

/** A mistake in the arguments or the input. */
class UsageError extends Error {}

const USAGE = `Usage: npm run editors -- <command>
  list                                  every editor with its brands
  show <editor> [brand]                 the definition, or as a brand has it
  diff <editor> <brand>                 what a brand changes
  explain <editor> <path>               where a value is stored, as what, by which settings, and who may change it
  schema <editor> <brand>               JSON Schema and uiSchema
  check                                 problems of all definitions
  to-form <editor> <brand>              < tree.json
  to-tree <editor> <brand> [--base tree.json]   < form.json`;

/** Runs one command of `npm run editors`. */
export async function runEditorsCommand(command: EditorsCommand): Promise<CommandResult> {
  try {
    return await run(command);
  } catch (error) {
    if (error instanceof UsageError || error instanceof UnknownPath) return { output: '', problems: [error.message] };
    throw error;
  }
}

async function run(command: EditorsCommand): Promise<CommandResult> {
  const [name, editorName, brandName] = command.args;
  switch (name) {
    case 'list':
      return json(await listEditors());
    case 'check':
      return check(command);
    case 'show': {
      const editor = await requireEditor(editorName);
      return json(brandName === undefined ? editor : compileFor(editor, brandName).editor);
    }
    case 'diff': {
      const editor = await requireEditor(editorName);
      const compiled = compileFor(editor, brandName);
      const common = editorWithoutBrand(editor);
      return json(differences(withBrandNames(common, compiled.brand), compiled.editor));
    }
    case 'explain':
      return json(await explain(await requireEditor(editorName), brandName));
    case 'schema': {
      const { schema, uiSchema, validationSchema } = compileFor(await requireEditor(editorName), brandName);
      return json({ schema, uiSchema, validationSchema });
    }
    case 'to-form':
      return toForm(command, compileFor(await requireEditor(editorName), brandName));
    case 'to-tree':
      return toTree(command, compileFor(await requireEditor(editorName), brandName));
    case 'help':
    case '--help':
    case '-h':
      return { output: USAGE, problems: [] };
    default:
      throw new UsageError(name === undefined ? USAGE : `There is no command '${name}'.\n${USAGE}`);
  }
}

async function listEditors(): Promise<readonly { name: string; title: string; brands: readonly Brand[] }[]> {
  const editors = await loadAllEditors();
  return editors.map((editor) => ({
    name: editor.name,
    title: editor.title,
    brands: BRANDS.filter((brand) => hasBrand(editor, brand)),
  }));
}

async function explain(editor: EditorDefinition, path: string | undefined): Promise<readonly Explanation[]> {
  if (path === undefined) throw new UsageError('path: expected keys of the form joined by dots, got nothing');
  const hasEditor = await Promise.all(
    areas.map(async ({ name }) => (await editorsOfArea[name]?.())?.some((other) => other.name === editor.name)),
  );
  return explainField(editor, { path, area: areas.find((_area, index) => hasEditor[index]) });
}

async function check({ root, annotates = false }: EditorsCommand): Promise<CommandResult> {
  const problems = await checkDefinitions(root);
  const printed = problems.map(printPlaced);
  if (problems.length > 0) return { output: annotates ? problems.map(annotationOf).join('\n') : '', problems: printed };
  return { output: `${(await loadAllEditors()).length} editors and ${areas.length} areas, no problems.`, problems: [] };
}

async function requireEditor(name: string | undefined): Promise<EditorDefinition> {
  const editor = name === undefined ? undefined : await findEditor(name);
  if (editor) return editor;
  const known = (await loadAllEditors()).map((other) => other.name);
  throw new UsageError(`editor: ${printUnknownName(name, known)}`);
}

function compileFor(editor: EditorDefinition, name: string | undefined): BrandCompiledEditor {
  const known = BRANDS.filter((brand) => hasBrand(editor, brand));
  const brand = name?.toUpperCase();
  if (!isBrand(brand) || !known.includes(brand)) {
    throw new UsageError(`brand: ${printUnknownName(name, known)}`);
  }
  return compileEditor(editor, brands[brand]);
}

function toForm(command: EditorsCommand, compiled: CompiledEditor): CommandResult {
  const tree = parse(command.readInput(), 'standard input');
  const treeProblems = findTreeProblems(tree);
  const problems = treeProblems.map(({ where, expected, got }) => `tree at ${where}: expected ${expected}, got ${got}`);
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return { output: '', problems };
  return { output: print(compiled.lens.treeToForm(tree as Tree)), problems };
}

function toTree(command: EditorsCommand, compiled: CompiledEditor): CommandResult {
  const form = parse(command.readInput(), 'standard input');
  if (typeof form !== 'object' || form === null || Array.isArray(form)) {
    throw new UsageError(`form: expected an object, got ${print(form)}`);
  }
  const at = command.args.indexOf('--base');
  const { editor } = compiled;
  const base =
    at < 0 ? newTree({ editor, brandId: '', newId: command.newId }) : readBase(command, command.args[at + 1]);
  const baseProblems = findTreeProblems(base).map(
    ({ where, expected, got }) => `base at ${where}: expected ${expected}, got ${got}`,
  );
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const problems = validate(form as FormData, compiled.lens.treeToForm(base)).map(
    ({ path, message }) => `form at ${path.join('.')}: ${message}`,
  );
  const tree = compiled.lens.formToTree(form as FormData, base, command.newId);
  return { output: print(tree), problems: [...baseProblems, ...problems] };
}

function readBase(command: EditorsCommand, path: string | undefined): Tree {
  if (path === undefined) throw new UsageError('--base: expected a file, got nothing');
  const tree = parse(readFile(command, path), path);
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    throw new UsageError(`${path}: expected a page or a field collection, got ${print(tree)}`);
  }
  return tree as Tree;
}

function readFile(command: EditorsCommand, path: string): string {
  try {
    return command.readFile(path);
  } catch (error) {
    throw new UsageError(`--base: expected a file, got ${(error as Error).message}`);
  }
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${source}: expected JSON, got ${(error as Error).message}`);
  }
}

function json(value: unknown): CommandResult {
  return { output: print(value), problems: [] };
}

function print(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
