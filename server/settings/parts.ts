import { isIP } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { storageSettings } from '../files/storageSettings';
import { isEmail } from '../identity/email';
import { defaultMetricsAccess, metricsAccess, type MetricsAccess } from '../metrics/metricsAccess';
import { GOOGLE_PLACES_URL, PLACES_PROVIDERS, type PlacesSettings } from '../places/placesSettings';
import type { SettingsReader } from './reader';

/** The external identity provider. */
export interface SsoSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The mail server, and the sender. */
export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

/** The webhook that deploys a website, and the secret that signs calls. */
export interface DeployHookSettings {
  readonly url: string;
  readonly secret: string | undefined;
}

/** The keys that encrypt the keys in the database, in base64. */
export interface SecretKeySettings {
  /** Absent: in the file. */
  readonly value: string | undefined;
  /** Created if it is missing. */
  readonly file: string;
  /** Former keys, with which stored keys may still be encrypted. */
  readonly former: readonly string[];
}

/** The secret key, which nodes with the same database must share. */
export function readSecretKey(
  read: SettingsReader,
  { dataDir, isShared }: { readonly dataDir: string; readonly isShared: boolean },
): SecretKeySettings {
  const value = read.text('SECRET_KEY');
  const file = read.text('SECRET_KEY_FILE');
  const former = read.list('SECRET_KEY_FORMER');
  for (const [name, keys] of [
    ['SECRET_KEY', value === undefined ? [] : [value]] as const,
    ['SECRET_KEY_FORMER', former] as const,
  ]) {
    // Never print an invalid key.
    if (!keys.every((key) => SECRET_KEY.test(key)))
      read.problem(name, '32 random bytes in base64 (openssl rand -base64 32)', '***');
  }
  if (read.production && isShared && value === undefined && file === undefined) {
    read.problem('SECRET_KEY', 'a key, or SECRET_KEY_FILE, that all nodes of DATABASE_URL have', undefined);
  }
  return { value, file: path.resolve(file ?? path.join(dataDir, 'secret.key')), former };
}

/** At least 32 bytes. */
const SECRET_KEY = /^[A-Za-z0-9+/]{43,}={0,2}$/;

/** Limits of one GraphQL document. */
export interface DocumentLimits {
  /** Maximum cost, as computed by documentCost. */
  readonly cost: number;
  /** Maximum request body in bytes. */
  readonly bytes: number;
  /** Maximum execution time in seconds. */
  readonly seconds: number;
  /** Maximum response in bytes. */
  readonly answerBytes: number;
}

export function readDocumentLimits(read: SettingsReader): DocumentLimits {
  return {
    cost: read.integer('DOCUMENT_COST', { byDefault: 100_000, min: 1_000, max: 1_000_000_000 }),
    bytes: read.integer('DOCUMENT_LIMIT_MB', { byDefault: 20, min: 1, max: 256 }) * MEGABYTE,
    seconds: read.integer('DOCUMENT_SECONDS', { byDefault: 30, min: 1, max: 3600 }),
    answerBytes: read.integer('ANSWER_LIMIT_MB', { byDefault: 40, min: 1, max: 256 }) * MEGABYTE,
  };
}

/** Rate limits per user and minute; those per IP address, which an office may share, are ten times as high. */
export interface Rates {
  /** GraphQL documents. */
  readonly documents: number;
  /** Their total cost. */
  readonly cost: number;
  readonly uploads: number;
  /** Deployments and their status requests. */
  readonly deploys: number;
}

/** Number of users that may share an IP address. */
export const USERS_PER_ADDRESS = 10;

export function readRates(read: SettingsReader): Rates {
  function rate(name: string, byDefault: number): number {
    return read.integer(name, { byDefault, min: 1, max: 100_000_000 });
  }
  return {
    documents: rate('DOCUMENTS_PER_MINUTE', 1_200),
    cost: rate('COST_PER_MINUTE', 2_000_000),
    uploads: rate('UPLOADS_PER_MINUTE', 120),
    deploys: rate('DEPLOYS_PER_MINUTE', 60),
  };
}

