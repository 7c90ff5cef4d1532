import { logError } from '../lib/log';
import { setLocale, type Locale } from '../lib/texts';

/** Of a locale file: what is in the place of the English texts. */
const LOCALES = import.meta.glob<Locale>('../locales/*.json', { import: 'default' });
const PARAMETER = 'locale';

/**
 * Takes the locale that the address names (`?locale=pseudo`), before anything is shown. It stays that of the tab, so that signing in
 * does not lose it, until the address names another; one without a file is English.
 */
export async function chooseLocale({ location, sessionStorage }: Window): Promise<void> {
  const named = new URLSearchParams(location.search).get(PARAMETER);
  if (named !== null) sessionStorage.setItem(PARAMETER, named);
  const name = named ?? sessionStorage.getItem(PARAMETER);
  const load = LOCALES[`../locales/${name}.json`];
  if (!load) return;
  try {
    setLocale(await load());
  } catch (error) {
    logError(`The locale '${name}' could not be loaded.`, error);
  }
}
