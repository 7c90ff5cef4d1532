import type { DeployChange } from '../../api/deploy';
import { formatMoment } from '../../lib/dates';
import { deployTexts } from './texts';

/** Whether a page or record was removed, who saved it how often, and when. @param now milliseconds since 1970 */
export function changeFacts({ isRemoved, saves: count, savedBy, savedAt }: DeployChange, now: number): string {
  const by = savedBy.join(', ');
  return [
    isRemoved ? deployTexts.removed : undefined,
    by === '' ? deployTexts.savesOfNobody({ count }) : deployTexts.saves({ count, by }),
    formatMoment(savedAt, now),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
