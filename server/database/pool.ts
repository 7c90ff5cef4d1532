import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseUnreachable } from '../errors';
import { createPreparing, isLostPlan, type Preparing } from './preparing';
import type { Database, Queryable, Statement } from './queryable';

export interface PoolOptions {
  readonly connection: pg.PoolConfig;
  readonly connections: number;
  /**
   * How long a statement may take; after that the connection counts as broken. Absent: as long as it takes.
   * `query_timeout` in a connection string has precedence.
   */
  readonly statementMilliseconds?: number;
  /** What a transaction begins with. */
  readonly begin?: string;
  /** What a connection begins with. */
  readonly greeting?: string;
  /** Called when the engine says that it can never go on. */
  readonly onPanic?: (error: Error) => void;
  /** Names the database in errors, without secrets. */
  readonly target: string;
  readonly logger: Logger;
}

/** The pg pool behind the Database interface. Connections are made when first needed. */
export function openPool(options: PoolOptions): Omit<Database, 'engine'> {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(options.statementMilliseconds && { query_timeout: options.statementMilliseconds }),
    keepAlive: true,
  });
  const { greeting } = options;
  if (greeting !== undefined) {
    pool.on('connect', (client) => {
      // A connection that does not answer this answers nothing else either.
      client.query(greeting).catch(() => undefined);
    });
  }
  const preparing = createPreparing(options.logger);
  pool.on('error', (error) => {
    // A connection that is being closed may break, and nobody needs it any more.
    if (!pool.ending) options.logger.warn({ err: error }, 'an idle database connection broke');
  });

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      throw new DatabaseUnreachable({ cause, target: options.target });
    }
  }

  /** Runs the work on one connection; a connection that broke meanwhile does not go back to the pool. */
  async function withClient<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await connect();
    let broken: Error | undefined;
    let lost: Error | undefined;
    function onError(error: Error): void {
      broken = error;
    }
    client.on('error', onError);
    const connection: Connection = {
      async ask(sql, parameters) {
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
      // The work may have made another error of it; what it met elsewhere, as a full disk, says nothing of the connection.
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
      preparing.again(() => withClient((connection) => rowsOf<Row>(connection, preparing.asSent(sql), parameters))),
    transaction: (work) =>
      retryDeadlocks(preparing, () =>
        withClient((connection) => transactionOn(connection, { begin: options.begin ?? 'BEGIN', preparing, work })),
      ),
    close: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** A connection of the pool while it is somebody's. */
interface Connection {
  ask(sql: string | pg.QueryConfig, parameters?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Whether one of its statements said so. */
  isLost(): boolean;
}

async function rowsOf<Row>(
  { ask }: Connection,
  sql: string | pg.QueryConfig,
  parameters: readonly unknown[] | undefined,
): Promise<Row[]> {
  const { rows } = await ask(sql, parameters);
  return rows as Row[];
}

async function transactionOn<T>(
  connection: Connection,
  given: {
    readonly begin: string;
    readonly preparing: Preparing;
    readonly work: (transaction: Queryable) => Promise<T>;
  },
): Promise<T> {
  const { begin, preparing, work } = given;
  await connection.ask(begin);
  try {
    const result = await work({
      query: <Row>(sql: Statement, parameters?: readonly unknown[]) =>
        rowsOf<Row>(connection, preparing.asSent(sql), parameters),
    });
    const { command } = await connection.ask('COMMIT');
    // PostgreSQL answers ROLLBACK, not an error, when a statement had failed and somebody swallowed that.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back because one of its statements failed.');
    return result;
  } catch (error) {
    // Else nobody is there who could be asked to.
    if (!connection.isLost()) await connection.ask('ROLLBACK');
    throw error;
  }
}

async function retryDeadlocks<T>(preparing: Preparing, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      preparing.learn(error);
      if (round >= TRANSACTION_ATTEMPTS || !isRetriedState(error)) throw error;
    }
  }
}

/** Whether the same transaction usually succeeds at the next attempt (deadlock, serialization failure, a plan that is gone). */
export function isRetriedState(error: unknown): boolean {
  return isLostPlan(error) || RETRIED_STATES.has(sqlState(error) ?? '');
}

function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** After a panic a server ends all its connections; the embedded engine stands still. */
function isPanic(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'PANIC';
}

function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (isPanic(error)) return true;
  const state = sqlState(error);
  // Class 08 is "connection exception"; 57P01 to 57P03 are a server that shuts down or is not up yet, 25P03 one that
  // ended a connection on which a transaction stood still, 25006 a replica that takes no writes: the next connection may lead elsewhere.
  if (state !== undefined) return state.startsWith('08') || /^(57P0[123]|25P03|25006)$/.test(state);
  const code = (error as NodeJS.ErrnoException).code;
  return (
    code?.startsWith('E') === true ||
    /^(Connection terminated|Client has encountered|Query read timeout)/.test(error.message)
  );
}

const CONNECT_MILLISECONDS = 10_000;
const TRANSACTION_ATTEMPTS = 3;
const RETRIED_STATES: ReadonlySet<string> = new Set(['40P01', '40001']);
