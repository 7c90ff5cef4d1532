/**
 * `npm run audit-content`: lists stored values that the services would not store unchanged today, by brand, page and record; with `--
 * --fix` saves them as the services would, one revision per page or record.
 */
import { readConfig } from '../server/config';
import { installDefinitions } from '../server/installed/install';
import { runForOperator } from './runForOperator';

const usage = `npm run audit-content            lists the stored values that the services would not store as they are
npm run audit-content -- --fix   saves them as the services would`;

await runForOperator({ usage, options: { fix: { type: 'boolean', default: false } } }, async ({ values }) => {
  await installDefinitions(readConfig(process.env));
  // Imported only now: these modules read the areas, which installDefinitions has completed.
  const [{ auditContent }, { runAudit }] = await Promise.all([import('./audits/content'), import('./audits/run')]);
  return runAudit(auditContent, values.fix);
});
