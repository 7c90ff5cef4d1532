import type { MenuArea } from './menuArea';

const ACTIONS = { read: 'View', create: 'Add', update: 'Edit', delete: 'Delete', manage: 'Work on' } as const;

/**
 * A scope in the words that the role screen has for its permission: `read:property` is 'View properties'.
 * @param areas whose labels name the resources they know
 */
export function scopeWords(scope: string, areas: readonly MenuArea[]): string {
  const [action = '', resource = ''] = scope.split(':');
  const verb = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as keyof typeof ACTIONS] : action;
  const area = areas.find(({ access }) => access?.read === `read:${resource}`);
  const label = area?.menu.group?.label ?? area?.menu.label;
  const noun = label ? label.replace(/^Manage /, '').toLowerCase() : resource.replace(/[-_]/g, ' ');
  return `${verb} ${noun}`.trim();
}
