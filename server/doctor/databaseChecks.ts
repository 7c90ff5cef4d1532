import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { ImportUnfinished, requireFinishedImport } from '../archive/importState';
import type { Config } from '../config';
import { schemaState } from '../database/contract';
import { openForWork, type Database } from '../database/database';
import { DataFolderInUse } from '../database/dataFolderLock';
import { EngineFailed } from '../database/engine';
import { ownMigrations, seenMigrations } from '../database/migrate';
import { openKeyBox, KeysUnreadable, SecretKeyExposed, type StoredMaterial } from '../identity/keyBox';
import { codesOf, explainFailure, fault, warning, well, type Advice, type Finding } from './finding';
import type { Machine } from './machine';

/** The database: whether it answers, is one that the services can work with, and shows the same time. Changes nothing. */
export async function examineDatabase(config: Config, machine: Machine): Promise<readonly Finding[]> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined && !existsSync(path.join(dataDir, 'database'))) {
    return [well('database', `The embedded database is made in ${dataDir} at the first start.`)];
  }
  let database: Database | undefined;
  try {
    database = await openForWork({ url, dataDir, logger: pino({ level: 'silent' }) });
    return [
      ...(url === undefined ? [well('database', `Embedded, in ${dataDir}.`)] : await examineServer(database)),
      ...(await examineSchema(database)),
      ...(await examineKeys(database, config)),
      ...(url === undefined ? [] : [await examineClock(database, machine)]),
    ];
  } catch (error) {
    if (error instanceof DataFolderInUse) return [await examineRunning(config)];
    return [fault('database', explainDatabase(error))];
  } finally {
    await database?.close();
  }
}

