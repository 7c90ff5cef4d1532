/**
 * `npm run audit-orders`: lists stored pages whose list orders have gaps or duplicates, or do not start where the definition says; with
 * `-- --mend` corrects them, one revision per page.
 */
import { readConfig } from '../server/config';
import { installDefinitions } from '../server/installed/install';
import { runForOperator } from './runForOperator';

const usage = `npm run audit-orders             lists the pages whose lists have gaps or ties in their orders
npm run audit-orders -- --mend   saves them with the right ones`;

await runForOperator({ usage, options: { mend: { type: 'boolean', default: false } } }, async ({ values }) => {
  await installDefinitions(readConfig(process.env));
  // Imported only now: these modules read the areas, which installDefinitions has completed.
  const [{ auditOrders }, { runAudit }] = await Promise.all([import('./audits/orders'), import('./audits/run')]);
  return runAudit(auditOrders, values.mend);
});
