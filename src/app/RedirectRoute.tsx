import type { ReactNode } from 'react';
import { RedirectPage } from '../session/RedirectPage';
import { appearance } from './browser';
import { consoleAreas } from './consoleAreas';
import { services } from './services';

/** The route `/redirect`. */
export function RedirectRoute(): ReactNode {
  return <RedirectPage appearance={appearance} session={services.session} areas={consoleAreas} />;
}
