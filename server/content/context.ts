import type { Referred } from '../../src/kinds/kind';
import type { Queryable } from '../database/database';
import type { Caller, Services } from '../services';
import { startDeadline, type Deadline } from './deadline';
import type { PageWrites } from './page/pageWrites';
import { createKeptCounts, type KeptCounts } from './page/keptCounts';
import { createRefreshing, type Refreshing } from './refreshing';
import type { RecordWrites } from './records/recordWrites';
import { createKeptTrees, type KeptTrees } from './tree/keptTrees';
import { createTreeLoader, type TreeLoader } from './tree/treeLoader';

/** The context of every resolver. */
export interface ContentContext {
  readonly services: Services;
  readonly caller: Caller;
  /** The transaction of the document for mutations, otherwise the database. */
  readonly database: Queryable;
  readonly trees: TreeLoader;
  readonly kept: Kept;
  readonly deadline: Deadline;
  /** When the change was scheduled; absent for changes made directly. */
  readonly plannedAt?: Date;
  /** Present for mutations only. */
  readonly writes?: PageWrites;
}

/** State of this node that all requests share. */
export interface Kept {
  /** `trees` and `counts` merely cache what the database holds. */
  readonly trees: KeptTrees;
  readonly counts: KeptCounts;
  readonly refreshing: Refreshing;
}

export function createKept(): Kept {
  return { trees: createKeptTrees(), counts: createKeptCounts(), refreshing: createRefreshing() };
}

/** Ids referenced by a value, and the brand that the value belongs to. */
export interface NamedIds {
  readonly of: Referred;
  /** Name of the field or property that stores the reference. */
  readonly storedAs: string;
  /** In lower case, as the database returns them. */
  readonly ids: readonly string[];
  readonly brandName: string;
}

/**
 * Filters ids down to those that the caller may refer to: existing, readable entries of the brand, and anything (even if deleted since)
 * that an entry readable by the caller already refers to through the same field.
 */
export type FindReferable = (named: NamedIds) => Promise<ReadonlySet<string>>;

/** The context of a mutation; all its queries run in the transaction of the document. */
export type WriteContext = ContentContext & {
  readonly writes: PageWrites;
  readonly recordWrites: RecordWrites;
  readonly findReferable: FindReferable;
  /** Set by the `trial` operation: the document is rolled back after it ran. */
  readonly trial: { isOne: boolean };
};

/** The context of one request. */
export function createContext(services: Services, caller: Caller, kept: Kept): ContentContext {
  const { clock, config } = services;
  const deadline = startDeadline(clock, config.document.seconds);
  const database = deadline.bound(services.database);
  return { services, caller, database, trees: createTreeLoader(database, kept.trees), kept, deadline };
}
