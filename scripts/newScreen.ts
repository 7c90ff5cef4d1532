import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { areas, editorsOfArea } from '../schemas';
import { areaFolders, areaIndex } from './areaIndex';
import { argumentsOrExit } from './argumentsOrExit';
import { within, writeGenerated } from './generatedFiles';
import { freePosition, newScreenFiles, refusalOf, SCREEN_KINDS, type TakenNames } from './newScreenFiles';
import { newScreenProblems } from './newScreenProblems';

const USAGE = `Usage: npm run new-screen -- <name> [--kind <kind>] [--title "<words>"]
  <name>   in kebab form, such as press-releases: its folder, its editor and the end of its address
  --kind   ${SCREEN_KINDS.join(', ')}; cards unless given
  --title  what people call it; the name with capitals, such as Press Releases, unless given`;

/**
 * Writes a folder of definitions that make a working screen (docs/add-a-screen.md). A refused call writes nothing.
 *
 *     npm run new-screen -- press-releases
 *     npm run new-screen -- price-list --kind rows
 *     npm run new-screen -- faq --kind records [--title "FAQ"]
 */
const { positionals, values } = argumentsOrExit({
  usage: USAGE,
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'cards' }, title: { type: 'string' } },
});
const [name = '', ...more] = positionals;
const kind = SCREEN_KINDS.find((known) => known === values.kind);
if (kind === undefined) refuse(`--kind: expected ${SCREEN_KINDS.join(', ')}, got '${values.kind}'.`);
if (more.length > 0)
  refuse(`expected one name, got ${positionals.length}: put a title of several words behind --title.`);
const loaded = await Promise.all(
  areas.map(async (area) => [area.name, (await editorsOfArea[area.name]?.()) ?? []] as const),
);
const refusal = refusalOf({ name, title: values.title }, await takenNames());
if (refusal !== undefined) refuse(refusal);

const files = newScreenFiles({ name, kind, title: values.title, position: freePosition(areas) });
const problems = newScreenProblems(name, files, { areas, editorsOfArea: Object.fromEntries(loaded) });
if (problems.length > 0) refuse(['no such screen can be made: choose another name or title.', ...problems].join('\n'));
const folder = path.join('schemas', name);
mkdirSync(folder);
try {
  await writeGenerated(within('schemas', files));
  await writeGenerated(within('schemas', await areaIndex(path.resolve('schemas'))));
} catch (error) {
  rmSync(folder, { recursive: true });
  throw error;
}
process.stdout.write(`schemas/${name} is a screen now, at /manage-${name}. Give a role its scopes to see it.\n`);

async function takenNames(): Promise<TakenNames> {
  const exported = await areaFolders(path.resolve('schemas'));
  return {
    folders: readdirSync('schemas').map((file) => path.parse(file).name),
    editors: loaded.flatMap(([, editors]) => editors.map((editor) => editor.name)),
    paths: areas.map((area) => area.path),
    identifiers: exported.map(({ exportName }) => exportName),
  };
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
