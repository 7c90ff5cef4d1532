import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { definitionMutants } from './definitionMutants';
import { messageMutants } from './messageMutants';
import type { Mutant } from './mutant';
import { policyMutants } from './policyMutants';

const DEFINITIONS = /^schemas\/.+\.(ts|json)$/;
/** Generated files, which the `--check` of their commands verifies, and those that policyMutants reads. */
const NOT_DEFINITIONS = /(^|\/)((index|cards|access|editors)\.ts|[a-z]+\.schema\.json)$/;
const MESSAGES = /^(src|server)\/.*([mM]essages|[tT]exts)\.ts$/;
const POLICIES = /^(schemas\/access\.ts|server\/content\/.+\.ts|server\/files\/.+\.ts)$/;
/** The rules by which the guards decide are code with tests of its own. */
const NOT_POLICIES = 'server/content/access.ts';

/** Texts that the product words itself, unless the specification has them. */
const EXPLANATION = /^(description|help|placeholder) /;

/**
 * Every mutant of the project, without messages and explanations whose wording is not in the specification: changing them violates no
 * row, and a test could only repeat them.
 * @param root folder of the project
 * @param given.area name of a folder below schemas/; undefined: everything
 * @param given.isSpecified whether the specification has a text or name
 */
export function findMutants(
  root: string,
  { area, isSpecified }: { readonly area?: string; readonly isSpecified: (text: string) => boolean },
): readonly Mutant[] {
  const folder = area === undefined ? '' : `schemas/${area}/`;
  return ['schemas', 'src', 'server']
    .flatMap((top) =>
      readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
    )
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((file) => file.startsWith(folder) && !file.includes('.test.') && !file.includes('/seed/'))
    .sort()
    .flatMap((file) => mutantsOf(root, file))
    .filter(({ class: kind, change, subject }) => {
      const isOwnWording = kind === 'message' || (kind === 'text' && EXPLANATION.test(change));
      return !isOwnWording || isSpecified(subject);
    });
}

function mutantsOf(root: string, file: string): readonly Mutant[] {
  const finders = [
    ...(DEFINITIONS.test(file) && !NOT_DEFINITIONS.test(file) ? [definitionMutants] : []),
    ...(MESSAGES.test(file) ? [messageMutants] : []),
    ...(POLICIES.test(file) && file !== NOT_POLICIES ? [policyMutants] : []),
  ];
  if (finders.length === 0) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return finders.flatMap((find) => find({ file, text }));
}
