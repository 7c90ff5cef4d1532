import type { ReactNode } from 'react';
import { InvalidPage } from '../shell/InvalidPage';
import { consoleAreas } from './consoleAreas';

/**
 * The fallback in place of what a user may not open (CONT-006).
 * @param props.scope which of the user's scopes is missing, where that is known
 */
export function DeniedScreen({ scope }: { readonly scope: unknown }): ReactNode {
  const reason = typeof scope === 'string' ? ({ kind: 'scope', scope } as const) : ({ kind: 'address' } as const);
  return <InvalidPage areas={consoleAreas} reason={reason} />;
}
