import { existsSync, readFileSync } from 'node:fs';
import type { App } from './app';
import { checkSettings, DEMO_ACCOUNTS_ARE_ON } from './checkSettings';
import { readArguments, UsageWrong } from './commandLine';
import { ConfigError, readConfig, type Config } from './config';
import { keepHeapSmall } from './heap';
import { messageForOperator } from './errors';
import { installDefinitions } from './installed/install';
import { readFolder } from './installed/readFolder';
import { createLogger } from './logger';
import { terminalLog } from './terminalLog';

/**
 * The entry of the process: reads the settings, starts listening, and stops gracefully on SIGTERM and SIGINT.
 * `--dev` serves the console from its sources; `--check` only says what the settings come to, and what is wrong with them.
 */
async function main(): Promise<void> {
  const given = commandLine();
  if (given === undefined) return;
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  if (given.check) {
    await reportSettings();
    return;
  }
  const config = settings();
  if (config === undefined) return;
  const logger = createLogger(config, process.stdout.isTTY ? await terminalLog() : undefined);
  let running: App | undefined;

  async function stop(reason: string, exitCode: number): Promise<void> {
    logger.info({ reason }, 'stopping');
    const late = setTimeout(() => {
      logger.error('requests did not finish in time');
      process.exit(1);
    }, STOP_MILLISECONDS);
    late.unref();
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

  keepHeapSmall();
  try {
    await installDefinitions(config);
    const { createApp } = await import('./app');
    running = await createApp(config, {
      logger,
      development: given.dev,
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
  const faulty = schemasDir === undefined ? undefined : await problemOf(schemasDir);
  for (const problem of [...problems, ...(faulty === undefined ? [] : [faulty])]) console.error(problem);
  if (problems.length > 0 || faulty !== undefined) process.exitCode = 1;
  else console.log('The settings are usable. What they lead to: npm run doctor');
}

/** What the process was told to do; undefined where it is said how to do so. */
function commandLine(): { readonly check: boolean; readonly dev: boolean } | undefined {
  const off = { type: 'boolean', default: false } as const;
  try {
    return readArguments({ usage: USAGE, options: { check: off, dev: off } })?.values;
  } catch (error) {
    if (!(error instanceof UsageWrong)) throw error;
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

/** What is wrong with the definitions of a folder. */
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
const STOP_MILLISECONDS = 10_000;

await main();
