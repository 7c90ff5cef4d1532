import type { Config } from '../config';
import { BadRequest } from './errors';
import { messages } from './messages';

/**
 * The origins at which people use the console. On a developer's machine the names of the loopback address are the
 * same place, so that http://127.0.0.1:4000 works as http://localhost:4000 does.
 */
export function consoleOrigins({ publicUrl }: Pick<Config, 'publicUrl'>): readonly string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  const suffix = port === '' ? '' : `:${port}`;
  return [...new Set([origin, ...LOOPBACK_NAMES.map((name) => `${protocol}//${name}${suffix}`)])];
}

/**
 * The redirect parameter of sign-in and sign-out.
 * @throws BadRequest when it is missing or leads anywhere but to the console: an open redirect would hand out codes
 */
export function readRedirect(redirect: unknown, origins: readonly string[]): URL {
  if (typeof redirect !== 'string' || redirect === '') throw new BadRequest(messages.missing('redirect'));
  const url = URL.canParse(redirect) ? new URL(redirect) : undefined;
  if (!url || !origins.includes(url.origin) || url.username !== '' || url.password !== '') {
    throw new BadRequest(messages.redirectRefused(redirect));
  }
  return url;
}

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1'];
