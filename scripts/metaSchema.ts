import path from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { readIfThere, writeGenerated } from './generatedFiles';
import { withSettingsTables } from './languageTables';

const SCHEMA = 'schemas/editor.schema.json';
const PAGE = 'docs/definition-language.md';

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
  return { title: 'Editor definition of the Brand Console', ...schema, properties };
}

/** `tsx scripts/metaSchema.ts` writes both files, with `--check` it only says whether they are current. */
const schema = metaSchema(process.cwd());
await writeGenerated(
  { [SCHEMA]: JSON.stringify(schema), [PAGE]: withSettingsTables(readIfThere(PAGE) ?? '', schema) },
  'npm run meta-schema',
);
