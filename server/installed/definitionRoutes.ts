import { createHash } from 'node:crypto';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import type { FastifyInstance } from 'fastify';
import { brands } from '../../schemas/brands';
import { fragments } from '../../schemas/fragments';
import { compileEditor } from '../../src/compile';
import { FUNCTIONS_MODULE } from '../../src/compile/keywords';
import * as functions from '../../src/compile/validatorFunctions';
import { validatorModule } from '../../src/compile/validatorModule';
import { LANGUAGE_SCHEMAS } from '../../src/definition/languageSchemas';
import {
  BRANDS,
  installedDefinitions,
  type Brand,
  type EditorDefinition,
  type InstalledDefinitions,
} from '../../src/definition';
import { schemaOfFiles, type JsonSchemaPart } from '../../src/definition/fileSchema';
import { errorBody } from '../errorAnswers';

const ROOT = '/definitions';

/**
 * Serves the installation's definitions to the browser, as modules of this origin, because the console does not use eval
 * (docs/decisions/0018): one module that sets the definitions, and the validator of each editor and brand, which is loaded with its
 * form. Like the console's own files they are public, and their URLs contain a content hash. Also serves the JSON Schemas with
 * which text editors complete definitions.
 * @returns the URL of the first module, or undefined for an installation without its own definitions
 */
export function registerDefinitions(app: FastifyInstance): string | undefined {
  app.get<{ Params: { name: string } }>(`${ROOT}/:name`, async (request, reply) => {
    const schema = FILE_SCHEMAS.get(request.params.name);
    if (!schema) return reply.status(404).send(errorBody(`${request.url} does not exist.`));
    return reply
      .type('application/schema+json')
      .header('cache-control', 'no-cache')
      .send(schemaOfFiles(schema, fragments));
  });
  const installed = installedDefinitions();
  if (installed.areas.length === 0) return undefined;
  const validators = validatorsOf(installed);
  const address = `${ROOT}/${hashOf(installed, validators)}`;
  const modules = new Map<string, string>([
    [`${address}/${DEFINITIONS}`, definitionsModule(installed, { address, names: [...validators.keys()] })],
    [
      `${address}/${FUNCTIONS}`,
      `export const { ${Object.keys(functions).join(', ')} } = globalThis.validatorFunctions;\n`,
    ],
    ...[...RUNTIME].map(
      ([name, source]) => [`${address}/${runtimeFile(name)}`, `export default ${source};\n`] as const,
    ),
    ...[...validators].map(([name, source]) => [`${address}/${name}.js`, withRuntime(source, address)] as const),
  ]);
  for (const [path, source] of modules) {
    app.get(path, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(source),
    );
  }
  return `${address}/${DEFINITIONS}`;
}

const DEFINITIONS = 'definitions.js';
/** Module with the console's functions that validators call. */
const FUNCTIONS = 'functions.js';
const FILE_SCHEMAS: ReadonlyMap<string, JsonSchemaPart> = new Map<string, JsonSchemaPart>([
  ['editor.schema.json', LANGUAGE_SCHEMAS.editor],
  ['area.schema.json', LANGUAGE_SCHEMAS.area],
]);

/** The source of each validator by `editor/BRAND`. */
function validatorsOf({ areas, editorsOfArea }: InstalledDefinitions): ReadonlyMap<string, string> {
  return new Map(
    areas.flatMap((area) =>
      (editorsOfArea[area.name] ?? []).flatMap((editor) =>
        variantsOf(editor, area.audience === 'platform').map(
          (brand) =>
            [
              `${editor.name}/${brand ?? 'PLATFORM'}`,
              validatorModule(compileEditor(editor, brand && brands[brand]).validationSchema),
            ] as const,
        ),
      ),
    ),
  );
}

function variantsOf(
  { brands: editorBrands = BRANDS }: EditorDefinition,
  isForPlatform: boolean,
): readonly (Brand | undefined)[] {
  return isForPlatform ? [undefined] : editorBrands;
}

/** Hash of everything the browser gets: definitions, and validators, which also depend on the engine that generated them. */
function hashOf(installed: InstalledDefinitions, validators: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([installed, [...validators]]))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}

const HASH_LENGTH = 16;

interface Validators {
  readonly address: string;
  readonly names: readonly string[];
}

function definitionsModule({ areas, editorsOfArea }: InstalledDefinitions, { address, names }: Validators): string {
  const validators = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${address}/${name}.js`)})`,
  );
  return [
    'globalThis.installedDefinitions = {',
    `areas: ${JSON.stringify(areas)},`,
    `editorsOfArea: ${JSON.stringify(editorsOfArea)},`,
    `validators: { ${validators.join(', ')} },`,
    '};\n',
  ].join('\n');
}

/** The functions of Ajv that validators import, which must not depend on anything in their scope. */
const RUNTIME: ReadonlyMap<string, string> = new Map([
  ['ucs2length', sourceOf(ucs2length)],
  ['equal', sourceOf(equal)],
]);

/** @param module depends on Node.js, bundler or loader: the function, or an object with it as its default */
function sourceOf(module: unknown): string {
  const run: unknown = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (typeof run !== 'function') throw new TypeError('Ajv has another runtime than expected.');
  return Function.prototype.toString.call(run);
}

function withRuntime(source: string, address: string): string {
  const withFunctions = source.replaceAll(JSON.stringify(FUNCTIONS_MODULE), JSON.stringify(`${address}/${FUNCTIONS}`));
  return withFunctions.replaceAll(/"ajv\/dist\/runtime\/(\w+)\.js"/g, (_import, name: string) => {
    if (!RUNTIME.has(name)) throw new Error(`A validator needs '${name}' of Ajv, which is not handed out.`);
    return JSON.stringify(`${address}/${runtimeFile(name)}`);
  });
}

function runtimeFile(name: string): string {
  return `runtime-${name}.js`;
}
