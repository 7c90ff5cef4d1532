/**
 * `npm run audit-orders`: lists the stored pages whose lists have gaps or ties in their orders, or do not begin where the
 * definition says; with `-- --mend` saves them with the right ones, each as a revision of its own.
 */
import { auditOrders } from './audits/orders';
import { runAudit } from './audits/run';

await runAudit(auditOrders, '--mend');
