/** Names of definitions, folders and addresses: words of small letters and digits, joined by hyphens. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

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
