import { BadInput } from '../errors';
import { messages } from './messages';
import { readRedirect } from './redirects';

/** What a console asks for when it sends a browser to sign in. */
export interface SignInRequest {
  readonly redirect: string;
  /** Comes back with the answer, so that the console knows its own; undefined where it gave none. */
  readonly consoleState: string | undefined;
  /** S256 of the verifier with which the code is redeemed (RFC 7636); undefined where the console knows none. */
  readonly codeChallenge: string | undefined;
  /** Whether the provider asks for the account although it remembers one: `prompt=select_account` (OpenID Connect). */
  readonly choosesAccount: boolean;
}

/**
 * The parameters of a sign-in: `redirect`, and of consoles that prove what they began `state`, `code_challenge` and
 * `code_challenge_method`. The specification names the first alone (B-1); then the code is bound by a cookie, which the calls
 * of a console at another origin do not carry, so that the proof is demanded there.
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
  // Without a name of the method the challenge would be the verifier itself.
  if (codeChallenge !== undefined && query['code_challenge_method'] !== 'S256') {
    throw new BadInput('code_challenge_method', messages.notOneOf('code_challenge_method', ['S256']));
  }
  const choosesAccount = query['prompt'] === 'select_account';
  return { redirect, consoleState: optional(query, 'state', STATE), codeChallenge, choosesAccount };
}

/** Whether the console's calls come with the cookies that the identity service set: they do from its own origin alone. */
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
/** Printable ASCII (RFC 6749, appendix A.5), with a limit of our own. */
const STATE = /^[\x20-\x7e]{1,500}$/;
