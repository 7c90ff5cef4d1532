/** A statement that each connection has parsed and planned once; `prepared` makes one. */
export interface Prepared {
  /** The same text has the same name on all nodes and connections: a name never stands for another statement. */
  readonly name: string;
  readonly text: string;
}

/** A statement, planned each time or once. */
export type Statement = string | Prepared;

export interface Queryable {
  /**
   * Runs one statement.
   * @param parameters values for $1, $2, …; objects and arrays are not converted, pass JSON text for json columns
   */
  query<Row>(sql: Statement, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface DatabaseLoad {
  /** Connections, working or not. */
  readonly open: number;
  readonly idle: number;
  /** Work that waits for a connection. */
  readonly waiting: number;
}

export interface Database extends Queryable {
  /**
   * Runs the work in one transaction: all of it is stored, or, when it throws, nothing.
   * After a deadlock the work runs again, so it must have no effects but on the database. It must not wait for the
   * network or use the database outside its transaction: the embedded engine has one session.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** How busy the connections of this node are at the moment. */
  load(): DatabaseLoad;
  readonly engine: 'embedded' | 'postgres';
}
