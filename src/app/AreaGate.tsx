import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { canOpenArea, isPlatformAdministrator } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { useSession } from '../session/SessionContext';
import { shellTexts } from '../shell/texts';
import { useToasts } from '../shell/toasts';
import { InvalidRoute } from './InvalidRoute';

/** Shows an area's screen to users who may read it, else the invalid-page screen (SHELL-013, PERM-004). */
export function AreaGate(props: { readonly area: MenuArea; readonly children: ReactNode }): ReactNode {
  const { area, children } = props;
  const session = useSession();
  if (canOpenArea(area, session)) return children;
  const scope = area.access?.read;
  const isMissing = scope !== undefined && !session.scopes.has(scope);
  return <InvalidRoute reason={isMissing ? { kind: 'scope', scope } : { kind: 'address' }} />;
}

/**
 * Shows a screen of records to users who may read them; staff of a brand are redirected if the area is not for them (USR-006,
 * Lists of the platform open for staff, too, and the service decides (PERM-017); its entries, which staff may not change, do not.
 */
export function RecordGate(props: {
  readonly area: RecordArea;
  /** Whether the screen edits an entry, stored or new. */
  readonly isEntry?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { area, isEntry = false, children } = props;
  const isStaff = !isPlatformAdministrator(useSession().user);
  if (area.redirectOfBrandStaff !== undefined && isStaff) return <RedirectWithNotice to={area.redirectOfBrandStaff} />;
  if (isEntry && area.audience === 'platform' && isStaff) {
    return <InvalidRoute reason={{ kind: 'platform' }} />;
  }
  return <AreaGate area={area}>{children}</AreaGate>;
}

/** Redirects, with a toast that says why. */
function RedirectWithNotice({ to }: { readonly to: string }): ReactNode {
  const toasts = useToasts();
  useEffect(() => toasts.error(shellTexts.platformOnly), [toasts]);
  return <Navigate to={to} replace />;
}
