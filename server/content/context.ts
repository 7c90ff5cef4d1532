import type { Queryable } from '../database/database';
import type { Caller, Services } from '../services';
import { requireStaff } from './access';
import { createTreeLoader, type TreeLoader } from './tree/treeLoader';
import { createPageWrites, type PageWrites } from './page/pageWrites';

/** What every resolver works with. */
export interface ContentContext {
  readonly services: Services;
  readonly caller: Caller;
  /** The transaction of the document while it runs mutations, else the database. */
  readonly database: Queryable;
  readonly trees: TreeLoader;
  /** Present while the document runs mutations. */
  readonly writes?: PageWrites;
}

/** The context of a mutation: everything goes through the transaction of the document. */
export type WriteContext = ContentContext & { readonly writes: PageWrites };

/** The context of one request. */
export function createContext(services: Services, caller: Caller): ContentContext {
  return { services, caller, database: services.database, trees: createTreeLoader(services.database) };
}

/** The context of one attempt to run a document of mutations in a transaction. */
export function inTransaction(context: ContentContext, transaction: Queryable): WriteContext {
  requireStaff(context.caller);
  const trees = createTreeLoader(transaction);
  const { services, caller } = context;
  return {
    ...context,
    database: transaction,
    trees,
    writes: createPageWrites({ transaction, trees, services, caller }),
  };
}
