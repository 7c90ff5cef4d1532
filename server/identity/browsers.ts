import Bowser from 'bowser';

/**
 * What a browser is called, for people: 'Chrome on Windows'.
 * @param userAgent the User-Agent header, which may say anything
 * @returns undefined where it names no browser that is known
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return browser.name ? names.join(' on ') : undefined;
}

/** The longest headers of real browsers have half of it. */
const MAX_LENGTH = 500;
