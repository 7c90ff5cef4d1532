import type { ApiSettings } from './settings';

/** Where the browser goes to sign in (B-1). @param redirect where it comes back to with a code */
export function signInAddress(settings: ApiSettings, redirect: string): string {
  return `${settings.identityUrl}/iam/social/azure/login?redirect=${encodeURIComponent(redirect)}`;
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
