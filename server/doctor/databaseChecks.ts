import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { ImportUnfinished, requireFinishedImport } from '../database/importState';
import type { Config } from '../config';
import { schemaState } from '../database/contract';
import { openWithoutMigrating, type Database } from '../database/database';
import { DataFolderInUse } from '../database/dataFolderLock';
import { EngineFailed } from '../database/engine';
import { programMigrations, appliedMigrations } from '../database/migrate';
import {
  createKeyEncryption,
  KeysUnreadable,
  SecretKeyExposed,
  SecretKeyUnusable,
  type StoredKeyMaterial,
} from '../identity/keyEncryption';
import { codesOf, explainFailure, faultFinding, warningFinding, okFinding, type Advice, type Finding } from './finding';
import type { Machine } from './machine';

/** Checks that the database responds, is usable by the services, and that its clock agrees. Changes nothing. */
export async function examineDatabase(config: Config, machine: Machine): Promise<readonly Finding[]> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined && !existsSync(path.join(dataDir, 'database'))) {
    return [okFinding('database', `The embedded database is made in ${dataDir} at the first start.`)];
  }
  let database: Database | undefined;
  try {
    database = await openWithoutMigrating({ url, dataDir, logger: pino({ level: 'silent' }) });
    return [
      ...(url === undefined ? [okFinding('database', `Embedded, in ${dataDir}.`)] : await examineServer(database)),
      ...(await examineSchema(database)),
      ...(await examineKeys(database, config)),
      ...(url === undefined ? [] : [await examineClock(database, machine)]),
    ];
  } catch (error) {
    if (error instanceof DataFolderInUse) return [await examineRunning(config)];
    return [faultFinding('database', explainDatabase(error))];
  } finally {
    await database?.close();
  }
}

