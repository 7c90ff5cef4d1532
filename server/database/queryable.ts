/** A statement that each connection parses and plans once; created by `prepared`. */
export interface PreparedStatement {
  /** Derived from the text: the same on all nodes and connections, and unique per statement. */
  readonly name: string;
  readonly text: string;
}

export type Statement = string | PreparedStatement;

export interface Queryable {
  /**
   * Executes one statement.
   * @param parameters values for $1, $2, …; objects and arrays are not converted, pass JSON text for json columns
   */
  query<Row>(sql: Statement, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface DatabaseLoad {
  /** All connections, busy or idle. */
  readonly open: number;
  readonly idle: number;
  /** Requests waiting for a connection. */
  readonly waiting: number;
}

export interface Database extends Queryable {
  /**
   * Runs the work in one transaction, which is rolled back if it throws.
   * After a deadlock the work is retried, so it must have no effects outside the database. It must not wait for the network or use
   * the database outside its transaction: the embedded engine has one session.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** The current load of this node's connections. */
  load(): DatabaseLoad;
  readonly engine: 'embedded' | 'postgres';
}
