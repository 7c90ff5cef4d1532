import type { ReactNode } from 'react';
import { InvalidPage } from '../shell/InvalidPage';
import { consoleAreas } from './consoleAreas';

/** Every path that no area declares (SHELL-012). */
export function InvalidRoute(): ReactNode {
  return <InvalidPage areas={consoleAreas} reason={{ kind: 'address' }} />;
}
