import { readApiSettings } from '../api/settings';
import { createTokenStore } from '../api/tokens';
import { createAppearance } from '../theme/appearance';

/** What the sign-in page needs of this browser: little, so that it is there at once. */
export const settings = readApiSettings(import.meta.env);
export const tokens = createTokenStore(localStorage, window);
export const appearance = createAppearance(localStorage, window.matchMedia('(prefers-color-scheme: dark)'));
