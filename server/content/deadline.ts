import type { Queryable, Statement } from '../database/database';
import { DocumentTooSlow } from '../errors';

/** The time limit of a document. */
export interface Deadline {
  /** @throws DocumentTooSlow */
  check(): void;
  /** Wraps a database so that it accepts no statements after the deadline. */
  bound(database: Queryable): Queryable;
}

/** A deadline that starts now. */
export function startDeadline(clock: () => Date, seconds: number): Deadline {
  const end = clock().getTime() + seconds * 1000;
  function check(): void {
    if (clock().getTime() > end) throw new DocumentTooSlow(seconds);
  }
  return {
    check,
    bound: (database) => ({
      async query<Row>(sql: Statement, parameters?: readonly unknown[]) {
        check();
        return database.query<Row>(sql, parameters);
      },
    }),
  };
}
