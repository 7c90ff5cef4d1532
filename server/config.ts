import path from 'node:path';
import type { MetricsAccess } from './metrics/metricsAccess';
import type { PlacesSettings } from './places/placesSettings';
import { settingsReader, type SettingsReader } from './settings/reader';
import { readPreviewSites, type PreviewSites } from './settings/previewSites';
import { isThisMachine } from './settings/thisMachine';
import {
  readAddresses,
  readDeployHook,
  readDocumentLimits,
  readFirstAdministrator,
  readMail,
  readMetrics,
  readOrigins,
  readPlaces,
  readRates,
  readSecretKey,
  readSso,
  readStorage,
  readTrustProxy,
  type DeployHookSettings,
  type DocumentLimits,
  type MailSettings,
  type SecretKeySettings,
  type Rates,
  type SsoSettings,
} from './settings/parts';

/** The validated settings of the process. Times are seconds, sizes are bytes unless the name says otherwise. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The URL of the console for its users, without a trailing slash. */
  readonly publicUrl: string;
  /** Additional origins that serve the console and may call the services. */
  readonly consoleOrigins: readonly string[];
  /** Full URLs that a sign-in may redirect to; empty: the console's own return route. */
  readonly signInRedirects: readonly string[];
  /** Full URLs that a sign-out may redirect to; empty: the console's own sign-in page. */
  readonly signOutRedirects: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** The folder with definitions in addition to those of the build, as an absolute path. */
  readonly schemasDir: string | undefined;
  /** Absent: the embedded database under dataDir. */
  readonly databaseUrl: string | undefined;
  readonly secretKey: SecretKeySettings;
  /** Storage of uploads: the `file:` URL of a folder, or an S3 bucket as storageSettings parses it. */
  readonly storageUrl: string;
  /** `tcp://host:port` or `unix:/path`. */
  readonly clamdUrl: string | undefined;
  readonly scanner: 'none' | 'eicar';
  /** Absent: the embedded provider. */
  readonly sso: SsoSettings | undefined;
  /** Absent: mail stays in the outbox. */
  readonly mail: MailSettings | undefined;
  readonly demoAccounts: boolean;
  readonly seed: 'demo' | 'none';
  /** Absent: only the seed creates a platform administrator. */
  readonly firstAdministrator: string | undefined;
  readonly logLevel: LogLevel;
  readonly metrics: MetricsAccess;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** Maximum duration of a sign-in, regardless of activity. */
  readonly signInSeconds: number;
  /** Duration of a sign-in without any call. */
  readonly signInIdleSeconds: number;
  /** Time limit for receiving a request: an upload over a slow connection takes long. */
  readonly requestSeconds: number;
  /** Time without traffic in either direction after which a connection is closed. */
  readonly silentConnectionSeconds: number;
  readonly clientId: string;
  /** Not a secret: the console is a browser application that must send it (A-68). */
  readonly clientSecret: string;
  readonly document: DocumentLimits;
  readonly rates: Rates;
  readonly uploadLimitMb: number;
  /** Total size of the uploads of one brand. */
  readonly uploadQuotaMb: number;
  /** Whether contract and property documents are public under their keys, or served through short-lived signed links only. */
  readonly documentLinks: 'public' | 'signed';
  /** Number of revisions kept of each page and record, including the current one. */
  readonly revisionsKept: number;
  /** Number of days for which the revisions of a removed page or record are kept, so that it can be restored. */
  readonly trashDays: number;
  /** The preview sites of brands, which show drafts of their websites. */
  readonly previewSites: PreviewSites;
  readonly places: PlacesSettings;
  /** The source of the projects of property documents; absent: the database. */
  readonly mdorProjectsUrl: string | undefined;
  /** The webhook that deploys a website; absent: requests are only recorded. */
  readonly deployHook: DeployHookSettings | undefined;
  /** Whether deploying requires the scope `create:deployment`. */
  readonly deployRestricted: boolean;
  readonly production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Collects every invalid setting, so that one start reports all of them. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from the environment.
 * @param environment usually process.env; an empty value counts as absent
 * @throws ConfigError naming every invalid value with what was expected and what was found
 */
