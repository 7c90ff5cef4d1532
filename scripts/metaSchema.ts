import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { fragments } from '../schemas/fragments';
import { BRANDS } from '../schemas/brands/names';
import { schemaOfFiles, type JsonSchemaPart } from '../src/definition/fileSchema';
import { BRAND_PLACEHOLDER, schemaForBrands } from '../src/definition/schemaForBrands';
import { keepCurrent, readIfThere } from './generatedFiles';
import { withQuotedFiles } from './quotedFiles';
import { areaReference, editorReference } from './reference';
import { readExamples } from './settingExamples';
import { withSharedSettings } from './sharedSettings';
import { withValueShapes } from './valueShapes';

const FOLDER = 'src/definition';
const GENERATED_FOLDER = `${FOLDER}/generated`;
/** Folder of the schemas that JSON files of the project name as their `$schema`. */
const FILE_SCHEMAS_FOLDER = 'schemas';
const PAGE = 'docs/definition-language.md';
const COOKBOOK = 'docs/cookbook.md';
const NON_BLANK = String.raw`\S`;

/** The JSON Schema of a type of the language. */
function schemaOf(file: string, type: string): Schema {
  const generator = createGenerator({
    path: path.resolve(FOLDER, file),
    tsconfig: path.resolve('tsconfig.json'),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
    extraTags: ['not'],
    topRef: false,
  });
  return ofAnyBrand(strict(generator.createSchema(type)));
}

/** The same for files in JSON, which may name their schema. */
function ofFiles(schema: Schema): Schema {
  return { ...schema, properties: { $schema: { type: 'string', pattern: NON_BLANK }, ...schema.properties } };
}

/** The same for text editors, with the existing brands and fragments. */
function ofFilesWithFragments(schema: Schema): JsonSchemaPart {
  return schemaOfFiles(schemaForBrands(withSharedSettings(schema) as JsonSchemaPart, BRANDS), fragments);
}

/** The settings of an area depend on the kind of its store. */
function areaSchema(): Schema {
  const { properties = {}, definitions = {} } = schemaOf('area.ts', 'AreaOfKind');
  const ofKind = (kind: string) => ({
    type: 'object' as const,
    properties: { store: { type: 'object' as const, properties: { kind: { const: kind } }, required: ['kind'] } },
    required: ['store'],
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      store: { type: 'object', properties: { kind: { enum: Object.keys(properties) } }, required: ['kind'] },
    },
    required: ['store'],
    allOf: Object.entries(properties).map(([kind, area]) => ({ if: ofKind(kind), then: area })),
    definitions: Object.fromEntries(
      Object.entries(definitions).map(([name, part]) => [name, isArea(part) ? ofFiles(part) : part]),
    ),
  };
}

/** Adds general rules: no text is blank, and an object without the setting that names its kind matches no kind. */
function strict(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, part: unknown) => {
    if (key === 'if')
      return { type: 'object', ...(part as Schema), required: Object.keys((part as Schema).properties ?? {}) };
    return isFreeText(part) ? { ...part, pattern: NON_BLANK } : part;
  }) as Schema;
}

/** Replaces all brands by one placeholder, in lists of values and as settings. */
function ofAnyBrand(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    const names = Array.isArray(part) ? part : Object.keys(part);
    if (!BRANDS.every((brand) => names.includes(brand))) return part;
    if (Array.isArray(part)) return [BRAND_PLACEHOLDER];
    const [setting] = Object.values(part as Readonly<Record<string, unknown>>);
    return { [BRAND_PLACEHOLDER]: setting };
  }) as Schema;
}

function isFreeText(part: unknown): part is Schema {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'string') return false;
  return !('pattern' in part || 'enum' in part || 'const' in part);
}

function isArea(part: Schema | boolean): part is Schema {
  return typeof part === 'object' && ['menu', 'store'].every((name) => part.properties?.[name] !== undefined);
}

/** The facts of a brand; its field defaults are settings of the field types. */
function brandSchema(): Schema {
  const { properties, required = [], ...schema } = schemaOf('brandFacts.ts', 'BrandLook');
  const fieldDefaults = { type: 'object' as const, additionalProperties: { type: 'object' as const } };
  return { ...schema, properties: { ...properties, fieldDefaults }, required: [...required, 'fieldDefaults'] };
}

function withBrands(schema: Schema): Schema {
  return schemaForBrands(schema as JsonSchemaPart, BRANDS) as Schema;
}

await keepCurrent('npm run meta-schema', async () => {
  const editors = ofFiles(schemaOf('editor.ts', 'EditorDefinition'));
  const areas = areaSchema();
  const named = { editor: withBrands(editors), area: withBrands(areas) };
  const findExample = await readExamples(named, readIfThere(COOKBOOK) ?? '');
  return {
    [`${GENERATED_FOLDER}/editor.schema.json`]: JSON.stringify(withSharedSettings(editors)),
    [`${GENERATED_FOLDER}/area.schema.json`]: JSON.stringify(withSharedSettings(areas)),
    'docs/areas.md': areaReference(named.area, findExample),
    'docs/editors.md': editorReference(named.editor, findExample),
    [`${GENERATED_FOLDER}/brand.schema.json`]: JSON.stringify(brandSchema()),
    [`${GENERATED_FOLDER}/fragment.schema.json`]: JSON.stringify(ofFiles(schemaOf('fragment.ts', 'FragmentFile'))),
    [`${FILE_SCHEMAS_FOLDER}/editor.schema.json`]: JSON.stringify(ofFilesWithFragments(editors)),
    [`${FILE_SCHEMAS_FOLDER}/area.schema.json`]: JSON.stringify(ofFilesWithFragments(areas)),
    [PAGE]: withValueShapes(readIfThere(PAGE) ?? ''),
    [COOKBOOK]: withQuotedFiles(readIfThere(COOKBOOK) ?? '', (file) =>
      readFileSync(path.join(path.dirname(COOKBOOK), file), 'utf8'),
    ),
  };
});
