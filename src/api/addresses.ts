import type { ApiSettings } from './settings';

/** Parameters that let the console verify that a sign-in response belongs to its own request. */
export interface SignInProof {
  readonly state: string;
  /** S256 of RFC 7636; undefined if the browser cannot hash. */
  readonly codeChallenge: string | undefined;
  /** Whether the provider shows the account selection even if it remembers an account. */
  readonly choosesAccount: boolean;
}

/**
 * The sign-in URL (B-1).
 * @param redirect target after the sign-in, which receives the code
 * @param proof undefined for a service that only implements the specification
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

/** The URL to sign out at the provider (B-3). @param redirect target after the sign-out */
export function signOutAddress(settings: ApiSettings, redirect: string): string {
  return `${settings.identityUrl}/iam/social/azure/logout?redirect=${encodeURIComponent(redirect)}`;
}

/**
 * The URL of a stored file (API-REST-025).
 * @param width of a thumbnail in pixels; the original file if omitted
 */
export function fileAddress(settings: ApiSettings, key: string, width?: number): string {
  const address = `${settings.contentUrl}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return width === undefined ? address : `${address}?width=${width}`;
}
