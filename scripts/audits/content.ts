import { findPageProblems, findRecordProblems } from '../../server/content/guards/storedProblems';
import { saveRecord } from '../../server/content/records/saveRecord';
import { saveFields } from '../../server/content/tree/treeMutations';
import type { Services } from '../../server/services';
import { auditEach, type Audited, type AuditOptions, type Findings } from './audit';
import { allPages, titleOfPage } from './pages';
import { allRecords, titleOfRecord, valuesAt } from './records';

/** The most characters of a value that are printed. */
const SHOWN = 60;

const AUTHOR = 'system';

/**
 * Lists the values of pages and records that the services would clean, spell in another way or refuse today. What is mended is saved as
 * they would save it; what they would refuse is only named, but for addresses, which are emptied: one that is refused may run a script.
 * @returns whether nothing is left to be mended by a person or another run
 */
export async function auditContent(services: Services, options: AuditOptions): Promise<boolean> {
  const { database } = services;
  let left = 0;

  /** @param save what mends the faults of which the services accept something */
  function findingsOf<Fault extends StoredFault>(
    faults: readonly Fault[],
    save: (mended: readonly (Fault & { readonly accepted: string })[]) => Findings['mend'],
  ): Findings | undefined {
    if (faults.length === 0) return undefined;
    const mended = faults.flatMap((fault) =>
      fault.accepted === undefined ? [] : [{ ...fault, accepted: fault.accepted }],
    );
    left += faults.length - mended.length;
    const mend = mended.length === 0 ? undefined : save(mended);
    return { faults: faults.map(describe), ...(mend && { mend }) };
  }

  const pages = await auditEach(
    services,
    {
      ...{ author: AUTHOR, items: allPages(services), titleOf: titleOfPage },
      check: async (page) =>
        findingsOf(await findPageProblems(database, page), (faults) => (context) => {
          const fields = faults.map(({ id, accepted: value }) => ({ id, value }));
          return saveFields({ fields, expected_revision: page.revision }, context);
        }),
    },
    options,
  );
  const records = await auditEach(
    services,
    {
      ...{ author: AUTHOR, items: allRecords(services), titleOf: titleOfRecord },
      async check({ store, record: { id, brandId, brandName, revision, values: stored }, tenantId }) {
        const rules = await store.rules(brandName);
        return findingsOf(
          await findRecordProblems(database, { rules, tenantId, values: stored }),
          (faults) => (context) => {
            const values = valuesAt(faults.map(({ where, accepted: value }) => ({ where, value })));
            return saveRecord(context, store, { id, brandId, values, expectedRevision: revision });
          },
        );
      },
    },
    options,
  );
  options.print(summary({ pages, records }, { ...options, left }));
  const [faulty, mended] = [pages.faulty + records.faulty, pages.mended + records.mended];
  return faulty === 0 || (options.mends && left === 0 && mended === faulty);
}

type StoredFault = Awaited<ReturnType<typeof findRecordProblems>>[number];

function describe({ where, value, accepted, refusal }: StoredFault): string {
  return [
    `${where.join(' › ')}: ${shown(value)}`,
    ...(refusal === undefined ? [] : [refusal]),
    ...(accepted === undefined ? [] : [`becomes ${shown(accepted)}`]),
  ].join(' – ');
}

function shown(value: string): string {
  return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
}

function summary(
  { pages, records }: { readonly pages: Audited; readonly records: Audited },
  { mends, left }: AuditOptions & { readonly left: number },
): string {
  if (pages.faulty + records.faulty === 0) {
    return `The content of all ${pages.all} pages and ${records.all} records is as the services would store it.`;
  }
  const faulty = `${pages.faulty} of ${pages.all} pages and ${records.faulty} of ${records.all} records`;
  const found = `${faulty} hold values that the services would not store as they are`;
  const byHand = left === 0 ? '' : ` To be changed by hand: ${left}.`;
  return mends
    ? `${found}; saved anew: ${pages.mended + records.mended}.${byHand}`
    : `${found}. To change them: npm run audit-content -- --fix`;
}
