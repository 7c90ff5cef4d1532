import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { BadInput } from '../errors';
import { messages } from './messages';

/** The allowed redirect URLs of sign-in and sign-out. */
export interface Redirects {
  readonly signIn: readonly string[];
  readonly signOut: readonly string[];
}

/**
 * The origins of the console: that of PUBLIC_URL and CONSOLE_ORIGINS. On a developer's machine all names of the loopback
 * address are included, so that http://127.0.0.1:4000 works like http://localhost:4000.
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

/** The redirects of the settings; without them the console's own routes (SIGN-006, SESS-014) at each of its origins. */
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
 * The redirect parameter of sign-in and sign-out, which has to match one of the allowed URLs exactly (RFC 9700, 4.1.3):
 * another page of the console, or an injected query, could leak a code.
 * @throws BadInput if it is missing or not allowed
 */
export function readRedirect(redirect: unknown, allowed: readonly string[]): string {
  if (typeof redirect !== 'string' || redirect === '') throw new BadInput('redirect', messages.missing('redirect'));
  if (!allowed.includes(redirect)) throw new BadInput('redirect', messages.redirectRefused(redirect));
  return redirect;
}

/** The URL to redirect to if the request came by another name of this machine than PUBLIC_URL: cookies belong to a host name. */
export function canonicalUrl(
  { publicUrl, origins }: { readonly publicUrl: string; readonly origins: readonly string[] },
  request: Pick<FastifyRequest, 'host' | 'url'>,
): string | undefined {
  const { host, protocol } = new URL(publicUrl);
  const isOtherName = request.host !== host && origins.includes(`${protocol}//${request.host}`);
  return isOtherName ? publicUrl + request.url : undefined;
}

/** The route of the console that handles the response of a sign-in. */
export const RETURN_PATH = '/redirect';
export const SIGN_IN_PAGE = '/admin/login';
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1'];
/** The sign-in page, with and without the notice of an idle timeout. */
const SIGNED_OUT_PATHS: readonly string[] = [SIGN_IN_PAGE, `${SIGN_IN_PAGE}?notice=idle`];
