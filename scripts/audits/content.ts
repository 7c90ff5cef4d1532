import { storedFaults } from '../../server/content/guards/storedFaults';
import { saveFields } from '../../server/content/tree/treeMutations';
import type { Services } from '../../server/services';
import { auditPages, type Audited, type AuditOptions } from './pages';

/** The most characters of a value that are printed. */
const SHOWN = 60;

/**
 * Lists the values of pages that the services would clean, spell in another way or refuse today. What is mended is saved as they would
 * save it; what they would refuse is only named, but for addresses, which are emptied: one that is refused may run a script.
 * @returns whether nothing is left to be mended by a person or another run
 */
export async function auditContent(services: Services, options: AuditOptions): Promise<boolean> {
  let left = 0;
  const audited = await auditPages(
    services,
    {
      author: 'system',
      async check({ revision, ...page }) {
        const faults = await storedFaults(services.database, page);
        if (faults.length === 0) return undefined;
        const fields = faults.flatMap(({ id, accepted }) => (accepted === undefined ? [] : [{ id, value: accepted }]));
        left += faults.length - fields.length;
        return {
          faults: faults.map(({ where, value, accepted, refusal }) =>
            [
              `${where.join(' › ')}: ${shown(value)}`,
              ...(refusal === undefined ? [] : [refusal]),
              ...(accepted === undefined ? [] : [`becomes ${shown(accepted)}`]),
            ].join(' – '),
          ),
          ...(fields.length > 0 && {
            mend: (context) => saveFields({ fields, expected_revision: revision }, context),
          }),
        };
      },
    },
    options,
  );
  options.print(summary(audited, { ...options, left }));
  return audited.faulty === 0 || (options.mends && left === 0 && audited.mended === audited.faulty);
}

function shown(value: string): string {
  return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
}

function summary(
  { pages, faulty, mended }: Audited,
  { mends, left }: AuditOptions & { readonly left: number },
): string {
  if (faulty === 0) return `The content of all ${pages} pages is as the services would store it.`;
  const found = `${faulty} of ${pages} pages hold values that the services would not store as they are`;
  const byHand = left === 0 ? '' : ` To be changed by hand: ${left}.`;
  return mends
    ? `${found}; saved anew: ${mended}.${byHand}`
    : `${found}. To change them: npm run audit-content -- --fix`;
}
