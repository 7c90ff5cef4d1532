import { isIP } from 'node:net';
import path from 'node:path';
import { storageSettings } from './files/storageSettings';
import { isEmail } from './identity/email';
import { defaultMetricsAccess, metricsAccess, type MetricsAccess } from './metrics/metricsAccess';
import { GOOGLE_PLACES_URL, PLACES_PROVIDERS, type PlacesSettings } from './places/placesSettings';

/** The settings of the process, checked. Times are seconds, sizes are bytes unless the name says otherwise. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address people open, without a trailing slash. */
  readonly publicUrl: string;
  /** Further origins at which the console is served and that may call the services. */
  readonly consoleOrigins: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded database under dataDir. */
  readonly databaseUrl: string | undefined;
  /** Where uploads are kept: the `file:` address of a folder, or an S3 bucket as storageSettings reads it. */
  readonly storageUrl: string;
  /** `tcp://host:port` or `unix:/path`. */
  readonly clamdUrl: string | undefined;
  readonly scanner: 'none' | 'eicar';
  /** Absent: the embedded provider. */
  readonly sso: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Absent: mail stays in the outbox. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly demoAccounts: boolean;
  readonly seed: 'demo' | 'none';
  /** Absent: nobody but the seed makes a platform administrator. */
  readonly firstAdministrator: string | undefined;
  readonly logLevel: LogLevel;
  readonly metrics: MetricsAccess;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** How long a request may take to arrive: an upload over a slow line needs its time. */
  readonly requestSeconds: number;
  /** How long a connection may be silent in both directions before it is cut. */
  readonly silentConnectionSeconds: number;
  readonly clientId: string;
  /** Not a secret: the console is a browser application that must send it (A-68). */
  readonly clientSecret: string;
  readonly uploadLimitMb: number;
  /** How many revisions of each page are kept, the current one included. */
  readonly revisionsKept: number;
  /** How many days the revisions of a removed page are kept, so that it can be restored. */
  readonly trashDays: number;
  readonly places: PlacesSettings;
  /** Where the projects of property documents come from; absent: the database. */
  readonly mdorProjectsUrl: string | undefined;
  /** What is called to deploy a website; absent: requests are only recorded. */
  readonly deployHook: { readonly url: string; readonly secret: string | undefined } | undefined;
  readonly production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Collects every wrong setting, so that one start tells all of them. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the settings from the environment.
 * @param environment usually process.env; an empty value counts as absent
 * @throws ConfigError naming every wrong value with what was expected and what was found
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = reader(environment);
  const production = environment['NODE_ENV'] === 'production';
  const port = read.integer('PORT', { byDefault: 4000, min: 0, max: 65535 });
  const clamdUrl = read.url('CLAMD_URL', ['tcp:', 'unix:']);
  const sso = readSso(read);
  const demoAccounts = read.choice('DEMO_ACCOUNTS', ['on', 'off'], production ? 'off' : 'on') === 'on';
  if (production && !sso && !demoAccounts) {
    read.problem(
      'SSO_ISSUER',
      'an issuer, or DEMO_ACCOUNTS=on to sign in with demo accounts in production knowingly',
      undefined,
    );
  }
  const dataDir = path.resolve(read.text('DATA_DIR') ?? './data');
  const publicUrl = (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const config: Config = {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    publicUrl,
    consoleOrigins: readOrigins(read),
    trustProxy: readTrustProxy(read),
    dataDir,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    storageUrl: readStorage(read, dataDir),
    clamdUrl,
    scanner: read.choice('SCANNER', ['none', 'eicar'], demoAccounts && !clamdUrl ? 'eicar' : 'none'),
    sso,
    mail: readMail(read, publicUrl),
    demoAccounts,
    seed: read.choice('SEED', ['demo', 'none'], demoAccounts && !read.text('DATABASE_URL') ? 'demo' : 'none'),
    firstAdministrator: readFirstAdministrator(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metrics: readMetrics(read, publicUrl),
    accessTokenSeconds: read.integer('ACCESS_TOKEN_SECONDS', { byDefault: 900, min: 1, max: 86_400 }),
    refreshTokenSeconds: read.integer('REFRESH_TOKEN_SECONDS', { byDefault: 28_800, min: 1, max: 31_536_000 }),
    requestSeconds: read.integer('REQUEST_SECONDS', { byDefault: 600, min: 1, max: 86_400 }),
    silentConnectionSeconds: read.integer('SILENT_CONNECTION_SECONDS', { byDefault: 300, min: 1, max: 86_400 }),
    clientId: read.text('CLIENT_ID') ?? 'brand-console',
    clientSecret: read.text('CLIENT_SECRET') ?? 'brand-console-public',
    uploadLimitMb: read.integer('UPLOAD_LIMIT_MB', { byDefault: 49, min: 1, max: 1024 }),
    revisionsKept: read.integer('REVISIONS_KEPT', { byDefault: 100, min: 1, max: 10_000 }),
    trashDays: read.integer('TRASH_DAYS', { byDefault: 90, min: 1, max: 3650 }),
    places: readPlaces(read),
    mdorProjectsUrl: read.url('MDOR_PROJECTS_URL', ['http:', 'https:']),
    deployHook: readDeployHook(read),
    production,
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

function readSso(read: Reader): Config['sso'] {
  const issuer = read.url('SSO_ISSUER', ['http:', 'https:']);
  const clientId = read.text('SSO_CLIENT_ID');
  const clientSecret = read.text('SSO_CLIENT_SECRET');
  if (!issuer) {
    if (clientId) read.problem('SSO_ISSUER', 'the address of the issuer, because SSO_CLIENT_ID is set', undefined);
    return undefined;
  }
  if (!clientId) read.problem('SSO_CLIENT_ID', 'a client id, because SSO_ISSUER is set', undefined);
  if (!clientSecret) read.problem('SSO_CLIENT_SECRET', 'a client secret, because SSO_ISSUER is set', undefined);
  return { issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
}

function readStorage(read: Reader, dataDir: string): string {
  const byDefault = new URL(`file://${path.join(dataDir, 'files')}`).href;
  const value = read.text('STORAGE_URL');
  if (value === undefined || storageSettings(value)) return value ?? byDefault;
  read.problem('STORAGE_URL', 'file:///folder or s3://key:secret@host:port/bucket?region=…', value);
  return byDefault;
}

function readOrigins(read: Reader): readonly string[] {
  const origins = read.list('CONSOLE_ORIGINS');
  const wrong = origins.find((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    return !url || !/^https?:$/.test(url.protocol) || url.origin !== origin.replace(/\/$/, '').toLowerCase();
  });
  if (wrong !== undefined) {
    read.problem('CONSOLE_ORIGINS', 'origins joined with commas, like https://console.example', wrong);
  }
  return wrong === undefined ? origins.map((origin) => new URL(origin).origin) : [];
}

function readTrustProxy(read: Reader): readonly string[] {
  const proxies = read.list('TRUST_PROXY');
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  read.problem('TRUST_PROXY', 'addresses or networks of proxies, joined with commas', wrong);
  return [];
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined && PROXY_NAMES.includes(address)) return true;
  const version = isIP(address);
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isLength && rest.length === 0;
}

function readMail(read: Reader, publicUrl: string): Config['mail'] {
  const url = read.url('MAIL_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    read.problem('MAIL_FROM', 'an e-mail address, with or without a name', from);
  }
  return url === undefined
    ? undefined
    : { url, from: from ?? `Brand Console <no-reply@${new URL(publicUrl).hostname}>` };
}

function readFirstAdministrator(read: Reader): string | undefined {
  const email = read.text('FIRST_ADMINISTRATOR');
  if (email === undefined || isEmail(email)) return email;
  read.problem('FIRST_ADMINISTRATOR', 'an e-mail address', email);
  return undefined;
}

function readMetrics(read: Reader, publicUrl: string): MetricsAccess {
  const setting = read.text('METRICS');
  const access = setting === undefined ? defaultMetricsAccess(publicUrl) : metricsAccess(setting);
  // What was meant as a token is not shown.
  if (!access) read.problem('METRICS', 'off, loopback, on or a token of at least 16 letters and digits', '***');
  return access ?? 'off';
}

function readPlaces(read: Reader): PlacesSettings {
  const provider = read.choice('PLACES', PLACES_PROVIDERS, 'offline');
  const url = read.url('PLACES_URL', ['http:', 'https:']);
  const key = read.text('PLACES_KEY');
  if (provider === 'offline') return { provider };
  if (provider === 'nominatim') {
    if (!url) read.problem('PLACES_URL', 'the address of a Nominatim server, because PLACES is nominatim', undefined);
    return { provider, url: url ?? '', key };
  }
  if (!key) read.problem('PLACES_KEY', 'a key of the Places API, because PLACES is google', undefined);
  return { provider, url: url ?? GOOGLE_PLACES_URL, key: key ?? '' };
}

function readDeployHook(read: Reader): Config['deployHook'] {
  const url = read.url('DEPLOY_HOOK_URL', ['http:', 'https:']);
  const secret = read.text('DEPLOY_HOOK_SECRET');
  if (url) return { url, secret };
  if (secret) read.problem('DEPLOY_HOOK_URL', 'an address, because DEPLOY_HOOK_SECRET is set', undefined);
  return undefined;
}

/** Names that the web server knows for groups of private addresses. */
const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

interface Reader {
  readonly problems: readonly string[];
  problem(name: string, expected: string, got: string | undefined): void;
  text(name: string): string | undefined;
  /** The parts of a list that is joined with commas. */
  list(name: string): readonly string[];
  integer(name: string, range: { readonly byDefault: number; readonly min: number; readonly max: number }): number;
  choice<const T extends string>(name: string, choices: readonly T[], byDefault: NoInfer<T>): T;
  url(name: string, protocols: readonly string[]): string | undefined;
}

function reader(environment: Readonly<Record<string, string | undefined>>): Reader {
  const problems: string[] = [];
  function problem(name: string, expected: string, got: string | undefined): void {
    problems.push(`${name}: expected ${expected}, got ${got === undefined ? 'nothing' : `'${withoutPassword(got)}'`}.`);
  }
  function text(name: string): string | undefined {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  }
  return {
    problems,
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
    choice(name, choices, byDefault) {
      const value = text(name);
      if (value === undefined) return byDefault;
      const found = choices.find((choice) => choice === value);
      if (found === undefined) problem(name, `one of ${choices.join(', ')}`, value);
      return found ?? byDefault;
    },
    url(name, protocols) {
      const value = text(name);
      if (value === undefined) return undefined;
      const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
      if (protocol && protocols.includes(protocol)) return value;
      problem(name, `an address that begins with ${protocols.join(' or ')}`, value);
      return undefined;
    },
  };
}

/** Settings end up in logs; a password inside an address must not. */
function withoutPassword(value: string): string {
  return value.replace(/^([a-z0-9+.-]+:\/\/[^:/@]*):.*@/i, '$1:***@');
}
