import { existsSync, readFileSync } from 'node:fs';
import type { App } from './app';
import { checkSettings, DEMO_ACCOUNTS_ARE_ON } from './checkSettings';
import { readArguments, UsageError } from './commandLine';
import { ConfigError, readConfig, type Config } from './config';
import { limitHeapGrowth } from './heap';
import { messageForOperator } from './errors';
import { installDefinitions } from './installed/install';
import { readFolder } from './installed/readFolder';
import { createLogger } from './logger';
import { terminalLog } from './terminalLog';

/**
 * The entry point of the process: reads the settings, starts listening, and stops gracefully on SIGTERM and SIGINT.
 * `--dev` serves the console from its sources; `--check` only prints the effective settings and their problems.
 */
async function main(): Promise<void> {
  const options = commandLine();
  if (options === undefined) return;
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  if (options.check) {
    await reportSettings();
    return;
  }
  const config = settings();
  if (config === undefined) return;
  const logger = createLogger(config, process.stdout.isTTY ? await terminalLog() : undefined);
  let running: App | undefined;

  async function stop(reason: string, exitCode: number): Promise<void> {
    logger.info({ reason }, 'stopping');
    const timeout = setTimeout(() => {
      logger.error('requests did not finish in time');
      process.exit(1);
    }, STOP_TIMEOUT_MILLISECONDS);
    timeout.unref();
    await running?.close();
    process.exit(exitCode);
  }

  let stopping = false;
  function stopOnce(reason: string, exitCode: number): void {
    if (stopping) return;
    stopping = true;
    stop(reason, exitCode).catch((error: unknown) => {
      logger.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  }
  process.on('SIGTERM', () => stopOnce('SIGTERM', 0));
  process.on('SIGINT', () => stopOnce('SIGINT', 0));

  limitHeapGrowth();
  try {
    await installDefinitions(config);
    const { createApp } = await import('./app');
    running = await createApp(config, {
      logger,
      development: options.dev,
      onFailure: (error) => {
        logger.fatal({ err: error }, error.message);
        stopOnce('the embedded database failed', 1);
      },
    });
    await running.app.listen({ port: config.port, host: config.host });
    if (config.demoAccounts) logger.warn({ url: config.publicUrl }, DEMO_ACCOUNTS_ARE_ON);
    logger.info({ url: config.publicUrl, engine: running.services.database.engine }, 'ready');
  } catch (error) {
    logger.fatal({ err: error }, 'the start failed');
    console.error(messageOf(error));
    await running?.close();
    process.exit(1);
  }
}

async function reportSettings(): Promise<void> {
  const file = existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, 'utf8') : undefined;
  const { problems, notes, schemasDir } = checkSettings(process.env, file);
  for (const note of notes) console.log(note);
  const definitionsProblem = schemasDir === undefined ? undefined : await problemOf(schemasDir);
  for (const problem of [...problems, ...(definitionsProblem === undefined ? [] : [definitionsProblem])])
    console.error(problem);
  if (problems.length > 0 || definitionsProblem !== undefined) process.exitCode = 1;
  else console.log('The settings are usable. What they lead to: npm run doctor');
}

/** The options of the process; undefined after the usage or an error was printed. */
function commandLine(): { readonly check: boolean; readonly dev: boolean } | undefined {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return readArguments({ usage: USAGE, options: { check: flag, dev: flag } })?.values;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

function settings(): Config | undefined {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

/** The problem with the definitions of a folder, if any. */
async function problemOf(schemasDir: string): Promise<string | undefined> {
  try {
    await readFolder(schemasDir);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? messageForOperator(error) : String(error);
}

const USAGE = `npm start              starts the console and its services
npm start -- --check   looks at the settings, and starts nothing`;
const SETTINGS_FILE = '.env';
const STOP_TIMEOUT_MILLISECONDS = 10_000;

await main();
