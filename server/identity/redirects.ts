import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { BadInput } from '../errors';
import { messages } from './messages';

/** The addresses that a sign-in and a sign-out may lead back to. */
export interface Redirects {
  readonly signIn: readonly string[];
  readonly signOut: readonly string[];
}

/**
 * The origins at which people use the console: PUBLIC_URL's and those of CONSOLE_ORIGINS. On a developer's machine the
 * names of the loopback address are the same place, so that http://127.0.0.1:4000 works as http://localhost:4000 does.
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

/** The addresses of the settings; without them the console's own routes (SIGN-006, SESS-014) at each of its origins. */
export function consoleRedirects(
  { signInRedirects, signOutRedirects }: Pick<Config, 'signInRedirects' | 'signOutRedirects'>,
  origins: readonly string[],
): Redirects {
  const atOrigins = (paths: readonly string[]) => origins.flatMap((origin) => paths.map((path) => origin + path));
  return {
    signIn: signInRedirects.length > 0 ? signInRedirects : atOrigins([RETURN_PATH]),
    signOut: signOutRedirects.length > 0 ? signOutRedirects : atOrigins(SIGNED_OUT_PATHS),
  };
}

/**
 * The redirect parameter of sign-in and sign-out, which has to be one of the allowed addresses letter by letter (RFC 9700,
 * 4.1.3): another page of the console, or a query of somebody else's, could pass a code on.
 * @throws BadInput when it is missing or another address
 */
export function readRedirect(redirect: unknown, allowed: readonly string[]): string {
  if (typeof redirect !== 'string' || redirect === '') throw new BadInput('redirect', messages.missing('redirect'));
  if (!allowed.includes(redirect)) throw new BadInput('redirect', messages.redirectRefused(redirect));
  return redirect;
}

/** Cookies belong to a host name: a person who came by another name of this machine goes on at PUBLIC_URL. */
export function canonicalUrl(
  { publicUrl, origins }: { readonly publicUrl: string; readonly origins: readonly string[] },
  request: Pick<FastifyRequest, 'host' | 'url'>,
): string | undefined {
  const { host, protocol } = new URL(publicUrl);
  const isOtherName = request.host !== host && origins.includes(`${protocol}//${request.host}`);
  return isOtherName ? publicUrl + request.url : undefined;
}

/** Where the console takes the answer of a sign-in. */
export const RETURN_PATH = '/redirect';
export const SIGN_IN_PAGE = '/admin/login';
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1'];
/** The sign-in page, with and without its word on why the session ended. */
const SIGNED_OUT_PATHS: readonly string[] = [SIGN_IN_PAGE, `${SIGN_IN_PAGE}?notice=idle`];
