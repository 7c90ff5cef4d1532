import { createContext, createSharedState, type WriteContext } from '../../server/content/context';
import { createWriteContext } from '../../server/content/writeContext';
import { StaleRevision } from '../../server/errors';
import { allScopes } from '../../server/identity/vocabulary';
import type { BrandRow, Caller, Services } from '../../server/services';

/** The problems of one page or record. */
export interface Findings {
  /** One readable message per problem. */
  readonly faults: readonly string[];
  /** Saves the item with every fixable problem fixed; absent if none is fixable. */
  readonly mend?: (context: WriteContext) => Promise<unknown>;
}

/** The items of an audit, checked one after the other. */
export interface Audit<Item> {
  /** Author of the revisions that it saves. */
  readonly author: string;
  readonly items: AsyncIterable<Item>;
  readonly titleOf: (item: Item) => string;
  /** Undefined for an item without problems. */
  readonly check: (item: Item) => Promise<Findings | undefined> | Findings | undefined;
}

/** Whether to fix the findings, and where to print them. */
export interface AuditOptions {
  readonly mends: boolean;
  readonly print: (line: string) => void;
}

/** The result of an audit: numbers of items. */
export interface Audited {
  readonly all: number;
  readonly faulty: number;
  readonly mended: number;
}

/** Prints the findings of an audit and, if `mends` is set, fixes them, one revision per item. */
export async function auditEach<Item>(
  services: Services,
  { author, items, titleOf, check }: Audit<Item>,
  { mends, print }: AuditOptions,
): Promise<Audited> {
  const caller = await auditor(services, author);
  let all = 0;
  let faulty = 0;
  let mended = 0;
  for await (const item of items) {
    all += 1;
    const findings = await check(item);
    if (!findings) continue;
    faulty += 1;
    print(titleOf(item));
    for (const fault of findings.faults) print(`  ${fault}`);
    if (!mends || !findings.mend) continue;
    if (await mendOne(services, caller, findings.mend)) mended += 1;
    else print('  saved by somebody else meanwhile, not mended');
  }
  return { all, faulty, mended };
}

/** @returns false when somebody else saved the item since it was read */
async function mendOne(services: Services, caller: Caller, mend: NonNullable<Findings['mend']>): Promise<boolean> {
  const context = createContext(services, caller, createSharedState());
  try {
    await services.database.transaction(async (transaction) => {
      const writing = createWriteContext(context, transaction);
      await mend(writing);
      await writing.writes.finish();
      await writing.recordWrites.finish();
    });
    return true;
  } catch (error) {
    if (!(error instanceof StaleRevision)) throw error;
    return false;
  }
}

/** A caller with every brand and every scope. */
async function auditor({ database, newId }: Services, name: string): Promise<Caller> {
  const brands = await database.query<BrandRow>('SELECT id, name, tenant_id FROM brand');
  return {
    signInId: 'audit',
    userId: newId(),
    email: '',
    name,
    tenantIds: brands.map(({ tenant_id: tenantId }) => tenantId),
    brands,
    scopes: new Set(allScopes),
    isPlatformAdministrator: false,
  };
}
