import type { ReactNode } from 'react';
import { canOpenArea } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { useSession } from '../session/SessionContext';
import { InvalidPage } from '../shell/InvalidPage';
import { consoleAreas } from './consoleAreas';

/** Shows an area's screen to who may read it, else the invalid-page screen (SHELL-013, PERM-004). */
export function AreaGate(props: { readonly area: MenuArea; readonly children: ReactNode }): ReactNode {
  const { area, children } = props;
  const session = useSession();
  if (canOpenArea(area, session)) return children;
  const scope = area.access?.read;
  const isMissing = scope !== undefined && !session.scopes.has(scope);
  return <InvalidPage areas={consoleAreas} reason={isMissing ? { kind: 'scope', scope } : { kind: 'address' }} />;
}
