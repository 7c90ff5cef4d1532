/**
 * `npm run audit-orders`: lists the stored pages whose lists have gaps or ties in their orders, or do not begin where the
 * definition says; with `-- --mend` saves them with the right ones, each as a revision of its own.
 */
import { installDefinitionsOfSettings } from '../server/installed/install';

await installDefinitionsOfSettings();
// They know the areas, which are complete now.
const [{ auditOrders }, { runAudit }] = await Promise.all([import('./audits/orders'), import('./audits/run')]);
await runAudit(auditOrders, '--mend');
