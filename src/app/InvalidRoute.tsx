import type { ReactNode } from 'react';
import { areas } from '../../schemas';
import { InvalidPage } from '../shell/InvalidPage';

/** Every path that no area declares (SHELL-012). */
export function InvalidRoute(): ReactNode {
  return <InvalidPage areas={areas} reason={{ kind: 'address' }} />;
}