/** An embedded database in use cannot be opened: asks its services instead. */
async function examineRunning({ host, port }: Config): Promise<Finding> {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}/readyz`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    if (status === READY) return okFinding('database', 'The services run on the embedded database, and are ready.');
    return faultFinding('database', {
      says: `The services that run on the embedded database answer ${status} at ${address}.`,
      todo: 'Look into their log, and start them again.',
    });
  } catch {
    return warningFinding('database', {
      says: `Another process works on the data folder, and nothing answers at ${address}.`,
      todo: 'Wait for a command that runs, or compare HOST and PORT with those of the services.',
    });
  }
}

async function examineServer(database: Database): Promise<readonly Finding[]> {
  const [server] = await database.query<ServerState>(SERVER_STATE);
  if (!server) return [];
  const shown = `PostgreSQL ${server.version}, ${server.encoding}, time zone ${server.zone}, ${server.free} connections free.`;
  return [okFinding('database', shown), ...serverFindings(server)];
}

interface ServerState {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly zone: string;
  readonly name: string;
  readonly isReplica: boolean;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  readonly foreignTable: string | null;
  readonly hasTrigrams: boolean;
  readonly randomPageCost: number;
  readonly durable: boolean;
  readonly free: number;
  readonly statementSeconds: number;
}

/** The time zone does not matter: instants are stored, not local times. */
const SERVER_STATE = `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
  current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone, current_database()::text AS name,
  pg_is_in_recovery() AS "isReplica", current_setting('default_transaction_read_only')::boolean AS "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
  (SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE') LIMIT 1) AS "foreignTable",
  EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
  current_setting('random_page_cost')::float8 AS "randomPageCost",
  current_setting('fsync')::boolean AND current_setting('full_page_writes')::boolean
    AND current_setting('synchronous_commit') <> 'off' AS durable,
  (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'))::int AS free,
  (SELECT setting::int / 1000 FROM pg_settings WHERE name = 'statement_timeout') AS "statementSeconds"`;

/** Problems of the server, and settings that will cause some. */
function serverFindings(server: ServerState): readonly Finding[] {
  const { name, version, encoding, foreignTable, randomPageCost, free, statementSeconds } = server;
  const findings = [
    server.number < MIN_SERVER_VERSION &&
      databaseFault(`PostgreSQL ${version} is older than 15, the oldest that is tested.`, 'Upgrade the server.'),
    encoding !== 'UTF8' &&
      databaseFault(
        `The encoding is ${encoding}.`,
        'Make the database anew: createdb --encoding=UTF8 --template=template0 …',
      ),
    server.isReplica &&
      databaseFault('The server is a replica, which takes no saves.', 'Name the primary in DATABASE_URL.'),
    server.isReadOnly &&
      databaseFault('Transactions are read-only by default.', 'ALTER DATABASE … RESET default_transaction_read_only'),
    !server.mayCreate &&
      databaseFault('The user may not make tables.', `ALTER DATABASE ${name} OWNER TO the user of DATABASE_URL`),
    foreignTable !== null &&
      databaseFault(
        `The table ${foreignTable} belongs to another user: migrations will fail.`,
        'REASSIGN OWNED BY that user TO this one.',
      ),
    !server.hasTrigrams &&
      databaseWarning(
        'pg_trgm is not installed: searches read every row.',
        'CREATE EXTENSION pg_trgm as its administrator, before the first start.',
      ),
    randomPageCost > MAX_RANDOM_PAGE_COST &&
      databaseWarning(
        `random_page_cost is ${randomPageCost}: searches do not use their index.`,
        `ALTER DATABASE ${name} SET random_page_cost = 1.1`,
      ),
    !server.durable &&
      databaseWarning(
        'What was saved last may be lost when the power fails.',
        'Set fsync, full_page_writes and synchronous_commit to on.',
      ),
    free < CONNECTIONS_OF_NODE &&
      databaseWarning(
        `${free} connections are free; a node takes ${CONNECTIONS_OF_NODE}.`,
        'Raise max_connections, or put a pooler in front.',
      ),
    statementSeconds > 0 &&
      statementSeconds < MIN_STATEMENT_TIMEOUT_SECONDS &&
      databaseWarning(
        `Statements end after ${statementSeconds} s, so migrations may not.`,
        `ALTER DATABASE ${name} RESET statement_timeout`,
      ),
  ];
  return findings.filter((finding) => finding !== false);
}

async function examineSchema(database: Database): Promise<readonly Finding[]> {
  const [applied, own] = await Promise.all([appliedMigrations(database), programMigrations()]);
  const known = new Map(own.map(({ name, checksum }) => [name, checksum]));
  const unknown = applied.find(({ name, isRequired }) => isRequired && !known.has(name));
  if (unknown) {
    return [
      databaseFault(
        `A newer version has changed the database (${unknown.name}).`,
        'Start that version or a newer one.',
      ),
    ];
  }
  const changed = applied.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum);
  if (changed)
    return [
      databaseFault(`The migration ${changed.name} is not the one that was applied.`, 'Install this version anew.'),
    ];
  try {
    await requireFinishedImport(database);
  } catch (error) {
    if (!(error instanceof ImportUnfinished)) throw error;
    return [databaseFault('An import into it was not finished.', 'npm run data -- import, with the same archive.')];
  }
  const { pending, pendingContractions } = await schemaState(database);
  if (pending.length > 0)
    return [okFinding('database', `${pending.length} migrations are to come; the next start applies them.`)];
  return [
    ...pendingContractions.map((name) => okFinding('database', `${name} waits: npm run migrations -- --contract`)),
    ...applied.flatMap(({ name }) =>
      known.has(name) ? [] : [okFinding('database', `A newer version has added ${name}; this version serves it.`)],
    ),
  ];
}

async function examineKeys(database: Database, { secretKey }: Config): Promise<readonly Finding[]> {
  // Opening would create the file.
  if (secretKey.value === undefined && !existsSync(secretKey.file)) return [];
  const [table] = await database.query<{ found: boolean }>(`SELECT to_regclass('signing_key') IS NOT NULL AS found`);
  if (!table?.found) return [];
  const stored = await database.query<{ material: StoredKeyMaterial }>('SELECT material FROM signing_key');
  try {
    const encryption = createKeyEncryption(secretKey);
    for (const { material } of stored) await encryption.decrypt(material);
    return [];
  } catch (error) {
    // Reported by the check of the file.
    if (error instanceof SecretKeyExposed || error instanceof SecretKeyUnusable) return [];
    if (!(error instanceof KeysUnreadable)) throw error;
    return [
      faultFinding('secret key', {
        says: 'The keys in the database were encrypted with another SECRET_KEY.',
        todo: 'Set that one, or as SECRET_KEY_FORMER; where it is lost: npm run rotate-keys -- --all',
      }),
    ];
  }
}

async function examineClock(database: Database, { now }: Machine): Promise<Finding> {
  const before = now().getTime();
  const [row] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const after = now().getTime();
  const seconds = Math.abs((row?.now.getTime() ?? 0) - (before + after) / 2) / 1000;
  const says = `This machine and the database are ${seconds.toFixed(1)} s apart.`;
  if (seconds > FAULT_SECONDS)
    return faultFinding('clock', { says, todo: 'Set both by NTP: tokens and leases depend on them.' });
  if (seconds > WARNING_SECONDS) return warningFinding('clock', { says, todo: 'Set both by NTP.' });
  return okFinding('clock', says);
}

function explainDatabase(error: unknown): Advice {
  if (error instanceof EngineFailed) return { says: error.summary, todo: ENGINE_FAILED };
  const known = SQL_STATES.find(([state]) => codesOf(error).includes(state));
  if (!known) return explainFailure(error, 'The database');
  return { says: known[1], todo: known[2] };
}

function databaseFault(says: string, todo: string): Finding {
  return faultFinding('database', { says, todo });
}

function databaseWarning(says: string, todo: string): Finding {
  return warningFinding('database', { says, todo });
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
const MIN_SERVER_VERSION = 150_000;
const MAX_RANDOM_PAGE_COST = 2;
const CONNECTIONS_OF_NODE = 10;
const MIN_STATEMENT_TIMEOUT_SECONDS = 60;
const WARNING_SECONDS = 2;
const FAULT_SECONDS = 30;
const READY = 200;
const TIMEOUT_MILLISECONDS = 5_000;
