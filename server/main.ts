import { existsSync, readFileSync } from 'node:fs';
import { createApp, type App } from './app';
import { checkSettings, DEMO_ACCOUNTS_ARE_ON } from './checkSettings';
import { ConfigError, readConfig, type Config } from './config';
import { createLogger } from './logger';

/**
 * The entry of the process: reads the settings, starts listening, and stops gracefully on SIGTERM and SIGINT.
 * `--dev` serves the console from its sources; `--check` only says what the settings come to, and what is wrong with them.
 */
async function main(): Promise<void> {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  if (process.argv.includes('--check')) {
    reportSettings();
    return;
  }
  const config = settings();
  if (config === undefined) return;
  const logger = createLogger(config);
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

  try {
    running = await createApp(config, {
      logger,
      development: process.argv.includes('--dev'),
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
    console.error(error instanceof Error ? error.message : error);
    await running?.close();
    process.exit(1);
  }
}

function reportSettings(): void {
  const file = existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, 'utf8') : undefined;
  const { problems, notes } = checkSettings(process.env, file);
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The settings are usable.');
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

const SETTINGS_FILE = '.env';
const STOP_MILLISECONDS = 10_000;

await main();
