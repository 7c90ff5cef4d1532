import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { argumentsOrExit } from './argumentsOrExit';
import { CatalogueError, readCatalogue, type Catalogue } from './requirements/catalogue';
import { findCitations, type Citation } from './requirements/citations';
import { findCitationProblems, printAreas, printUnproven } from './requirements/report';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDERS = ['tests', 'src', 'stories'];
const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;

function readCitations(): Citation[] {
  return FOLDERS.map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => findCitations({ file: path.relative(ROOT, file), source: readFileSync(file, 'utf8') }));
}

function loadCatalogue(): Catalogue | undefined {
  try {
    return readCatalogue(readFileSync(path.join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

/** @returns the exit code */
function run(areas: readonly string[]): number {
  const catalogue = loadCatalogue();
  if (!catalogue) return 1;
  const citations = readCitations();
  const known = new Set(catalogue.requirements.map(({ area }) => area));
  const problems = [
    ...areas
      .filter((area) => !known.has(area))
      .map((area) => `Expected an area of docs/requirements.md, got '${area}'.`),
    ...findCitationProblems(catalogue, citations),
  ];
  if (areas.length === 0) console.log(printAreas(catalogue, citations));
  for (const area of areas.filter((name) => known.has(name))) {
    console.log(printUnproven(catalogue, { area, citations }));
  }
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

const { positionals } = argumentsOrExit({
  usage: `npm run requirements   how many rows of docs/requirements.md a test proves, per area
npm run requirements -- UPL SIGN   the rows of these areas that no test proves yet
Fails when a test cites an id that the catalogue does not have.`,
  options: {},
  allowPositionals: true,
});
process.exitCode = run(positionals.map((area) => area.toUpperCase()));
