/** Which installed packages a built program needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

/**
 * The packages that the modules of a folder import, by name.
 * @param {string} folder of a build; other files are ignored
 */
export async function importedPackages(folder) {
  await init;
  const names = new Set();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.m?js$/.test(file)) continue;
    const [imports] = parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const { n: specifier } of imports) {
      if (specifier === undefined || /^[./]/.test(specifier) || isBuiltin(specifier)) continue;
      const [first, second] = specifier.split('/');
      names.add(first.startsWith('@') ? `${first}/${second}` : first);
    }
  }
  return [...names].sort();
}

/**
 * The folders of packages and of their dependencies, direct and indirect, resolved as Node.js does. Development packages are omitted:
 * only `npm run dev` needs them.
 * @param lock the `packages` of package-lock.json, by folder
 * @param {readonly string[]} names
 * @throws if a needed package is not in the lock file
 */
export function neededFolders(lock, names) {
  const found = new Set();
  const visit = (name, { from, isOptional }) => {
    const folder = folderOf(lock, name, from);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${from || 'The product'} needs ${name}, which package-lock.json does not have.`);
    }
    if (found.has(folder) || lock[folder].dev) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = lock[folder];
    const allDependencies = { ...peerDependencies, ...dependencies, ...optionalDependencies };
    for (const other of Object.keys(allDependencies)) {
      const mayBeMissing = other in { ...optionalDependencies } || peerDependenciesMeta[other]?.optional === true;
      visit(other, { from: folder, isOptional: mayBeMissing });
    }
  };
  for (const name of names) visit(name, { from: '', isOptional: false });
  return [...found].sort();
}

/** The nearest folder on the way up. */
function folderOf(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in lock) return candidate;
    if (folder === '') return undefined;
  }
}
