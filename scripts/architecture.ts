import { cruise, format, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readFileSync } from 'node:fs';
import { importGraph, printPicture } from './architecturePicture';
import { namesExportedTwice } from './exportedNames';
import { keepCurrent } from './generatedFiles';

const SOURCES = ['schemas', 'src', 'server', 'stories', 'tests', 'scripts', 'bench'];

/** Checks every import against `.dependency-cruiser.cjs` and that no name is exported twice, and draws the imports between the folders. */
await keepCurrent('npm run architecture', async () => {
  const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(SOURCES, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser: expected the found modules, got a text.');
  const { output: report } = await format(output, { outputType: 'err-long' });
  if (typeof report === 'string') process.stdout.write(report);
  if (output.summary.error > 0) process.exitCode = 1;
  reportNamesExportedTwice(output.modules);
  return { 'docs/architecture.svg': printPicture(importGraph(output.modules)) };
});

function reportNamesExportedTwice(modules: readonly IModule[]): void {
  const sources = modules
    .map(({ source }) => source)
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\/generated\/|\.(test|stories)\./.test(file));
  for (const [name, files] of namesExportedTwice(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])))) {
    process.stderr.write(`${name} is exported by ${files.join(' and ')}: a name stands for one thing.\n`);
    process.exitCode = 1;
  }
}
