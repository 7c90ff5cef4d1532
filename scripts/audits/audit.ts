import { createContext, createSharedState, type WriteContext } from '../../server/content/context';
import { createWriteContext } from '../../server/content/writeContext';
import { StaleRevision } from '../../server/errors';
import { allScopes } from '../../server/identity/vocabulary';
import type { BrandRow, Caller, Services } from '../../server/services';

/** What is wrong with a page or a record. */
export interface Findings {
  /** One for each fault, in words for people. */
  readonly faults: readonly string[];
  /** Saves it without the faults that can be mended; absent where none can. */
  readonly mend?: (context: WriteContext) => Promise<unknown>;
}

/** What is looked at, one after the other. */
export interface Audit<Item> {
  /** The one whom its revisions name. */
  readonly author: string;
  readonly items: AsyncIterable<Item>;
  readonly titleOf: (item: Item) => string;
  /** Undefined for what is without faults. */
  readonly check: (item: Item) => Promise<Findings | undefined> | Findings | undefined;
}

/** What to do with what is found, and where to tell of it. */
export interface AuditOptions {
  readonly mends: boolean;
  readonly print: (line: string) => void;
}

/** What an audit came to. */
export interface Audited {
  readonly all: number;
  readonly faulty: number;
  readonly mended: number;
}

/** Lists what an audit finds fault with, and mends it where it is asked to, each as a revision of its own. */
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

/** @returns false when somebody saved it meanwhile */
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

/** Somebody of every brand who may do everything. */
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
