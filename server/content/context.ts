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

/** What every resolver works with. */
export interface ContentContext {
  readonly services: Services;
  readonly caller: Caller;
  /** The transaction of the document while it runs mutations, else the database. */
  readonly database: Queryable;
  readonly trees: TreeLoader;
  readonly kept: Kept;
  readonly deadline: Deadline;
  /** When somebody planned what the document does; absent: somebody does it now. */
  readonly plannedAt?: Date;
  /** Present while the document runs mutations. */
  readonly writes?: PageWrites;
}

/** What this node remembers from one request to the next. */
export interface Kept {
  /** These two are never more than a way to ask the database less. */
  readonly trees: KeptTrees;
  readonly counts: KeptCounts;
  readonly refreshing: Refreshing;
}

export function createKept(): Kept {
  return { trees: createKeptTrees(), counts: createKeptCounts(), refreshing: createRefreshing() };
}

/** Ids that a value names, and the brand whose content it is part of. */
export interface NamedIds {
  readonly of: Referred;
  /** What the place is called in which they are stored. */
  readonly storedAs: string;
  /** As the database writes them. */
  readonly ids: readonly string[];
  readonly brandName: string;
}

/**
 * Finds those of some ids that the caller may refer to: what is there, of the brand, and readable, and what an entry that the caller
 * may read refers to by the same field, whatever has become of it.
 */
export type FindReferable = (named: NamedIds) => Promise<ReadonlySet<string>>;

/** The context of a mutation: everything goes through the transaction of the document. */
export type WriteContext = ContentContext & {
  readonly writes: PageWrites;
  readonly recordWrites: RecordWrites;
  readonly findReferable: FindReferable;
  /** Whether the document asked for nothing of it to be stored. */
  readonly trial: { isOne: boolean };
};

/** The context of one request. */
export function createContext(services: Services, caller: Caller, kept: Kept): ContentContext {
  const { clock, config } = services;
  const deadline = startDeadline(clock, config.document.seconds);
  const database = deadline.bound(services.database);
  return { services, caller, database, trees: createTreeLoader(database, kept.trees), kept, deadline };
}
