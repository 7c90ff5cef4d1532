import Bowser from 'bowser';

/**
 * The display name of a browser: 'Chrome on Windows'.
 * @param userAgent the User-Agent header, untrusted
 * @returns undefined for an unknown browser
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return browser.name ? names.join(' on ') : undefined;
}

/** Twice the longest header of real browsers. */
const MAX_LENGTH = 500;
