import { isThisMachine } from './thisMachine';

/** Reads single settings and collects their problems. An invalid setting yields a harmless value. */
export interface SettingsReader {
  /** The problems found so far, a sentence each. */
  readonly problems: readonly string[];
  /** Names of the settings read so far. */
  readonly names: ReadonlySet<string>;
  /** Whether NODE_ENV is `production`: then unencrypted network connections are not allowed. */
  readonly production: boolean;
  problem(name: string, expected: string, got: string | undefined): void;
  text(name: string): string | undefined;
  /** The items of a comma-separated list. */
  list(name: string): readonly string[];
  integer(name: string, range: { readonly byDefault: number; readonly min: number; readonly max: number }): number;
  choice<const T extends string>(name: string, choices: readonly T[], byDefault: NoInfer<T>): T;
  url(name: string, protocols: readonly string[]): string | undefined;
  /** Reports a URL to which people or secrets would be sent unencrypted. */
  requireEncrypted(name: string, url: string): void;
}

/** @param environment an empty value counts as absent */
export function settingsReader(environment: Readonly<Record<string, string | undefined>>): SettingsReader {
  const problems: string[] = [];
  const names = new Set<string>();
  function problem(name: string, expected: string, got: string | undefined): void {
    problems.push(`${name}: expected ${expected}, got ${got === undefined ? 'nothing' : `'${withoutPassword(got)}'`}.`);
  }
  function text(name: string): string | undefined {
    names.add(name);
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  }
  function choice<const T extends string>(name: string, choices: readonly T[], byDefault: NoInfer<T>): T {
    const value = text(name);
    if (value === undefined) return byDefault;
    const found = choices.find((one) => one === value);
    if (found === undefined) problem(name, `one of ${choices.join(', ')}`, value);
    return found ?? byDefault;
  }
  const production = choice('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  function requireEncrypted(name: string, url: string): void {
    if (!production || !url.startsWith('http:') || isThisMachine(url)) return;
    problem(name, 'an address that begins with https:, because NODE_ENV is production', url);
  }
  return {
    problems,
    names,
    production,
    requireEncrypted,
    choice,
    problem,
    text,
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    integer(name, { byDefault, min, max }) {
      const value = text(name);
      if (value === undefined) return byDefault;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= min && number <= max) return number;
      problem(name, `a whole number from ${min} to ${max}`, value);
      return byDefault;
    },
    url(name, protocols) {
      const value = text(name);
      if (value === undefined) return undefined;
      const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
      if (protocol && protocols.includes(protocol)) {
        requireEncrypted(name, value);
        return value;
      }
      problem(name, `an address that begins with ${protocols.join(' or ')}`, value);
      return undefined;
    },
  };
}

/** Settings may be logged; passwords in URLs must not be. */
function withoutPassword(value: string): string {
  return value.replace(/^([a-z0-9+.-]+:\/\/[^:/@]*):.*@/i, '$1:***@');
}