export function readConfig(environment: Environment): Config {
  const { config, problems } = inspectSettings(environment);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the environment with their problems; the configuration has a harmless value for each invalid setting. */
export function inspectSettings(environment: Environment): {
  readonly config: Config;
  readonly problems: readonly string[];
  /** Names of all existing settings. */
  readonly names: ReadonlySet<string>;
} {
  const read = settingsReader(environment);
  return { config: configOf(read), problems: read.problems, names: read.names };
}

function configOf(read: SettingsReader): Config {
  const { production } = read;
  const port = read.integer('PORT', { byDefault: 4000, min: 0, max: 65535 });
  const clamdUrl = read.url('CLAMD_URL', ['tcp:', 'unix:']);
  const sso = readSso(read);
  const publicUrl = (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const isLocalDevelopment = isThisMachine(publicUrl) && !production;
  const demoAccounts = read.choice('DEMO_ACCOUNTS', ['on', 'off'], isLocalDevelopment ? 'on' : 'off') === 'on';
  if (!isLocalDevelopment && !sso && !demoAccounts) {
    read.problem(
      'SSO_ISSUER',
      'an issuer, or DEMO_ACCOUNTS=on so that whoever reaches PUBLIC_URL signs in with a demo account',
      undefined,
    );
  }
  const consoleOrigins = readOrigins(read);
  const dataDir = path.resolve(read.text('DATA_DIR') ?? './data');
  const schemasDir = read.text('SCHEMAS_DIR');
  return {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    publicUrl,
    consoleOrigins,
    signInRedirects: readAddresses(read, 'SIGN_IN_REDIRECTS'),
    signOutRedirects: readAddresses(read, 'SIGN_OUT_REDIRECTS'),
    trustProxy: readTrustProxy(read),
    dataDir,
    schemasDir: schemasDir === undefined ? undefined : path.resolve(schemasDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    secretKey: readSecretKey(read, { dataDir, isShared: read.text('DATABASE_URL') !== undefined }),
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
    signInSeconds: read.integer('SIGN_IN_SECONDS', { byDefault: 43_200, min: 60, max: 31_536_000 }),
    signInIdleSeconds: read.integer('SIGN_IN_IDLE_SECONDS', { byDefault: 1_800, min: 120, max: 31_536_000 }),
    requestSeconds: read.integer('REQUEST_SECONDS', { byDefault: 600, min: 1, max: 86_400 }),
    silentConnectionSeconds: read.integer('SILENT_CONNECTION_SECONDS', { byDefault: 300, min: 1, max: 86_400 }),
    clientId: read.text('CLIENT_ID') ?? 'brand-console',
    clientSecret: read.text('CLIENT_SECRET') ?? 'brand-console-public',
    document: readDocumentLimits(read),
    rates: readRates(read),
    uploadLimitMb: read.integer('UPLOAD_LIMIT_MB', { byDefault: 49, min: 1, max: 1024 }),
    uploadQuotaMb: read.integer('UPLOAD_QUOTA_MB', { byDefault: 51_200, min: 1, max: 1_000_000_000 }),
    documentLinks: read.choice('DOCUMENT_LINKS', ['public', 'signed'], 'public'),
    revisionsKept: read.integer('REVISIONS_KEPT', { byDefault: 100, min: 1, max: 10_000 }),
    trashDays: read.integer('TRASH_DAYS', { byDefault: 90, min: 1, max: 3650 }),
    previewSites: readPreviewSites(read, [new URL(publicUrl).origin, ...consoleOrigins]),
    places: readPlaces(read),
    mdorProjectsUrl: read.url('MDOR_PROJECTS_URL', ['http:', 'https:']),
    deployHook: readDeployHook(read),
    deployRestricted: read.choice('DEPLOY_RESTRICTED', ['on', 'off'], 'off') === 'on',
    production,
  };
}
