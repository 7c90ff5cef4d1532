/** Names of definitions, folders and addresses: words of small letters and digits, joined by hyphens. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A permission that the services ask for: what may be done, and with what. */
export const SCOPE = /^[a-z]+:[a-z0-9_-]+$/;

/** Addresses that the console and its services have themselves: no area begins with one of them. */
export const RESERVED_PATHS = [
  '/home',
  '/activity',
  '/sample-feature',
  '/admin',
  '/social',
  '/redirect',
  '/iam',
  '/oidc',
  '/graphql',
  '/upload',
  '/uploads',
  '/files',
  '/deploy',
  '/health',
  '/live',
  '/metrics',
  '/plans',
] as const;
