import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { canOpenArea, isOfPlatform } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { useSession } from '../session/SessionContext';
import { shellTexts } from '../shell/texts';
import { useToasts } from '../shell/toasts';
import { InvalidRoute } from './InvalidRoute';

/** Shows an area's screen to who may read it, else the invalid-page screen (SHELL-013, PERM-004). */
export function AreaGate(props: { readonly area: MenuArea; readonly children: ReactNode }): ReactNode {
  const { area, children } = props;
  const session = useSession();
  if (canOpenArea(area, session)) return children;
  const scope = area.access?.read;
  const isMissing = scope !== undefined && !session.scopes.has(scope);
  return <InvalidRoute reason={isMissing ? { kind: 'scope', scope } : { kind: 'address' }} />;
}

/**
 * Shows a screen of records to who may read them; staff of a brand are led on where it is none for them (USR-006, A-26). The
 * lists of the platform open to them too and the service decides (PERM-017); its entries, which they may not change, do not.
 */
export function RecordGate(props: {
  readonly area: RecordArea;
  /** Whether the screen is that of one entry, or of a new one. */
  readonly isEntry?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { area, isEntry = false, children } = props;
  const isStaff = !isOfPlatform(useSession().user);
  if (area.redirectOfBrandStaff !== undefined && isStaff) return <LedOn to={area.redirectOfBrandStaff} />;
  if (isEntry && area.audience === 'platform' && isStaff) {
    return <InvalidRoute reason={{ kind: 'platform' }} />;
  }
  return <AreaGate area={area}>{children}</AreaGate>;
}

/** Leads somebody on, and says why they are not where they wanted to be. */
function LedOn({ to }: { readonly to: string }): ReactNode {
  const toasts = useToasts();
  useEffect(() => toasts.error(shellTexts.platformOnly), [toasts]);
  return <Navigate to={to} replace />;
}

/**
 * The fallback in place of what a user may not open (CONT-006).
 * @param props.scope which of the user's scopes is missing, where that is known
 */
export function DeniedScreen({ scope }: { readonly scope: unknown }): ReactNode {
  const reason = typeof scope === 'string' ? ({ kind: 'scope', scope } as const) : ({ kind: 'address' } as const);
  return <InvalidRoute reason={reason} />;
}
