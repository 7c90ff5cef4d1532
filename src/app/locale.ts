import { logError } from '../lib/log';
import { setLocale, type Locale } from '../lib/texts';

/** Loaders of the locale files, whose texts replace the English ones. */
const LOCALES = import.meta.glob<Locale>('../locales/*.json', { import: 'default' });
const PARAMETER = 'locale';

/**
 * Applies the locale requested in the address (`?locale=pseudo`) before the first render. The tab remembers it, so that signing in
 * does not lose it, until the address names another; a locale without a file means English.
 */
export async function chooseLocale({ location, sessionStorage }: Window): Promise<void> {
  const requested = new URLSearchParams(location.search).get(PARAMETER);
  if (requested !== null) sessionStorage.setItem(PARAMETER, requested);
  const name = requested ?? sessionStorage.getItem(PARAMETER);
  const load = LOCALES[`../locales/${name}.json`];
  if (!load) return;
  try {
    setLocale(await load());
  } catch (error) {
    logError(`The locale '${name}' could not be loaded.`, error);
  }
}
