import type { Queryable, Statement } from '../database/database';
import { DocumentTooSlow } from '../errors';

/** When a document has had its time. */
export interface Deadline {
  /** @throws DocumentTooSlow */
  check(): void;
  /** The same database, which takes no more statements once the time is over. */
  bound(database: Queryable): Queryable;
}

/** A deadline that begins now. */
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
