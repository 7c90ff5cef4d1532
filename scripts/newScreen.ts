import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from '../schemas';
import { areaIndex } from './areaIndex';
import { writeGenerated } from './generatedFiles';
import { newScreenFiles, SCREEN_KINDS } from './newScreenFiles';

/**
 * Writes a folder of definitions that is a screen at once, of pages or of records (docs/add-a-screen.md).
 *
 *     npm run new-screen -- press-releases
 *     npm run new-screen -- faq --kind records [--title "FAQ"]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'pages' }, title: { type: 'string' } },
});
const [name = ''] = positionals;
const kind = SCREEN_KINDS.find((known) => known === values.kind);
if (kind === undefined) {
  process.stderr.write(`--kind: expected ${SCREEN_KINDS.join(' or ')}, got '${values.kind}'.\n`);
  process.exit(1);
}
if (existsSync(path.join('schemas', name)) && name !== '') {
  process.stderr.write(`schemas/${name} is there already: choose another name.\n`);
  process.exit(1);
}
// Behind the areas of the brands, before those of the platform.
const positions = areas.filter(({ audience = 'brand' }) => audience === 'brand').map(({ menu }) => menu.position);
const files = newScreenFiles({ name, kind, title: values.title, position: Math.max(0, ...positions) + 10 });
mkdirSync(path.join('schemas', name));
await writeGenerated(
  Object.fromEntries(Object.entries(files).map(([file, content]) => [`schemas/${file}`, content])),
  'npm run new-screen',
);
await writeGenerated({ 'schemas/index.ts': await areaIndex(path.resolve('schemas')) }, 'npm run areas');
process.stdout.write(`schemas/${name} is a screen now, at /manage-${name}. Give a role its scopes to see it.\n`);
