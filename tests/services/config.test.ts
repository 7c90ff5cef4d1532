import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSettings } from '../../server/checkSettings';
import { ConfigError, readConfig } from '../../server/config';
import { storageSettings } from '../../server/files/storageSettings';
import { plainOriginsOf, previewSiteOf } from '../../server/settings/previewSites';

const SSO = { SSO_ISSUER: 'https://login.example', SSO_CLIENT_ID: 'a', SSO_CLIENT_SECRET: 'b' };

function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('have defaults to start with', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      consoleOrigins: [],
      previewSites: { ofBrands: new Map(), ofOthers: undefined },
      signInRedirects: [],
      signOutRedirects: [],
      trustProxy: [],
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      secretKey: { value: undefined, file: path.resolve('data/secret.key'), former: [] },
      storageUrl: `file://${path.resolve('data/files')}`,
      clamdUrl: undefined,
      scanner: 'eicar',
      sso: undefined,
      mail: undefined,
      demoAccounts: true,
      seed: 'demo',
      firstAdministrator: undefined,
      logLevel: 'info',
      metrics: 'loopback',
      accessTokenSeconds: 900,
      refreshTokenSeconds: 28_800,
      signInSeconds: 43_200,
      signInIdleSeconds: 1_800,
      requestSeconds: 600,
      silentConnectionSeconds: 300,
      clientId: 'brand-console',
      clientSecret: 'brand-console-public',
      document: { cost: 100_000, bytes: 20 * 1024 ** 2, seconds: 30, answerBytes: 40 * 1024 ** 2 },
      rates: { documents: 1_200, cost: 2_000_000, uploads: 120, deploys: 60 },
      uploadLimitMb: 49,
      uploadQuotaMb: 51_200,
      documentLinks: 'public',
      revisionsKept: 100,
      trashDays: 90,
      places: { provider: 'offline' },
      deployRestricted: false,
      production: false,
    });
  });

  it('are derived from each other', () => {
    expect(readConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
    expect(readConfig({ PUBLIC_URL: 'https://console.example/', ...SSO }).publicUrl).toBe('https://console.example');
    expect(readConfig({ CLAMD_URL: 'unix:/run/clamd.sock' }).scanner).toBe('none');
    expect(readConfig({ DEMO_ACCOUNTS: 'off' })).toMatchObject({ scanner: 'none', seed: 'none' });
    expect(readConfig({ DATABASE_URL: 'postgres://h/d' }).seed).toBe('none');
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', SEED: 'demo' }).seed).toBe('demo');
    expect(readConfig({ PORT: '' }).port).toBe(4000);
  });

  it('keep uploads in the data folder, whatever that is called', () => {
    const { storageUrl } = readConfig({ DATA_DIR: '/srv/brands #1? 100%' });
    expect(storageSettings(storageUrl)).toEqual({ type: 'disk', folder: '/srv/brands #1? 100%/files' });
  });

  it('are refused all at once, each by name with what was expected and found', () => {
    expect(
      problemsOf({
        PORT: '99999',
        PUBLIC_URL: 'console.example',
        DATABASE_URL: 'mysql://h/d',
        STORAGE_URL: 's3://bucket',
        CLAMD_URL: 'http://h',
        SCANNER: 'maybe',
        LOG_LEVEL: 'loud',
        ACCESS_TOKEN_SECONDS: '-1',
        UPLOAD_LIMIT_MB: '1.5',
        SSO_CLIENT_ID: 'x',
      }),
    ).toEqual([
      "PORT: expected a whole number from 0 to 65535, got '99999'.",
      "CLAMD_URL: expected an address that begins with tcp: or unix:, got 'http://h'.",
      'SSO_ISSUER: expected the address of the issuer, because SSO_CLIENT_ID is set, got nothing.',
      "PUBLIC_URL: expected an address that begins with http: or https:, got 'console.example'.",
      "DATABASE_URL: expected an address that begins with postgres: or postgresql:, got 'mysql://h/d'.",
      "STORAGE_URL: expected file:///folder or s3://key:secret@host:port/bucket?region=…, got 's3://bucket'.",
      "SCANNER: expected one of none, eicar, got 'maybe'.",
      "LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent, got 'loud'.",
      "ACCESS_TOKEN_SECONDS: expected a whole number from 1 to 86400, got '-1'.",
      "UPLOAD_LIMIT_MB: expected a whole number from 1 to 1024, got '1.5'.",
    ]);
  });

  it.each([
    ['CONSOLE_ORIGINS', 'console.example'],
    ['CONSOLE_ORIGINS', 'https://a.example, https://b.example/path'],
    ['SIGN_IN_REDIRECTS', '/redirect'],
    ['SIGN_IN_REDIRECTS', 'https://a.example/redirect, https://b.example/#code'],
    ['SIGN_OUT_REDIRECTS', 'https://user@a.example/'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['FIRST_ADMINISTRATOR', 'nobody'],
    ['METRICS', 'yes'],
    ['METRICS', 'a token with spaces in it'],
    ['STORAGE_URL', 's3://key@host/bucket'],
    ['STORAGE_URL', 's3://key:secret@host/no/bucket'],
    ['STORAGE_URL', 's3://key:secret@host/bucket?endpoint=host:9000'],
    ['STORAGE_URL', 's3://key:secret@host/bucket?forcePathStyle=yes'],
    ['STORAGE_URL', 'ftp://host/folder'],
    ['STORAGE_URL', 'file:relative/files'],
    ['STORAGE_URL', 'file:./files'],
    ['STORAGE_URL', 'file:///100%/files'],
    ['STORAGE_URL', 'file:///a#b/files'],
    ['PLACES_URL', 'nominatim.example'],
    ['MDOR_PROJECTS_URL', 'file:///projects'],
    ['DEPLOY_HOOK_URL', 'ftp://host'],
    ['PREVIEW_URL', 'site.example'],
    ['PREVIEW_URL', 'https://{brand}.example,alp=alp.example'],
    ['PREVIEW_URL', 'http://localhost:4000/preview'],
    ['PREVIEW_URL', 'https://user@site.example'],
  ])('are refused where %s is %j', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected .*, got '`))]);
  });

  it('name further origins, proxies and a mail server', () => {
    expect(
      readConfig({
        PUBLIC_URL: 'https://console.example',
        ...SSO,
        CONSOLE_ORIGINS: 'https://a.example, http://localhost:5173/',
        TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
        MAIL_URL: 'smtp://mail.example',
      }),
    ).toMatchObject({
      consoleOrigins: ['https://a.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      mail: { url: 'smtp://mail.example', from: 'Brand Console <no-reply@console.example>' },
    });
  });

  it("name the addresses that show drafts: a brand's own one before the common one", () => {
    const { previewSites } = readConfig({
      PREVIEW_URL: 'http://{brand}.localhost:81/d?of={brand}, Alp=https://alp.example',
    });
    expect(previewSiteOf(previewSites, 'ALP')).toBe('https://alp.example');
    expect(previewSiteOf(previewSites, 'AVIDA')).toBe('http://avida.localhost:81/d?of=avida');
    expect(plainOriginsOf(previewSites)).toEqual(['http://*.localhost:81']);
    expect(previewSiteOf(readConfig({ PREVIEW_URL: 'alp=https://alp.example' }).previewSites, 'AVIDA')).toBeUndefined();
  });

  it.each([
    [{}, 'loopback'],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, 'loopback'],
    [{ PUBLIC_URL: 'https://console.example', ...SSO }, 'off'],
    [{ PUBLIC_URL: 'https://console.example', METRICS: 'loopback', ...SSO }, 'loopback'],
    [{ METRICS: 'on' }, 'on'],
    [{ METRICS: 'off' }, 'off'],
    [{ METRICS: 'AbCdEf0123456789==' }, { token: 'AbCdEf0123456789==' }],
  ])('with %j open the metrics to %j', (environment, access) => {
    expect(readConfig(environment).metrics).toEqual(access);
  });

  it('name the provider of places and the systems for projects and deployments', () => {
    expect(readConfig({ PLACES: 'google', PLACES_KEY: 'k' }).places).toEqual({
      provider: 'google',
      url: 'https://places.googleapis.com',
      key: 'k',
    });
    const url = 'https://nominatim.example';
    expect(readConfig({ PLACES: 'nominatim', PLACES_URL: url }).places).toEqual({ provider: 'nominatim', url });
    expect(readConfig({ DEPLOY_HOOK_URL: url }).deployHook).toEqual({ url });
    expect(readConfig({ DEPLOY_HOOK_URL: url, DEPLOY_HOOK_SECRET: 's' }).deployHook).toEqual({ url, secret: 's' });
    expect(readConfig({ MDOR_PROJECTS_URL: url }).mdorProjectsUrl).toBe(url);
  });

  it.each([
    [{ PLACES: 'google' }, 'PLACES_KEY: expected a key of the Places API, because PLACES is google, got nothing.'],
    [
      { PLACES: 'nominatim' },
      'PLACES_URL: expected the address of a Nominatim server, because PLACES is nominatim, got nothing.',
    ],
    [{ PLACES: 'map' }, "PLACES: expected one of offline, google, nominatim, got 'map'."],
    [
      { DEPLOY_HOOK_SECRET: 's' },
      'DEPLOY_HOOK_URL: expected an address, because DEPLOY_HOOK_SECRET is set, got nothing.',
    ],
  ])('with %j are refused by name', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });

  it('do not show a password', () => {
    expect(problemsOf({ METRICS: 'hunter2' }).join()).not.toContain('hunter2');
    expect(problemsOf({ STORAGE_URL: 's3://key:hunter2@host/no/bucket' }).join()).not.toContain('hunter2');
    expect(problemsOf({ DATABASE_URL: 'mysql://user:secret@h/d' }).join()).not.toContain('secret');
  });

  it.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://console.example' }, { PUBLIC_URL: 'http://10.0.0.5' }])(
    'with %j, where others may come, need an issuer, or demo accounts knowingly',
    (open) => {
      expect(problemsOf(open)).toEqual([
        expect.stringMatching(/^SSO_ISSUER: expected an issuer, or DEMO_ACCOUNTS=on /),
      ]);
      expect(readConfig({ ...open, ...SSO }).demoAccounts).toBe(false);
      expect(readConfig({ ...open, DEMO_ACCOUNTS: 'on' }).demoAccounts).toBe(true);
    },
  );

  it('name an issuer completely', () => {
    expect(problemsOf({ SSO_ISSUER: 'https://login.example' })).toHaveLength(2);
  });

  it.each([
    ['PUBLIC_URL', 'http://console.example'],
    ['CONSOLE_ORIGINS', 'https://a.example,http://b.example'],
    ['SSO_ISSUER', 'http://login.example'],
    ['STORAGE_URL', 's3://key:secret@minio.example/bucket?endpoint=http://minio.example:9000'],
    ['PLACES_URL', 'http://places.example'],
    ['MDOR_PROJECTS_URL', 'http://projects.example'],
    ['DEPLOY_HOOK_URL', 'http://hook.example'],
    ['PREVIEW_URL', 'http://site.example/draft'],
  ])('in production refuse to send anything in plain text: %s', (name, value) => {
    const production = { NODE_ENV: 'production', ...SSO };
    const problem = /: expected an address that begins with https:, because NODE_ENV is production, got 'http:/;
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(problem)]);
    const local = value.replaceAll('https://a.example,', '').replaceAll(/http:\/\/[a-z.]+/g, 'http://127.0.0.1');
    expect(problemsOf({ ...production, [name]: local })).toEqual([]);
    expect(problemsOf({ ...SSO, [name]: value })).toEqual([]);
  });

  it('in production name the secret key that all nodes of a database have', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://h/d', ...SSO };
    expect(problemsOf(shared)).toEqual([
      'SECRET_KEY: expected a key, or SECRET_KEY_FILE, that all nodes of DATABASE_URL have, got nothing.',
    ]);
    const key = Buffer.alloc(32, 7).toString('base64');
    expect(readConfig({ ...shared, SECRET_KEY: key }).secretKey.value).toBe(key);
    expect(readConfig({ ...shared, SECRET_KEY_FILE: '/run/secrets/key' }).secretKey.file).toBe('/run/secrets/key');
    expect(problemsOf({ SECRET_KEY: 'hunter2' })).toEqual([
      "SECRET_KEY: expected 32 random bytes in base64 (openssl rand -base64 32), got '***'.",
    ]);
  });

  it('accept only known values of NODE_ENV, so that a misspelt one relaxes nothing', () => {
    expect(problemsOf({ NODE_ENV: 'Production' })).toEqual([
      "NODE_ENV: expected one of production, development, test, got 'Production'.",
    ]);
  });
});

