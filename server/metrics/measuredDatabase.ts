import type { Database, Queryable, Statement } from '../database/database';
import type { Metrics } from './metrics';

type Times = Pick<Metrics, 'querySeconds' | 'transactionSeconds'>;

/** The same database, whose statements and transactions are timed. */
export function measuredDatabase(database: Database, times: Times): Database {
  return {
    ...database,
    ...measured(database, times),
    transaction: (work) =>
      timed(times.transactionSeconds, () => database.transaction((transaction) => work(measured(transaction, times)))),
  };
}

function measured(queryable: Queryable, { querySeconds }: Times): Queryable {
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
