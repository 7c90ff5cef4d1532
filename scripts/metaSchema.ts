import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
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

/** As the project's own formatter writes it, so that both agree on what is current. */
async function formatted(content: string, file: string): Promise<string> {
  return format(content, { ...(await resolveConfig(file)), filepath: file });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** `tsx scripts/metaSchema.ts` writes both files, with `--check` it only says whether they are current. */
const schema = metaSchema(process.cwd());
const generated = {
  [SCHEMA]: await formatted(JSON.stringify(schema), SCHEMA),
  [PAGE]: await formatted(withSettingsTables(read(PAGE) ?? '', schema), PAGE),
};
for (const [file, content] of Object.entries(generated)) {
  if (read(file) === content) continue;
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else {
    process.stderr.write(`${file} is not current: run 'npm run meta-schema'.\n`);
    process.exitCode = 1;
  }
}
