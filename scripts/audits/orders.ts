import { saveContainers } from '../../server/content/tree/treeMutations';
import type { Services } from '../../server/services';
import { loadPageChecks, movedContainers } from './pageOrders';
import { auditEach, type Audited, type AuditOptions } from './audit';
import { allPages, titleOfPage } from './pages';

/**
 * Lists the pages whose orders are not those of their definitions.
 * @returns whether all pages are in order now
 */
export async function auditOrders(services: Services, options: AuditOptions): Promise<boolean> {
  const checks = await loadPageChecks();
  const audited = await auditEach(
    services,
    {
      ...{ author: 'Audit of orders', items: allPages(services), titleOf: titleOfPage },
      check(page) {
        const { faults, mended } = checks[page.brandName](page);
        if (faults.length === 0) return undefined;
        return {
          faults: faults.map(
            ({ where, found, expected }) =>
              `${where.join(' › ')}: ${found.join(', ')} instead of ${expected.join(', ')}`,
          ),
          mend: (context) => {
            const containerData = { containers: movedContainers(page, mended) };
            return saveContainers({ containerData, expected_revision: page.revision }, context);
          },
        };
      },
    },
    options,
  );
  options.print(summary(audited, options));
  return audited.faulty === audited.mended;
}

function summary({ all: pages, faulty, mended }: Audited, { mends }: AuditOptions): string {
  if (faulty === 0) return `The orders of all ${pages} pages are as they should be.`;
  const found = `${faulty} of ${pages} pages have orders that are not as they should be`;
  if (!mends) return `${found}. To mend them: npm run audit-orders -- --mend`;
  return mended === faulty ? `${found}; all were mended.` : `${found}; ${mended} were mended. Run it again.`;
}
