import path from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'src', 'app');

/** Loaded by every visit; the bundler keeps it with the entry. */
const ENTRY = screen('main');

/**
 * The steps of a visit, each with the screens that it may show. Modules that all screens of a step import, and no earlier screen, go into
 * one file: by default the bundler makes one for each set of screens with something in common, a hundred on the way to the first form.
 */
const STEPS = [
  { name: 'controls', screens: [path.join(APP, '..', 'session', 'SignInPage.tsx'), screen('ConsoleRoute')] },
  { name: 'shell', screens: [screen('ConsoleRoute')] },
  { name: 'list', screens: [screen('AreaListRoute'), screen('CardListRoute'), screen('RecordListRoute')] },
  { name: 'form', screens: [screen('AreaEditorRoute'), screen('CardEditorRoute'), screen('RecordEntryRoute')] },
];

/**
 * How the console is split into files (`output.codeSplitting` of Rolldown). `npm run bench -- bundle` reports what each step of a visit
 * loads.
 * @returns a new object for each build, because it caches what it finds out about the modules
 * @throws Error if a screen named here is not a module of the console
 */
export function consoleChunks() {
  const reachedCache = new Map();

  /** All modules that a module imports statically, directly or indirectly, itself included. */
  function reachedBy(root, getModuleInfo) {
    const cached = reachedCache.get(root);
    if (cached) return cached;
    if (!getModuleInfo(root))
      throw new Error(`${root} is named in scripts/consoleChunks.mjs, and the console has no such module.`);
    const all = new Set([root]);
    // Iterating a set also visits the items added during the iteration.
    for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    reachedCache.set(root, all);
    return all;
  }

  const groups = STEPS.map(({ name, screens }, index) => {
    const others = [ENTRY, ...STEPS.slice(0, index).flatMap((step) => step.screens)].filter(
      (root) => !screens.includes(root),
    );
    return {
      debugName: name,
      priority: STEPS.length - index,
      name(id, context) {
        const isReachedBy = (root) => reachedBy(root, (module) => context.getModuleInfo(module)).has(id);
        return !screens.includes(id) && screens.every(isReachedBy) && !others.some(isReachedBy) ? name : null;
      },
    };
  });
  // Not needed: the imports of a module are reached by the same screens anyway.
  return { includeDependenciesRecursively: false, groups };
}

function screen(name) {
  return path.join(APP, `${name}.tsx`);
}
