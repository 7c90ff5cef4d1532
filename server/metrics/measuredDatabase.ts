import type { Database, Queryable, Statement } from '../database/database';
import type { Metrics } from './metrics';

type Timers = Pick<Metrics, 'querySeconds' | 'transactionSeconds'>;

/** Wraps a database to time its statements and transactions. */
export function measuredDatabase(database: Database, timers: Timers): Database {
  return {
    ...database,
    ...measured(database, timers),
    transaction: (work) =>
      timed(timers.transactionSeconds, () =>
        database.transaction((transaction) => work(measured(transaction, timers))),
      ),
  };
}

function measured(queryable: Queryable, { querySeconds }: Timers): Queryable {
  return {
    query: <Row>(sql: Statement, parameters?: readonly unknown[]) =>
      timed(querySeconds, () => queryable.query<Row>(sql, parameters)),
  };
}

async function timed<T>(seconds: Metrics['querySeconds'], work: () => Promise<T>): Promise<T> {
  const stop = seconds.startTimer();
  try {
    return await work();
  } finally {
    stop();
  }
}
