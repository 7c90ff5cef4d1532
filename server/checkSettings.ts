import { parseEnv } from 'node:util';
import { suggestionFor } from '../src/definition/problem';
import { inspectSettings, type Config, type Environment } from './config';
import { storageSettings } from './files/storageSettings';

/** What a look at all settings found. */
export interface SettingsReport {
  /** A sentence for each setting that is wrong, or that nobody knows. */
  readonly problems: readonly string[];
  /** What the settings come to, a sentence each; nothing of a secret. */
  readonly notes: readonly string[];
  /** The folder with definitions, which is not looked into here. */
  readonly schemasDir: string | undefined;
}

/**
 * Looks at the settings as a whole, without starting anything.
 * @param environment of the process, with what the file says
 * @param file the text of `.env`, where there is one: only there a name that is no setting can be told from what is meant for others
 */
export function checkSettings(environment: Environment, file: string | undefined): SettingsReport {
  const { config, problems, names } = inspectSettings(environment);
  const known = [...names];
  const strangers = Object.keys(parseEnv(file ?? '')).filter((name) => !names.has(name) && !name.startsWith('VITE_'));
  const unknown = strangers.toSorted().map((name) => {
    const { suggestion } = suggestionFor(name, known);
    return `${name}: there is no such setting${suggestion ? `; did you mean ${suggestion}?` : '.'}`;
  });
  return { problems: [...problems, ...unknown], notes: notesOf(config), schemasDir: config.schemasDir };
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

/** Said at every start, too. */
export const DEMO_ACCOUNTS_ARE_ON =
  'Demo accounts are on: whoever reaches this address signs in without a password, as an administrator as well.';
