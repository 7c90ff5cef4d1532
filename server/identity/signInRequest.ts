import { BadInput } from '../errors';
import { messages } from './messages';
import { readRedirect } from './redirects';

/** The parameters with which a console starts a sign-in. */
export interface SignInRequest {
  readonly redirect: string;
  /** The OAuth `state`, returned with the response; undefined if the console sent none. */
  readonly consoleState: string | undefined;
  /** S256 of the verifier with which the code is redeemed (RFC 7636); undefined if the console does not use PKCE. */
  readonly codeChallenge: string | undefined;
  /** Whether the provider asks for the account even if it remembers one: `prompt=select_account` (OpenID Connect). */
  readonly choosesAccount: boolean;
}

/**
 * Reads the parameters of a sign-in: `redirect`, and from consoles with PKCE `state`, `code_challenge` and
 * `code_challenge_method`. The specification has only the first (B-1); then the code is bound to a cookie, which calls of a
 * console at another origin do not carry, so that PKCE is required there.
 * @throws BadInput
 */
export function readSignInRequest(
  query: Readonly<Record<string, unknown>>,
  { allowed, publicUrl }: { readonly allowed: readonly string[]; readonly publicUrl: string },
): SignInRequest {
  const redirect = readRedirect(query['redirect'], allowed);
  const codeChallenge = optional(query, 'code_challenge', CHALLENGE);
  if (codeChallenge === undefined && !carriesCookies(redirect, publicUrl)) {
    throw new BadInput('code_challenge', messages.missing('code_challenge'));
  }
  // The default method is `plain`: the challenge would be the verifier itself.
  if (codeChallenge !== undefined && query['code_challenge_method'] !== 'S256') {
    throw new BadInput('code_challenge_method', messages.notOneOf('code_challenge_method', ['S256']));
  }
  const choosesAccount = query['prompt'] === 'select_account';
  return { redirect, consoleState: optional(query, 'state', STATE), codeChallenge, choosesAccount };
}

/** Whether the console's calls carry the cookies of the identity service: only from its own origin. */
export function carriesCookies(redirect: string, publicUrl: string): boolean {
  return new URL(redirect).origin === new URL(publicUrl).origin;
}

function optional(query: Readonly<Record<string, unknown>>, name: string, pattern: RegExp): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !pattern.test(value)) throw new BadInput(name, messages.notReadable(name));
  return value;
}

/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;
/** Printable ASCII (RFC 6749, appendix A.5), with our own length limit. */
const STATE = /^[\x20-\x7e]{1,500}$/;
