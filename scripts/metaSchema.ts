import path from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { readIfThere, writeGenerated } from './generatedFiles';
import { withSettingsTables } from './languageTables';

const SCHEMA = 'src/definition/editor.schema.json';
const PAGE = 'docs/definition-language.md';
const SOME_TEXT = String.raw`\S`;

/** The JSON Schema of editor definitions, generated from their TypeScript types. */
function metaSchema(root: string): Schema {
  const generator = createGenerator({
    path: path.join(root, 'src/definition/editor.ts'),
    tsconfig: path.join(root, 'tsconfig.json'),
    type: 'EditorDefinition',
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
  });
  const schema = generator.createSchema('EditorDefinition');
  const properties = { $schema: { type: 'string' as const }, ...schema.properties };
  return strict({ ...schema, properties });
}

/** The same, with what holds everywhere: no text is empty, and what has no `type` is a field of no type. */
function strict(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, part: unknown) => {
    if (key === 'if') return { type: 'object', ...(part as Schema), required: ['type'] };
    return isFreeText(part) ? { ...part, pattern: SOME_TEXT } : part;
  }) as Schema;
}

function isFreeText(part: unknown): part is Schema {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'string') return false;
  return !('pattern' in part || 'enum' in part || 'const' in part);
}

/** `tsx scripts/metaSchema.ts` writes both files, with `--check` it only says whether they are current. */
const schema = metaSchema(process.cwd());
await writeGenerated(
  { [SCHEMA]: JSON.stringify(schema), [PAGE]: withSettingsTables(readIfThere(PAGE) ?? '', schema) },
  'npm run meta-schema',
);
