import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { useSession } from '../session/SessionContext';
import { InvalidPage } from '../shell/InvalidPage';
import { shellTexts } from '../shell/texts';
import { useToasts } from '../shell/toasts';
import { AreaGate } from './AreaGate';
import { consoleAreas } from './consoleAreas';

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
  const { brand } = useSession();
  if (area.redirectOfBrandStaff !== undefined && brand !== undefined) {
    return <LedOn to={area.redirectOfBrandStaff} />;
  }
  if (isEntry && area.audience === 'platform' && brand !== undefined) {
    return <InvalidPage areas={consoleAreas} reason={{ kind: 'platform' }} />;
  }
  return <AreaGate area={area}>{children}</AreaGate>;
}

/** Leads somebody on, and says why they are not where they wanted to be. */
function LedOn({ to }: { readonly to: string }): ReactNode {
  const toasts = useToasts();
  useEffect(() => toasts.error(shellTexts.platformOnly), [toasts]);
  return <Navigate to={to} replace />;
}
