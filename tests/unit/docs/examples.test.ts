import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { fragments } from '../../../schemas/fragments';
import {
  expandFragments,
  findProblems,
  fragmentFromJson,
  printProblem,
  type AreaDefinition,
  type CheckedDefinitions,
  type EditorDefinition,
  type FragmentFile,
} from '../../../src/definition';
import { settingProblems } from '../../../src/definition/settingProblems';
import { isObject } from '../../../src/lib/objects';

/** Examples are written to this folder, so that they are modules of the project. */
const FOLDER = path.resolve('.cache', 'examples-of-docs');
/** Pages whose code blocks are complete definitions; other tests follow the remaining pages exactly. */
const PAGES = ['README.md', 'docs/definition-language.md'];

interface Block {
  /** Page and line of its start. */
  readonly at: string;
  readonly file: string;
  readonly text: string;
}

function blocksOf(language: string): readonly Block[] {
  return PAGES.flatMap((page) => {
    const text = readFileSync(page, 'utf8');
    const found = [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
      ({ index, 1: code = '' }) => {
        const line = text.slice(0, index).split('\n').length + 1;
        const file = path.join(FOLDER, `${path.parse(page).name}-${line}.ts`);
        return { at: `${page}:${line}`, file, text: code };
      },
    );
    // A brand is not part of the `Brand` type until `npm run areas` lists it; another test covers that example.
    return found.filter((block) => !block.text.includes('defineBrand('));
  });
}

/** The block as a file in schemas/. The pages omit the import where it is obvious. */
function asModule(code: string): string {
  const names = ['defineArea', 'defineEditor', 'type MenuGroup'].filter((name) =>
    new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code),
  );
  return code.includes('import ') ? code : `import { ${names.join(', ')} } from '../../src/definition';\n${code}`;
}

const blocks = blocksOf('ts');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { file, text } of blocks) writeFileSync(file, asModule(text));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Definitions exported by a module. */
async function definitionsIn(file: string) {
  const exported = Object.values((await import(file)) as Readonly<Record<string, unknown>>).filter(isObject);
  return {
    editors: exported.filter((one) => 'fields' in one) as unknown as readonly EditorDefinition[],
    areas: exported.filter((one) => 'store' in one) as unknown as readonly AreaDefinition[],
  };
}

/** The product's definitions, except those replaced by the examples, and the examples. */
async function withProductDefinitions(
  examples: Awaited<ReturnType<typeof definitionsIn>>,
): Promise<CheckedDefinitions> {
  const loaded = (await Promise.all(areas.map(async ({ name }) => (await editorsOfArea[name]?.()) ?? []))).flat();
  const isOther = (given: readonly { readonly name: string }[]) => (own: { readonly name: string }) =>
    given.every(({ name }) => name !== own.name);
  return {
    editors: [...loaded.filter(isOther(examples.editors)), ...examples.editors],
    areas: [...areas.filter(isOther(examples.areas)), ...examples.areas],
  };
}

describe('TypeScript definitions in the docs', () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd());
  const program = ts.createProgram(
    blocks.map(({ file }) => file),
    { ...options, incremental: false },
  );

  it('exist on every page', () => {
    for (const page of PAGES) expect(blocks.filter(({ at }) => at.startsWith(page)).length, page).toBeGreaterThan(0);
  });

  it.each(blocks.map((block) => [block.at, block] as const))('compile and have no problem: %s', async (_at, block) => {
    const source = program.getSourceFile(block.file);
    const errors = source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [];
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    const examples = await definitionsIn(block.file);
    const names = Object.values(examples).flatMap((kind) => kind.map(({ name }) => name));
    expect(names).not.toEqual([]);
    const problems = findProblems(await withProductDefinitions(examples)).filter(
      ({ definition, other }) => names.includes(definition.name ?? '') || names.includes(other?.name ?? ''),
    );
    expect(problems.map((problem) => printProblem(problem.definition.name ?? '', problem))).toEqual([]);
  });
});

describe('JSON definitions in the docs', () => {
  it.each(blocksOf('json').map(({ at, text }) => [at, text] as const))('have no problem: %s', (_at, text) => {
    const json = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if ('gives' in json) {
      expect(settingProblems(json, 'fragment')).toEqual([]);
      expect(fragmentFromJson(json as unknown as FragmentFile).name).toBe(json['name']);
      return;
    }
    // Fields of an editor.
    const stored = { page: { tag: 'EXAMPLE', slug: 'example', name: 'Example', save: 'updateTree' } };
    const main = { type: 'group', stored: { container: 'MAIN', collection: 'MAIN' }, fields: json };
    const { definition, problems } = expandFragments(
      { name: 'example', title: 'Example', stored, fields: { main } },
      fragments,
    );
    expect([...problems, ...findProblems(definition)]).toEqual([]);
  });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
const TEXTS = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
].map((page) => [page, readFileSync(page, 'utf8')] as const);
/** `npm start`, `npm test`, `npm run build -- --option`, up to where the command ends. */
const COMMAND = /\bnpm (?:run )?(start|test|(?<=run )[a-z0-9-]+)((?: +[^\s`&|;)]+)*)/g;

describe('commands in the docs', () => {
  it.each(TEXTS)('are scripts of the project with known options: %s', (_page, text) => {
    for (const [command, name = '', rest = ''] of text.matchAll(COMMAND)) {
      const script = scripts[name];
      expect(script, command).toBeDefined();
      const program = /(?:tsx|node) (\S+)/.exec(script ?? '')?.[1];
      const source = program === undefined ? undefined : sourcesOf(program);
      const options = [...(rest.split(' -- ')[1] ?? '').matchAll(/(?<!\S)--([a-z][a-z-]*)/g)].map(
        ([, option]) => option,
      );
      for (const option of options) {
        if (source !== undefined)
          expect(source, command).toMatch(new RegExp(`--${option}\\b|['"]?${option}['"]?: \\{ type`));
      }
    }
  });

  it.each(TEXTS)('run existing programs: %s', (_page, text) => {
    for (const [command, file = ''] of text.matchAll(/\b(?:tsx|node) ((?:scripts|server|bench)\/[\w./-]+)/g)) {
      expect(() => readFileSync(file), command).not.toThrow();
    }
  });
});

/** The source of a program and of its direct imports, where its options are read. */
function sourcesOf(program: string): string {
  const text = readFileSync(program, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, name = '']) => {
    const base = path.join(path.dirname(program), name);
    return [base, `${base}.ts`].flatMap((file) => {
      try {
        return [readFileSync(file, 'utf8')];
      } catch {
        return [];
      }
    });
  });
  return [text, ...imported].join('\n');
}
