import type { MenuArea } from './menuArea';
import { sessionTexts } from './texts';

/**
 * A scope in the words that the role screen has for its permission: `read:property` is 'View properties'.
 * @param areas whose labels name the resources they know
 */
export function scopeWords(scope: string, areas: readonly MenuArea[]): string {
  const [action = '', resource = ''] = scope.split(':');
  const area = areas.find(({ access }) => access?.read === `read:${resource}`);
  const label = area?.menu.group?.label ?? area?.menu.label;
  const noun = label ? label.replace(/^Manage /, '').toLowerCase() : resource.replace(/[-_]/g, ' ');
  const { permissions } = sessionTexts;
  return isKnown(action) ? permissions[action]({ noun }) : `${action} ${noun}`.trim();
}

function isKnown(action: string): action is keyof typeof sessionTexts.permissions {
  return Object.hasOwn(sessionTexts.permissions, action);
}
