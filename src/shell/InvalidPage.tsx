import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { menuAreas } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { useSession } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { Message } from './Message';
import { shellTexts } from './texts';

/** Why a page cannot be opened. */
export type InvalidReason =
  | { readonly kind: 'address' }
  | { readonly kind: 'brand' }
  /** It is for platform administrators. */
  | { readonly kind: 'platform' }
  /** The user lacks a scope. */
  | { readonly kind: 'scope'; readonly scope: string };

/** The invalid-page screen: the reason, whom to ask, and a link to an accessible page (SHELL-012, SHELL-013, B-32). */
export function InvalidPage(props: { readonly areas: readonly MenuArea[]; readonly reason: InvalidReason }): ReactNode {
  const { areas, reason } = props;
  const session = useSession();
  const first = menuAreas(areas, session)[0];
  const textOf = (): string => {
    switch (reason.kind) {
      case 'address':
        return first ? shellTexts.invalidAddress : shellTexts.noAccess;
      case 'brand':
        return shellTexts.invalidBrand;
      case 'platform':
        return shellTexts.platformOnly;
      case 'scope': {
        const { scope } = reason;
        const missing = { scope, permission: permissionLabel(scope, areas) };
        const role = session.user.roles[0]?.name;
        return role === undefined
          ? shellTexts.invalidAccessOfAccount(missing)
          : shellTexts.invalidAccess({ ...missing, role });
      }
    }
  };
  return (
    <Message title={shellTexts.invalidPage} text={textOf()}>
      {first && (
        <Button variant="contained" component={RouterLink} to={first.path}>
          {shellTexts.goTo({ label: first.menu.label })}
        </Button>
      )}
    </Message>
  );
}

/**
 * The label of a scope's permission, as on the role screen: `read:property` is 'View properties'.
 * @param areas their labels name the resources
 */
function permissionLabel(scope: string, areas: readonly MenuArea[]): string {
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
