import { findPageProblems, findRecordProblems } from '../../server/content/guards/storedProblems';
import { saveRecord } from '../../server/content/records/saveRecord';
import { saveFields } from '../../server/content/tree/treeMutations';
import type { Services } from '../../server/services';
import { auditEach, type Audited, type AuditOptions, type Findings } from './audit';
import { allPages, titleOfPage } from './pages';
import { allRecords, titleOfRecord, valuesAt } from './records';

/** In characters; longer values are printed truncated. */
const MAX_PRINTED_LENGTH = 60;

const AUTHOR = 'system';

/**
 * Lists the values of pages and records that the services would clean, normalize or refuse today. Fixed values are saved as the services
 * would save them. Refused ones are only listed, except addresses, which are emptied: a refused address may run a script.
 * @returns whether nothing is unfixable to fix, by hand or by another run
 */
export async function auditContent(services: Services, options: AuditOptions): Promise<boolean> {
  const { database } = services;
  let unfixable = 0;

  /** @param save makes the fix for the problems that have an accepted value */
  function findingsOf<Fault extends StoredFault>(
    faults: readonly Fault[],
    save: (mended: readonly (Fault & { readonly accepted: string })[]) => Findings['mend'],
  ): Findings | undefined {
    if (faults.length === 0) return undefined;
    const mended = faults.flatMap((fault) =>
      fault.accepted === undefined ? [] : [{ ...fault, accepted: fault.accepted }],
    );
    unfixable += faults.length - mended.length;
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
  options.print(summary({ pages, records }, { ...options, unfixable }));
  const [faulty, mended] = [pages.faulty + records.faulty, pages.mended + records.mended];
  return faulty === 0 || (options.mends && unfixable === 0 && mended === faulty);
}

type StoredFault = Awaited<ReturnType<typeof findRecordProblems>>[number];

function describe({ where, value, accepted, refusal }: StoredFault): string {
  return [
    `${where.join(' › ')}: ${printedValue(value)}`,
    ...(refusal === undefined ? [] : [refusal]),
    ...(accepted === undefined ? [] : [`becomes ${printedValue(accepted)}`]),
  ].join(' – ');
}

function printedValue(value: string): string {
  return JSON.stringify(value.length > MAX_PRINTED_LENGTH ? `${value.slice(0, MAX_PRINTED_LENGTH)}…` : value);
}

function summary(
  { pages, records }: { readonly pages: Audited; readonly records: Audited },
  { mends, unfixable }: AuditOptions & { readonly unfixable: number },
): string {
  if (pages.faulty + records.faulty === 0) {
    return `The content of all ${pages.all} pages and ${records.all} records is as the services would store it.`;
  }
  const faulty = `${pages.faulty} of ${pages.all} pages and ${records.faulty} of ${records.all} records`;
  const found = `${faulty} hold values that the services would not store as they are`;
  const byHand = unfixable === 0 ? '' : ` To be changed by hand: ${unfixable}.`;
  return mends
    ? `${found}; saved anew: ${pages.mended + records.mended}.${byHand}`
    : `${found}. To change them: npm run audit-content -- --fix`;
}
