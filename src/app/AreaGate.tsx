import type { ReactNode } from 'react';
import { areas } from '../../schemas';
import type { AreaDefinition } from '../definition';
import { canOpenArea } from '../session/access';
import { useSession } from '../session/SessionContext';
import { InvalidPage } from '../shell/InvalidPage';

/** Shows an area's screen to who may read it, else the invalid-page screen (SHELL-013, PERM-004). */
export function AreaGate(props: { readonly area: AreaDefinition; readonly children: ReactNode }): ReactNode {
  const { area, children } = props;
  const session = useSession();
  if (canOpenArea(area, session)) return children;
  const { read } = area.access;
  const reason = session.scopes.has(read) ? ({ kind: 'address' } as const) : ({ kind: 'scope', scope: read } as const);
  return <InvalidPage areas={areas} reason={reason} />;
}
