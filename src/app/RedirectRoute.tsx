import type { ReactNode } from 'react';
import { RedirectPage } from '../session/RedirectPage';
import { appearance, signInFlows, tokens } from './browser';
import { consoleAreas } from './consoleAreas';
import { services } from './services';

/** The route `/redirect`, where the identity provider returns to. */
export function RedirectRoute(): ReactNode {
  return (
    <RedirectPage
      appearance={appearance}
      flows={signInFlows}
      session={services.session}
      areas={consoleAreas}
      isSignedIn={() => tokens.access() !== undefined}
    />
  );
}
