import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { PreparedStatement, Statement } from './queryable';

/**
 * A prepared statement for frequent queries by key, for which planning takes longer than executing. Not for lists and searches:
 * after some executions the server switches to a generic plan, regardless of the values.
 */
export function prepared(text: string): PreparedStatement {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH), text };
}

/** Selects the prepared statement for a number of ids, with its first parameter. */
export type PreparedForIds = (ids: readonly string[]) => readonly [PreparedStatement, string | readonly string[]];

/**
 * A statement that finds rows by ids. The server does not know the length of an array, and replans each time: so the most frequent
 * case of a single id has its own statement without an array.
 * @param write builds the statement from the condition on the id: `(matches) => \`SELECT … WHERE page.id ${matches}\``
 */
export function preparedForIds(write: (matches: string) => string): PreparedForIds {
  const forOne = prepared(write('= $1::uuid'));
  const forSeveral = prepared(write('= ANY($1::uuid[])'));
  return (ids) => {
    const [only] = ids;
    return only !== undefined && ids.length === 1 ? [forOne, only] : [forSeveral, ids];
  };
}

/** Prepared statements of a pool. */
export interface PreparedStatements {
  toQuery(statement: Statement): string | pg.QueryConfig;
  /** Adapts to errors about prepared statements, for the next attempt. */
  handleError(error: unknown): void;
  /** Retries once if the plan of a statement was lost, in which case nothing was executed. */
  retryOnce<T>(attempt: () => Promise<T>): Promise<T>;
}

/** Prepares statements until an error shows that a pooler assigns a different connection to each transaction. */
export function createPreparedStatements(logger: Pick<Logger, 'info'>): PreparedStatements {
  let isEnabled = true;
  /** Suffix of the statement names: a new generation is planned again. */
  let generation = 0;

  function handleError(error: unknown): void {
    if (isOutdated(error)) generation += 1;
    if (!isMissing(error) || !isEnabled) return;
    isEnabled = false;
    logger.info('statements are planned each time: a pooler gives each transaction another connection');
  }

  return {
    toQuery(statement) {
      if (typeof statement === 'string') return statement;
      return isEnabled ? { ...statement, name: `${statement.name}_${generation}` } : statement.text;
    },
    handleError,
    async retryOnce(attempt) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLostPlanError(error)) throw error;
        handleError(error);
        return attempt();
      }
    },
  };
}

/** Whether a statement was not executed because its plan was lost, outdated, or belongs to another client. */
export function isLostPlanError(error: unknown): boolean {
  return isMissing(error) || isOutdated(error);
}

/** A prepared statement does not exist, or already exists. */
function isMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');
}

/** A migration run by another node added columns to a table since the statement was planned. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

const NAME_LENGTH = 32;
