import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseUnreachable } from '../errors';
import { createPreparedStatements, isLostPlanError, type PreparedStatements } from './preparedStatements';
import type { Database, Queryable, Statement } from './queryable';

export interface PoolOptions {
  readonly connection: pg.PoolConfig;
  readonly connections: number;
  /**
   * Timeout of a statement, after which the connection counts as broken. Absent: no timeout.
   * `query_timeout` in a connection string has precedence.
   */
  readonly statementMilliseconds?: number;
  /** The statement that begins transactions. */
  readonly begin?: string;
  /** The first statement of each connection. Its failure is ignored: those of a broken connection fail all. */
  readonly initStatement?: string;
  /** Called when the engine reports a PANIC. */
  readonly onPanic?: (error: Error) => void;
  /** Names the database in errors, without secrets. */
  readonly target: string;
  readonly logger: Logger;
}

/** A pg pool behind the Database interface. Connections are opened lazily. */
export function openPool(options: PoolOptions): Omit<Database, 'engine'> {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(options.statementMilliseconds && { query_timeout: options.statementMilliseconds }),
    keepAlive: true,
  });
  const { initStatement } = options;
  if (initStatement !== undefined) {
    pool.on('connect', (client) => {
      client.query(initStatement).catch(() => undefined);
    });
  }
  const preparing = createPreparedStatements(options.logger);
  pool.on('error', (error) => {
    // While the pool is closing, a broken connection does not matter.
    if (!pool.ending) options.logger.warn({ err: error }, 'an idle database connection broke');
  });

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      throw new DatabaseUnreachable({ cause, target: options.target });
    }
  }

  /** Runs the work on one connection; a broken connection is not returned to the pool. */
  async function withClient<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await connect();
    let broken: Error | undefined;
    let lost: Error | undefined;
    function onError(error: Error): void {
      broken = error;
    }
    client.on('error', onError);
    const connection: Connection = {
      async run(sql, parameters) {
        try {
          return await (parameters ? client.query(sql, [...parameters]) : client.query(sql));
        } catch (error) {
          if (isConnectionError(error)) lost = error;
          throw error;
        }
      },
      isLost: () => lost !== undefined,
    };
    try {
      return await work(connection);
    } catch (error) {
      // Not the caught error: the work may have wrapped it, and its other errors, such as a full disk, do not concern the connection.
      if (!lost) throw error;
      if (isPanic(lost)) options.onPanic?.(lost);
      throw new DatabaseUnreachable({ cause: lost, target: options.target });
    } finally {
      client.off('error', onError);
      client.release(broken ?? lost);
    }
  }

  return {
    query: <Row>(sql: Statement, parameters?: readonly unknown[]) =>
      preparing.retryOnce(() =>
        withClient((connection) => rowsOf<Row>(connection, preparing.toQuery(sql), parameters)),
      ),
    transaction: (work) =>
      retryDeadlocks(preparing, () =>
        withClient((connection) => transactionOn(connection, { begin: options.begin ?? 'BEGIN', preparing, work })),
      ),
    close: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** A connection checked out from the pool. */
interface Connection {
  run(sql: string | pg.QueryConfig, parameters?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Whether one of its statements failed with a connection error. */
  isLost(): boolean;
}

async function rowsOf<Row>(
  { run }: Connection,
  sql: string | pg.QueryConfig,
  parameters: readonly unknown[] | undefined,
): Promise<Row[]> {
  const { rows } = await run(sql, parameters);
  return rows as Row[];
}

async function transactionOn<T>(
  connection: Connection,
  options: {
    readonly begin: string;
    readonly preparing: PreparedStatements;
    readonly work: (transaction: Queryable) => Promise<T>;
  },
): Promise<T> {
  const { begin, preparing, work } = options;
  await connection.run(begin);
  try {
    const result = await work({
      query: <Row>(sql: Statement, parameters?: readonly unknown[]) =>
        rowsOf<Row>(connection, preparing.toQuery(sql), parameters),
    });
    const { command } = await connection.run('COMMIT');
    // PostgreSQL responds with ROLLBACK instead of an error if a statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back because one of its statements failed.');
    return result;
  } catch (error) {
    // On a lost connection there is nothing to roll back.
    if (!connection.isLost()) await connection.run('ROLLBACK');
    throw error;
  }
}

async function retryDeadlocks<T>(preparing: PreparedStatements, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      preparing.handleError(error);
      if (round >= TRANSACTION_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** Whether the transaction usually succeeds when retried (deadlock, serialization failure, lost plan). */
export function isRetryable(error: unknown): boolean {
  return isLostPlanError(error) || RETRIED_STATES.has(sqlState(error) ?? '');
}

function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** After a panic a server closes all connections; the embedded engine stops working. */
function isPanic(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'PANIC';
}

function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (isPanic(error)) return true;
  const state = sqlState(error);
  // Class 08 is "connection exception"; 57P01 to 57P03 are a server that is shutting down or starting, 25P03 a connection closed
  // because of an idle transaction, 25006 a read-only replica: the next connection may reach another server.
  if (state !== undefined) return state.startsWith('08') || /^(57P0[123]|25P03|25006)$/.test(state);
  const code = (error as NodeJS.ErrnoException).code;
  return (
    (code !== undefined && CONNECTION_CODE.test(code)) ||
    /^(Connection terminated|Client has encountered|Query read timeout)/.test(error.message)
  );
}

/**
 * Codes of the system, such as ECONNRESET, and those that Node.js gives to errors of streams, sockets and TLS. Its other errors, such as
 * ERR_OUT_OF_RANGE, are about the parameters of a statement.
 */
const CONNECTION_CODE = /^(E(?!RR_)|ERR_(STREAM|SOCKET|SSL|TLS)_)/;

const CONNECT_MILLISECONDS = 10_000;
const TRANSACTION_ATTEMPTS = 3;
const RETRIED_STATES: ReadonlySet<string> = new Set(['40P01', '40001']);
