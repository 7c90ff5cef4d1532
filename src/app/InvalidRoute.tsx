import type { ReactNode } from 'react';
import { InvalidPage, type InvalidReason } from '../shell/InvalidPage';
import { consoleAreas } from './consoleAreas';

/** The invalid-page screen: for paths that no area declares, unless another reason is given (SHELL-012). */
export function InvalidRoute({ reason = { kind: 'address' } }: { readonly reason?: InvalidReason }): ReactNode {
  return <InvalidPage areas={consoleAreas} reason={reason} />;
}
