import { parseEnv } from 'node:util';
import { suggestionFor } from '../src/definition/problem';
import { inspectSettings, type Config, type Environment } from './config';
import { storageSettings } from './files/storageSettings';

/** The result of checking all settings. */
export interface SettingsReport {
  /** A sentence for each invalid or unknown setting. */
  readonly problems: readonly string[];
  /** The effective settings, a sentence each, without secrets. */
  readonly notes: readonly string[];
  /** The folder with definitions, which is not checked here. */
  readonly schemasDir: string | undefined;
}

/**
 * Checks all settings without starting anything.
 * @param environment of the process, including the variables of the file
 * @param file the text of `.env`, if any: only there are unknown names mistakes and not variables of other programs
 */
export function checkSettings(environment: Environment, file: string | undefined): SettingsReport {
  const { config, problems, names } = inspectSettings(environment);
  const known = [...names];
  const unknownNames = Object.keys(parseEnv(file ?? '')).filter(
    (name) => !names.has(name) && !name.startsWith('VITE_'),
  );
  const unknownSettings = unknownNames.toSorted().map((name) => {
    const { suggestion } = suggestionFor(name, known);
    return `${name}: there is no such setting${suggestion ? `; did you mean ${suggestion}?` : '.'}`;
  });
  return { problems: [...problems, ...unknownSettings], notes: notesOf(config), schemasDir: config.schemasDir };
}

function notesOf(config: Config): readonly string[] {
  const { databaseUrl, schemasDir, clamdUrl, scanner, sso, mail } = config;
  return [
    `${config.production ? 'Production' : 'Not production'}, opened at ${config.publicUrl}.`,
    `Database: ${databaseUrl ? new URL(databaseUrl).host : `embedded, in ${config.dataDir}`}.`,
    ...(schemasDir === undefined ? [] : [`Definitions beside those of the build: ${schemasDir}.`]),
    `Uploads: ${storageSettings(config.storageUrl)?.type === 'disk' ? 'a folder' : 'a bucket'}.`,
    `Scanner: ${clamdUrl ?? (scanner === 'eicar' ? 'none that protects; it knows the EICAR test file alone' : 'none, uploads are not scanned')}.`,
    `Sign-in: ${sso ? sso.issuer : 'the embedded provider'}.`,
    ...(config.demoAccounts ? [DEMO_ACCOUNTS_ARE_ON] : []),
    `Mail: ${mail ? `from ${mail.from}` : 'stays in the outbox'}.`,
    `Deployments: ${config.deployHook ? 'call a hook' : 'are recorded only'}.`,
  ];
}

/** Also logged at every start. */
export const DEMO_ACCOUNTS_ARE_ON =
  'Demo accounts are on: whoever reaches this address signs in without a password, as an administrator as well.';
