/**
 * `npm run audit-orders`: lists the stored pages whose lists have gaps or ties in their orders, or do not begin where the
 * definition says; with `-- --mend` saves them with the right ones, each as a revision of its own.
 */
import { readConfig } from '../server/config';
import { installDefinitions } from '../server/installed/install';
import { runForOperator } from './runForOperator';

const usage = `npm run audit-orders             lists the pages whose lists have gaps or ties in their orders
npm run audit-orders -- --mend   saves them with the right ones`;

await runForOperator({ usage, options: { mend: { type: 'boolean', default: false } } }, async ({ values }) => {
  await installDefinitions(readConfig(process.env));
  // They know the areas, which are complete now.
  const [{ auditOrders }, { runAudit }] = await Promise.all([import('./audits/orders'), import('./audits/run')]);
  return runAudit(auditOrders, values.mend);
});
