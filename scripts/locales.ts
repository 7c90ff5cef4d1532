/** Writes the pseudo-locale (`?locale=pseudo`), and reports the problems of the locale files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { definedTexts, type Locale } from '../src/lib/texts';
import { keepCurrent } from './generatedFiles';
import { localeProblems } from './localeProblems';
import { pseudoTexts } from './pseudo';

const LOCALES = path.join('src', 'locales');
const PSEUDO = path.join(LOCALES, 'pseudo.json');

await keepCurrent('npm run locales', async () => {
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (path.basename(file) === 'texts.ts') await import(pathToFileURL(path.join('src', file)).href);
  const english = Object.fromEntries([...definedTexts()].sort(([a], [b]) => (a < b ? -1 : 1)));
  const pseudo: Locale = { language: 'en', texts: pseudoTexts(english) as Locale['texts'] };
  for (const name of readdirSync(LOCALES)) {
    const file = path.join(LOCALES, name);
    const { texts } = file === PSEUDO ? pseudo : (JSON.parse(readFileSync(file, 'utf8')) as Locale);
    for (const problem of localeProblems(english, texts)) {
      process.stderr.write(`${file}: ${problem}\n`);
      process.exitCode = 1;
    }
  }
  return { [PSEUDO]: JSON.stringify(pseudo) };
});