/** An embedded database has one user: what can be said of it is what its services say. */
async function examineRunning({ host, port }: Config): Promise<Finding> {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}/readyz`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    if (status === READY) return well('database', 'The services run on the embedded database, and are ready.');
    return fault('database', {
      says: `The services that run on the embedded database answer ${status} at ${address}.`,
      todo: 'Look into their log, and start them again.',
    });
  } catch {
    return warning('database', {
      says: `Another process works on the data folder, and nothing answers at ${address}.`,
      todo: 'Wait for a command that runs, or compare HOST and PORT with those of the services.',
    });
  }
}

async function examineServer(database: Database): Promise<readonly Finding[]> {
  const [server] = await database.query<ServerFacts>(SERVER_FACTS);
  if (!server) return [];
  const shown = `PostgreSQL ${server.version}, ${server.encoding}, time zone ${server.zone}, ${server.free} connections free.`;
  return [well('database', shown), ...serverFindings(server)];
}

interface ServerFacts {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly zone: string;
  readonly name: string;
  readonly isReplica: boolean;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  readonly foreign: string | null;
  readonly hasTrigrams: boolean;
  readonly randomPageCost: number;
  readonly durable: boolean;
  readonly free: number;
  readonly statementSeconds: number;
}

/** Any time zone will do: moments are kept, not clock times. */
const SERVER_FACTS = `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
  current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone, current_database()::text AS name,
  pg_is_in_recovery() AS "isReplica", current_setting('default_transaction_read_only')::boolean AS "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
  (SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE') LIMIT 1) AS foreign,
  EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
  current_setting('random_page_cost')::float8 AS "randomPageCost",
  current_setting('fsync')::boolean AND current_setting('full_page_writes')::boolean
    AND current_setting('synchronous_commit') <> 'off' AS durable,
  (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'))::int AS free,
  (SELECT setting::int / 1000 FROM pg_settings WHERE name = 'statement_timeout') AS "statementSeconds"`;

/** What is wrong with the server, or will cost something one day. */
function serverFindings(server: ServerFacts): readonly Finding[] {
  const { name, version, encoding, foreign, randomPageCost, free, statementSeconds } = server;
  const findings = [
    server.number < OLDEST_SERVER &&
      faulty(`PostgreSQL ${version} is older than 15, the oldest that is tested.`, 'Upgrade the server.'),
    encoding !== 'UTF8' &&
      faulty(`The encoding is ${encoding}.`, 'Make the database anew: createdb --encoding=UTF8 --template=template0 …'),
    server.isReplica && faulty('The server is a replica, which takes no saves.', 'Name the primary in DATABASE_URL.'),
    server.isReadOnly &&
      faulty('Transactions are read-only by default.', 'ALTER DATABASE … RESET default_transaction_read_only'),
    !server.mayCreate &&
      faulty('The user may not make tables.', `ALTER DATABASE ${name} OWNER TO the user of DATABASE_URL`),
    foreign !== null &&
      faulty(
        `The table ${foreign} belongs to another user: migrations will fail.`,
        'REASSIGN OWNED BY that user TO this one.',
      ),
    !server.hasTrigrams &&
      unwise(
        'pg_trgm is not installed: searches read every row.',
        'CREATE EXTENSION pg_trgm as its administrator, before the first start.',
      ),
    randomPageCost > DEAREST_PAGE &&
      unwise(
        `random_page_cost is ${randomPageCost}: searches do not use their index.`,
        `ALTER DATABASE ${name} SET random_page_cost = 1.1`,
      ),
    !server.durable &&
      unwise(
        'What was saved last may be lost when the power fails.',
        'Set fsync, full_page_writes and synchronous_commit to on.',
      ),
    free < CONNECTIONS_OF_NODE &&
      unwise(
        `${free} connections are free; a node takes ${CONNECTIONS_OF_NODE}.`,
        'Raise max_connections, or put a pooler in front.',
      ),
    statementSeconds > 0 &&
      statementSeconds < LONGEST_STATEMENT_SECONDS &&
      unwise(
        `Statements end after ${statementSeconds} s, so migrations may not.`,
        `ALTER DATABASE ${name} RESET statement_timeout`,
      ),
  ];
  return findings.filter((finding) => finding !== false);
}

async function examineSchema(database: Database): Promise<readonly Finding[]> {
  const [seen, own] = await Promise.all([seenMigrations(database), ownMigrations()]);
  const known = new Map(own.map(({ name, checksum }) => [name, checksum]));
  const strange = seen.find(({ name, isRequired }) => isRequired && !known.has(name));
  if (strange) {
    return [
      faulty(`A newer version has changed the database (${strange.name}).`, 'Start that version or a newer one.'),
    ];
  }
  const changed = seen.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum);
  if (changed)
    return [faulty(`The migration ${changed.name} is not the one that was applied.`, 'Install this version anew.')];
  const { toCome, waiting } = await schemaState(database);
  if (toCome.length > 0)
    return [well('database', `${toCome.length} migrations are to come; the next start applies them.`)];
  const ahead = seen.filter(({ name }) => !known.has(name));
  const served = ahead.map(({ name }) =>
    well('database', `A newer version has added ${name}; this version serves it.`),
  );
  try {
    await requireFinishedImport(database);
    return [...waiting.map((name) => well('database', `${name} waits: npm run migrations -- --contract`)), ...served];
  } catch (error) {
    if (!(error instanceof ImportUnfinished)) throw error;
    return [faulty('An import into it was not finished.', 'npm run data -- import, with the same archive.')];
  }
}

async function examineKeys(database: Database, { secretKey }: Config): Promise<readonly Finding[]> {
  // The box would make the file.
  if (secretKey.value === undefined && !existsSync(secretKey.file)) return [];
  const [table] = await database.query<{ found: boolean }>(`SELECT to_regclass('signing_key') IS NOT NULL AS found`);
  if (!table?.found) return [];
  const stored = await database.query<{ material: StoredMaterial }>('SELECT material FROM signing_key');
  try {
    const box = openKeyBox(secretKey);
    for (const { material } of stored) await box.open(material);
    return [];
  } catch (error) {
    // Told with the file.
    if (error instanceof SecretKeyExposed) return [];
    if (!(error instanceof KeysUnreadable)) throw error;
    return [
      fault('secret key', {
        says: 'The keys in the database were encrypted with another SECRET_KEY.',
        todo: 'Set that one, or as SECRET_KEY_FORMER; where it is lost: npm run rotate-keys -- --all',
      }),
    ];
  }
}

async function examineClock(database: Database, { now }: Machine): Promise<Finding> {
  const asked = now().getTime();
  const [row] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const answered = now().getTime();
  const seconds = Math.abs((row?.now.getTime() ?? 0) - (asked + answered) / 2) / 1000;
  const says = `This machine and the database are ${seconds.toFixed(1)} s apart.`;
  if (seconds > WRONG_SECONDS)
    return fault('clock', { says, todo: 'Set both by NTP: tokens and leases depend on them.' });
  if (seconds > UNSET_SECONDS) return warning('clock', { says, todo: 'Set both by NTP.' });
  return well('clock', says);
}

function explainDatabase(error: unknown): Advice {
  if (error instanceof EngineFailed) return { says: error.says, todo: ENGINE_FAILED };
  const known = SQL_STATES.find(([state]) => codesOf(error).includes(state));
  if (!known) return explainFailure(error, 'The database');
  return { says: known[1], todo: known[2] };
}

function faulty(says: string, todo: string): Finding {
  return fault('database', { says, todo });
}

function unwise(says: string, todo: string): Finding {
  return warning('database', { says, todo });
}

const ENGINE_FAILED =
  'Make room on the disk, and chown all in that folder to the user of the services. Where both is so it is damaged: npm run data -- restore, into a new DATA_DIR.';
const SQL_STATES: readonly (readonly [state: string, says: string, todo: string])[] = [
  ['28P01', 'The database refuses the password.', 'Correct user and password of DATABASE_URL.'],
  ['28000', 'The database does not let this user in.', 'Look at pg_hba.conf, and whether the role may log in.'],
  [
    '3D000',
    'There is no such database.',
    'createdb --encoding=UTF8 --template=template0, with the name in DATABASE_URL.',
  ],
  ['53300', 'The server has no connection left.', 'Raise max_connections, or put a pooler in front.'],
  ['42501', 'The user lacks a right.', 'Make the user of DATABASE_URL the owner of the database.'],
];
const OLDEST_SERVER = 150_000;
const DEAREST_PAGE = 2;
const CONNECTIONS_OF_NODE = 10;
const LONGEST_STATEMENT_SECONDS = 60;
const UNSET_SECONDS = 2;
const WRONG_SECONDS = 30;
const READY = 200;
const PATIENCE_MILLISECONDS = 5_000;
