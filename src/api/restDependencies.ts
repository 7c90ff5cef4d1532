import type { ServiceCapabilities } from './contract/capabilities';
import type { AuthorizedSend } from './http';
import type { ApiSettings } from './settings';

/** What REST calls of the signed-in user need. */
export interface RestDependencies {
  /** With the bearer token. */
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly capabilities: Pick<ServiceCapabilities, 'offers'>;
}
