import type { Config } from '../config';
import { BadInput } from '../errors';
import { messages } from './messages';

/**
 * The origins at which people use the console: PUBLIC_URL's and those of CONSOLE_ORIGINS. On a developer's machine the names of the loopback address are the
 * same place, so that http://127.0.0.1:4000 works as http://localhost:4000 does.
 */
export function consoleOrigins({
  publicUrl,
  consoleOrigins: others,
}: Pick<Config, 'publicUrl' | 'consoleOrigins'>): readonly string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const suffix = port === '' ? '' : `:${port}`;
  const loopback = LOOPBACK_NAMES.includes(hostname)
    ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${suffix}`)
    : [];
  return [...new Set([origin, ...loopback, ...others])];
}

/**
 * The redirect parameter of sign-in and sign-out.
 * @throws BadInput when it is missing or leads anywhere but to the console: an open redirect would hand out codes
 */
export function readRedirect(redirect: unknown, origins: readonly string[]): URL {
  if (typeof redirect !== 'string' || redirect === '') throw new BadInput('redirect', messages.missing('redirect'));
  const url = URL.canParse(redirect) ? new URL(redirect) : undefined;
  if (!url || !origins.includes(url.origin) || url.username !== '' || url.password !== '') {
    throw new BadInput('redirect', messages.redirectRefused(redirect));
  }
  return url;
}

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1'];