describe('a check of all settings', () => {
  it('reports their effect, and names invalid and unknown settings', () => {
    const wrong = { PORT: 'many', PUBLIC_URL: 'https://console.example', DEMO_ACCOUNTS: 'on' };
    const { problems, notes } = checkSettings(wrong, 'DEMO_ACCOUNT=off\nVITE_CLIENT_ID=x\nPORT=many\nCOLOUR=red');
    expect(problems).toEqual([
      "PORT: expected a whole number from 0 to 65535, got 'many'.",
      'COLOUR: there is no such setting.',
      'DEMO_ACCOUNT: there is no such setting; did you mean DEMO_ACCOUNTS?',
    ]);
    expect(notes).toContain('Not production, opened at https://console.example.');
    expect(notes).toContainEqual(expect.stringMatching(/^Demo accounts are on: whoever reaches this address/));
  });

  it('reports no password', () => {
    const secret = 'hunter2';
    const { notes } = checkSettings(
      {
        ...{ DATABASE_URL: `postgres://user:${secret}@database.example/brand`, ...SSO, SSO_CLIENT_SECRET: secret },
        ...{ MAIL_URL: `smtp://user:${secret}@mail.example`, STORAGE_URL: `s3://key:${secret}@minio.example/bucket` },
      },
      undefined,
    );
    expect(notes).toContain('Database: database.example.');
    expect(notes.join()).not.toContain(secret);
  });
});

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8');
  const examples = [...text.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, mark, name = '', value = '']) => {
    return { name, value, isDefault: mark === '' };
  });

  it('names every setting, and no other', () => {
    const asked = new Set<string>();
    readConfig(new Proxy({}, { get: (_none, name) => void asked.add(String(name)) }));
    expect([...new Set(examples.map(({ name }) => name))].sort()).toEqual([...asked].sort());
  });

  it('shows the defaults', () => {
    const defaults = examples.filter(({ isDefault }) => isDefault).map(({ name, value }) => [name, value] as const);
    expect(readConfig(Object.fromEntries(defaults))).toEqual(readConfig({}));
  });
});
