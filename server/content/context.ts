import type { ReferenceTarget } from '../../src/kinds/kind';
import type { Queryable } from '../database/database';
import type { Caller, Services } from '../services';
import { startDeadline, type Deadline } from './deadline';
import type { PageWrites } from './page/pageWrites';
import { createCountCache, type CountCache } from './page/countCache';
import { createListRefreshes, type ListRefreshes } from './listRefreshes';
import type { RecordWrites } from './records/recordWrites';
import { createTreeCache, type TreeCache } from './tree/treeCache';
import { createTreeLoader, type TreeLoader } from './tree/treeLoader';

/** The context of every resolver. */
export interface ContentContext {
  readonly services: Services;
  readonly caller: Caller;
  /** The transaction of the document for mutations, otherwise the database. */
  readonly database: Queryable;
  readonly trees: TreeLoader;
  readonly shared: SharedState;
  readonly deadline: Deadline;
  /** When the change was scheduled; absent for changes made directly. */
  readonly plannedAt?: Date;
  /** Present for mutations only. */
  readonly writes?: PageWrites;
}

/** State of this node that all requests share. */
export interface SharedState {
  /** `trees` and `counts` merely cache what the database holds. */
  readonly trees: TreeCache;
  readonly counts: CountCache;
  readonly listRefreshes: ListRefreshes;
}

export function createSharedState(): SharedState {
  return { trees: createTreeCache(), counts: createCountCache(), listRefreshes: createListRefreshes() };
}

/** Ids referenced by a value, and the brand that the value belongs to. */
export interface ReferencedIds {
  readonly of: ReferenceTarget;
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
export type FindReferable = (named: ReferencedIds) => Promise<ReadonlySet<string>>;

/** The context of a mutation; all its queries run in the transaction of the document. */
export type WriteContext = ContentContext & {
  readonly writes: PageWrites;
  readonly recordWrites: RecordWrites;
  readonly findReferable: FindReferable;
  /** Set by the `trial` operation: the document is rolled back after it ran. */
  readonly trial: { isRequested: boolean };
};

/** The context of one request. */
export function createContext(services: Services, caller: Caller, shared: SharedState): ContentContext {
  const { clock, config } = services;
  const deadline = startDeadline(clock, config.document.seconds);
  const database = deadline.bound(services.database);
  return { services, caller, database, trees: createTreeLoader(database, shared.trees), shared, deadline };
}
