/**
 * `npm run audit-content`: lists the stored values that the services would not store as they are today, by brand, page and record; with
 * `-- --fix` saves each as they would, as a revision of its own.
 */
import { installDefinitionsOfSettings } from '../server/installed/install';

await installDefinitionsOfSettings();
// They know the areas, which are complete now.
const [{ auditContent }, { runAudit }] = await Promise.all([import('./audits/content'), import('./audits/run')]);
await runAudit(auditContent, '--fix');
