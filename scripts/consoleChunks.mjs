import path from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'src', 'app');

/** What is loaded in any case; the bundler keeps it with the entry. */
const START = screen('main');

/**
 * What a visit comes to, one after the other, by the screens that it may be. What all screens of a step import, and none before them,
 * is one file: the bundler would make one for each set of screens that have something in common, a hundred on the way to the first form.
 */
const STEPS = [
  { name: 'controls', screens: [path.join(APP, '..', 'session', 'SignInPage.tsx'), screen('ConsoleRoute')] },
  { name: 'shell', screens: [screen('ConsoleRoute')] },
  { name: 'list', screens: [screen('AreaListRoute'), screen('CardListRoute'), screen('RecordListRoute')] },
  { name: 'form', screens: [screen('AreaEditorRoute'), screen('CardEditorRoute'), screen('RecordEntryRoute')] },
];

/**
 * How the console is split into files (`output.codeSplitting` of Rolldown). `npm run bench -- bundle` says what each step of a visit loads.
 * @returns made anew for each build: it keeps what it has found out about the modules
 * @throws Error where a screen that is named here is none of the console's
 */
export function consoleChunks() {
  const reached = new Map();

  /** Everything that a module brings in at once, itself included. */
  function reachedBy(root, getModuleInfo) {
    const known = reached.get(root);
    if (known) return known;
    if (!getModuleInfo(root))
      throw new Error(`${root} is named in scripts/consoleChunks.mjs, and the console has no such module.`);
    const all = new Set([root]);
    // A set that grows is walked to its end.
    for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    reached.set(root, all);
    return all;
  }

  const groups = STEPS.map(({ name, screens }, index) => {
    const others = [START, ...STEPS.slice(0, index).flatMap((step) => step.screens)].filter(
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
  // A module never goes without what it imports anyway: that is reached by the same screens.
  return { includeDependenciesRecursively: false, groups };
}

function screen(name) {
  return path.join(APP, `${name}.tsx`);
}
