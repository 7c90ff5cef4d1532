import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

const FILE = 'schemas/editor.schema.json';

/** The JSON Schema of editor definitions, generated from their TypeScript types. */
async function metaSchema(root: string): Promise<string> {
  const generator = createGenerator({
    path: path.join(root, 'src/definition/editor.ts'),
    tsconfig: path.join(root, 'tsconfig.json'),
    type: 'EditorDefinition',
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
  });
  const schema = generator.createSchema('EditorDefinition');
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  const titled = { title: 'Editor definition of the Brand Console', ...schema, properties };
  return format(JSON.stringify(titled), { parser: 'json', printWidth: 120 });
}

/** `tsx scripts/metaSchema.ts` writes the file, with `--check` it only says whether the file is current. */
const generated = await metaSchema(process.cwd());
const isCurrent = safeRead(FILE) === generated;
if (!process.argv.includes('--check')) writeFileSync(FILE, generated);
else if (!isCurrent) {
  process.stderr.write(`${FILE} is not current: run 'npm run meta-schema'.\n`);
  process.exitCode = 1;
}

function safeRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
