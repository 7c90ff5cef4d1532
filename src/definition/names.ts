import { print, type DefinitionProblem } from './problem';

/** Names of definitions, folders and URL paths: words of lower-case letters and digits, joined by hyphens. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The problem of a name that is not in kebab form. @param expected what the name is, and why it has the form */
export function kebabProblems(name: string, where: string, expected = 'a name in kebab form'): DefinitionProblem[] {
  return KEBAB.test(name) ? [] : [{ where, expected, got: print(name) }];
}

/** What is expected of a key that is a URL segment. */
export const KEY_IN_ADDRESSES = 'a key in kebab form: it is a part of the address';

/** A scope that the services check: an action and its resource. */
export const SCOPE = /^[a-z]+:[a-z0-9_-]+$/;

/** First path segments of the services: an unknown path below them is answered with 404, never with the console. */
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

/** First path segments of the console's own screens and files. */
export const CONSOLE_PATHS: readonly string[] = [
  'activity',
  'admin',
  'assets',
  'home',
  'redirect',
  'sample-feature',
  'social',
];
