import { formatDateTime } from '../../src/lib/dates';
import type { Notice } from '../services';
import type { PlanRow } from './plans';

/**
 * What whoever planned something is told of it when it was not done, with the name that they know: they may have no right to the
 * entry any more.
 * @param why.publicUrl of the console
 */
export function failureNotice(
  { action, planned_name: name, brand_name: brand, due_at: dueAt }: PlanRow,
  { message, publicUrl }: { readonly message: string; readonly publicUrl: string },
): Notice {
  const what = {
    deploy: `deploy the ${brand} website`,
    show: `publish ${name} (${brand})`,
    hide: `hide ${name} (${brand})`,
  }[action];
  return {
    subject: `Not done: ${what}`,
    text: `you planned to ${what} on ${formatDateTime(dueAt.toISOString())} (Manila time). It was not done:

${message}

It stands on the home of the Brand Console until somebody dismisses it or plans it again:
${publicUrl}/home`,
  };
}
