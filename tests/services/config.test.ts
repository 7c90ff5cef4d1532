import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config';

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
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      storageUrl: `file://${path.resolve('data/files')}`,
      clamdUrl: undefined,
      scanner: 'eicar',
      sso: undefined,
      demoAccounts: true,
      seed: 'demo',
      logLevel: 'info',
      accessTokenSeconds: 900,
      refreshTokenSeconds: 28_800,
      clientId: 'brand-console',
      clientSecret: 'brand-console-public',
      uploadLimitMb: 49,
      production: false,
    });
  });

  it('follow from each other', () => {
    expect(readConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
    expect(readConfig({ PUBLIC_URL: 'https://console.example/' }).publicUrl).toBe('https://console.example');
    expect(readConfig({ CLAMD_URL: 'unix:/run/clamd.sock' }).scanner).toBe('none');
    expect(readConfig({ DEMO_ACCOUNTS: 'off' })).toMatchObject({ scanner: 'none', seed: 'none' });
    expect(readConfig({ DATABASE_URL: 'postgres://h/d' }).seed).toBe('none');
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', SEED: 'demo' }).seed).toBe('demo');
    expect(readConfig({ PORT: '' }).port).toBe(4000);
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
      "STORAGE_URL: expected a file: address (S3 storage is not available yet), got 's3://bucket'.",
      "SCANNER: expected one of none, eicar, got 'maybe'.",
      "LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent, got 'loud'.",
      "ACCESS_TOKEN_SECONDS: expected a whole number from 1 to 86400, got '-1'.",
      "UPLOAD_LIMIT_MB: expected a whole number from 1 to 1024, got '1.5'.",
    ]);
  });

  it('do not show a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://user:secret@h/d' }).join()).not.toContain('secret');
  });

  it('in production need an issuer, or demo accounts knowingly', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'on' })).toEqual([]);
    const sso = { SSO_ISSUER: 'https://login.example', SSO_CLIENT_ID: 'a', SSO_CLIENT_SECRET: 'b' };
    expect(problemsOf({ NODE_ENV: 'production', ...sso })).toEqual([]);
    expect(problemsOf({ SSO_ISSUER: 'https://login.example' })).toHaveLength(2);
  });
});
