import { print, type DefinitionProblem } from './problem';

/** Names of definitions, folders and addresses: words of small letters and digits, joined by hyphens. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The problem of a name in another form; none of one in this. @param expected what the name is, and why it has the form */
export function kebabProblems(name: string, where: string, expected = 'a name in kebab form'): DefinitionProblem[] {
  return KEBAB.test(name) ? [] : [{ where, expected, got: print(name) }];
}

/** What is expected of a key that addresses hold. */
export const KEY_IN_ADDRESSES = 'a key in kebab form: it is a part of the address';

/** A permission that the services ask for: what may be done, and with what. */
export const SCOPE = /^[a-z]+:[a-z0-9_-]+$/;

/** What the addresses of the services begin with: what is asked there and is no route is answered with 404, never with the console. */
export const SERVICE_PATHS: readonly string[] = [
  'definitions',
  'deploy',
  'events',
  'file-links',
  'files',
  'graphql',
  'health',
  'healthz',
  'iam',
  'metrics',
  'oidc',
  'plans',
  'readyz',
  'upload',
  'uploads',
];

/** What the addresses of the console's own screens and files begin with. */
export const CONSOLE_PATHS: readonly string[] = [
  'activity',
  'admin',
  'assets',
  'home',
  'redirect',
  'sample-feature',
  'social',
];
