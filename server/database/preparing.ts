import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Prepared, Statement } from './queryable';

/**
 * A statement that requests run again and again: of one that finds rows by their keys, planning takes longer than running. Not for
 * lists and searches: after some runs the server plans for whatever values.
 */
export function prepared(text: string): Prepared {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH), text };
}

/** For so many ids: a prepared statement, and its first parameter. */
export type PreparedForIds = (ids: readonly string[]) => readonly [Prepared, string | readonly string[]];

/**
 * A statement that finds rows by ids. Of an array the server does not know how long it is, and plans for it anew each time: where there is
 * one id, as most often, it is given as such.
 * @param write the statement, with what is asked of an id: `(isWanted) => \`SELECT … WHERE page.id ${isWanted}\``
 */
export function preparedForIds(write: (isWanted: string) => string): PreparedForIds {
  const forOne = prepared(write('= $1::uuid'));
  const forSeveral = prepared(write('= ANY($1::uuid[])'));
  return (ids) => {
    const [only] = ids;
    return only !== undefined && ids.length === 1 ? [forOne, only] : [forSeveral, ids];
  };
}

/** How the statements of a pool are sent. */
export interface Preparing {
  asSent(statement: Statement): string | pg.QueryConfig;
  /** Looks what an error says of prepared statements; with what it says the next attempt is sent. */
  learn(error: unknown): void;
  /** Makes another attempt where the plan of a statement was gone: nothing of it has run. */
  again<T>(attempt: () => Promise<T>): Promise<T>;
}

/** Prepares statements until it turns out that a pooler gives each transaction another connection, which knows none of them. */
export function createPreparing(logger: Pick<Logger, 'info'>): Preparing {
  let isOn = true;
  /** Part of the names: those of a new one are planned anew. */
  let generation = 0;

  function learn(error: unknown): void {
    if (isOutdated(error)) generation += 1;
    if (!isMissing(error) || !isOn) return;
    isOn = false;
    logger.info('statements are planned each time: a pooler gives each transaction another connection');
  }

  return {
    asSent(statement) {
      if (typeof statement === 'string') return statement;
      return isOn ? { ...statement, name: `${statement.name}_${generation}` } : statement.text;
    },
    learn,
    async again(attempt) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLostPlan(error)) throw error;
        learn(error);
        return attempt();
      }
    },
  };
}

/** Whether a statement was not run because its plan was gone, of another form, or somebody else's. */
export function isLostPlan(error: unknown): boolean {
  return isMissing(error) || isOutdated(error);
}

/** A statement that should be prepared is not, or one that should not be is. */
function isMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');
}

/** A migration, run by another node meanwhile, gave a table more columns than the plan has. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

const NAME_LENGTH = 32;
