import type { AxiosInstance } from 'axios';
import { signOutAddress } from './addresses';
import type { ServiceAbilities } from './contract/abilities';
import { answersOf, createSendWith } from './http';
import { parseRecord, parseText } from './parse';
import type { ApiSettings } from './settings';

/** Nobody waits longer to leave, in milliseconds. */
const PATIENCE = 10_000;

/** What signing out is done with. */
export interface SignOutNeeds {
  readonly http: AxiosInstance;
  readonly settings: ApiSettings;
  readonly abilities: Pick<ServiceAbilities, 'offers'>;
}

/**
 * Ends every sign-in of this browser. A service of the specification alone does so when the browser comes by (B-3).
 * @param options.accessToken proves it where the console's calls carry no cookies; undefined: the session has ended already
 * @param options.redirect where it comes back to in the end
 * @returns where the browser goes now: the provider's sign-out
 * @throws the errors of `errors.ts`
 */
export async function signOut(
  { http, settings, abilities }: SignOutNeeds,
  { accessToken, redirect }: { readonly accessToken: string | undefined; readonly redirect: string },
): Promise<string> {
  if (!abilities.offers('identity', 'sign_out')) return signOutAddress(settings, redirect);
  const send = accessToken === undefined ? http.request.bind(http) : createSendWith(http, accessToken);
  const ask = answersOf(send, 'identity');
  const answer = await ask({
    method: 'POST',
    url: `${settings.identityUrl}/iam/social/azure/logout`,
    data: { redirect },
    timeout: PATIENCE,
  });
  const data = parseRecord(parseRecord(answer, 'sign-out')['data'], 'sign-out.data');
  return parseText(data['location'], 'sign-out.data.location');
}
