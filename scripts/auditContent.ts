/**
 * `npm run audit-content`: lists the stored values that the services would not store as they are today, by brand, page and record; with
 * `-- --fix` saves each as they would, as a revision of its own.
 */
import { auditContent } from './audits/content';
import { runAudit } from './audits/run';

await runAudit(auditContent, '--fix');
