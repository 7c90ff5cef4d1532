import type { ApiSettings } from './settings';

/** What a console sends along, so that the answer of a sign-in is known as its own. */
export interface SignInProof {
  readonly state: string;
  /** S256 of RFC 7636; undefined where the browser cannot hash. */
  readonly codeChallenge: string | undefined;
  /** Whether the provider asks for the account although it remembers one. */
  readonly choosesAccount: boolean;
}

/**
 * Where the browser goes to sign in (B-1).
 * @param redirect where it comes back to with a code
 * @param proof undefined for a service of the specification alone
 */
export function signInAddress(settings: ApiSettings, redirect: string, proof?: SignInProof): string {
  const query = new URLSearchParams({ redirect });
  if (proof) query.set('state', proof.state);
  if (proof?.choosesAccount) query.set('prompt', 'select_account');
  if (proof?.codeChallenge !== undefined) {
    query.set('code_challenge', proof.codeChallenge);
    query.set('code_challenge_method', 'S256');
  }
  return `${settings.identityUrl}/iam/social/azure/login?${query.toString()}`;
}

/** Where the browser goes to sign out at the provider (B-3). @param redirect where it comes back to */
export function signOutAddress(settings: ApiSettings, redirect: string): string {
  return `${settings.identityUrl}/iam/social/azure/logout?redirect=${encodeURIComponent(redirect)}`;
}

/**
 * The address of a stored file (API-REST-025).
 * @param width pixels of a thumbnail; the whole file without it
 */
export function fileAddress(settings: ApiSettings, key: string, width?: number): string {
  const address = `${settings.contentUrl}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return width === undefined ? address : `${address}?width=${width}`;
}