/** The external identity provider; undefined without SSO_ISSUER: the embedded one. */
export function readSso(read: SettingsReader): SsoSettings | undefined {
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

/** The storage of uploads, by default a folder in the data folder. */
export function readStorage(read: SettingsReader, dataDir: string): string {
  const byDefault = pathToFileURL(path.join(dataDir, 'files')).href;
  const value = read.text('STORAGE_URL');
  const settings = storageSettings(value ?? byDefault);
  if (settings?.type === 's3') read.requireEncrypted('STORAGE_URL', settings.endpoint);
  if (settings) return value ?? byDefault;
  read.problem('STORAGE_URL', 'file:///folder or s3://key:secret@host:port/bucket?region=…', value);
  return byDefault;
}

/** Additional console origins, normalized as sent by browsers. */
export function readOrigins(read: SettingsReader): readonly string[] {
  const origins = readList(read, 'CONSOLE_ORIGINS', {
    expected: 'origins joined with commas, like https://console.example',
    isValid: (origin) => webAddress(origin)?.origin === origin.replace(/\/$/, '').toLowerCase(),
  });
  for (const origin of origins) read.requireEncrypted('CONSOLE_ORIGINS', origin);
  return origins.map((origin) => new URL(origin).origin);
}

/** Full URLs, kept verbatim for exact comparison; without fragments, which never reach a server (RFC 6749, 3.1.2). */
export function readAddresses(read: SettingsReader, name: string): readonly string[] {
  return readList(read, name, {
    expected: 'whole addresses joined with commas, like https://console.example/redirect',
    isValid(address) {
      const { username, hash } = webAddress(address) ?? {};
      return username === '' && hash === '';
    },
  });
}

/** Addresses, networks and group names of the trusted proxies. */
export function readTrustProxy(read: SettingsReader): readonly string[] {
  return readList(read, 'TRUST_PROXY', {
    expected: 'addresses or networks of proxies, joined with commas',
    isValid: isProxy,
  });
}

/** The items of a comma-separated list; empty if one of them is invalid. */
function readList(
  read: SettingsReader,
  name: string,
  { expected, isValid }: { readonly expected: string; readonly isValid: (part: string) => boolean },
): readonly string[] {
  const parts = read.list(name);
  const invalid = parts.find((part) => !isValid(part));
  if (invalid === undefined) return parts;
  read.problem(name, expected, invalid);
  return [];
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined && PROXY_NAMES.includes(address)) return true;
  const version = isIP(address);
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isLength && rest.length === 0;
}

/** The mail server; undefined without MAIL_URL: mail stays in the outbox. */
export function readMail(read: SettingsReader, publicUrl: string): MailSettings | undefined {
  const url = read.url('MAIL_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    read.problem('MAIL_FROM', 'an e-mail address, with or without a name', from);
  }
  return url === undefined
    ? undefined
    : { url, from: from ?? `Brand Console <no-reply@${new URL(publicUrl).hostname}>` };
}

/** The e-mail address of the first platform administrator. */
export function readFirstAdministrator(read: SettingsReader): string | undefined {
  const email = read.text('FIRST_ADMINISTRATOR');
  if (email === undefined || isEmail(email)) return email;
  read.problem('FIRST_ADMINISTRATOR', 'an e-mail address', email);
  return undefined;
}

/** Access to the metrics. */
export function readMetrics(read: SettingsReader, publicUrl: string): MetricsAccess {
  const setting = read.text('METRICS');
  const access = setting === undefined ? defaultMetricsAccess(publicUrl) : metricsAccess(setting);
  // Never print an invalid token.
  if (!access) read.problem('METRICS', 'off, loopback, on or a token of at least 16 letters and digits', '***');
  return access ?? 'off';
}

/** The provider of the place search, with its settings. */
export function readPlaces(read: SettingsReader): PlacesSettings {
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

/** The webhook that deploys a website. */
export function readDeployHook(read: SettingsReader): DeployHookSettings | undefined {
  const url = read.url('DEPLOY_HOOK_URL', ['http:', 'https:']);
  const secret = read.text('DEPLOY_HOOK_SECRET');
  if (url) return { url, secret };
  if (secret) read.problem('DEPLOY_HOOK_URL', 'an address, because DEPLOY_HOOK_SECRET is set', undefined);
  return undefined;
}

/** The web server's names for ranges of private addresses. */
const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const MEGABYTE = 1024 * 1024;
