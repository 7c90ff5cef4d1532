import { contractSites } from '../../schemas/contracts/sites';
import { signInAddress } from '../api/addresses';
import { readApiSettings } from '../api/settings';
import { readSignInIssuer } from '../api/signInIssuer';
import { createTokenStore } from '../api/tokens';
import { createSignInFlows } from '../session/signInFlow';
import { createAppearance } from '../theme/appearance';

/** Everything the sign-in page depends on: kept small so that the page loads at once. */
export const settings = readApiSettings(import.meta.env, contractSites);
export const tokens = createTokenStore(localStorage, window);
export const appearance = createAppearance(localStorage, window.matchMedia('(prefers-color-scheme: dark)'));
export const signInFlows = createSignInFlows({
  readIssuer: () => readSignInIssuer(settings, fetch),
  addressOf: (proof) => signInAddress(settings, `${window.location.origin}/redirect`, proof),
  storage: sessionStorage,
  crypto,
  clock: Date.now,
});
