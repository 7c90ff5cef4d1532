import type { AxiosInstance } from 'axios';
import { signOutAddress } from './addresses';
import { createRestCall, createSendWith } from './http';
import { parseRecord, parseText } from './parse';
import type { RestDependencies } from './restDependencies';

/** Short, because the person is waiting to leave. */
const TIMEOUT_MILLISECONDS = 10_000;

export interface SignOutDependencies extends Omit<RestDependencies, 'send'> {
  readonly http: AxiosInstance;
}

/**
 * Ends every sign-in of this browser. A service that only implements the specification does so during the redirect (B-3).
 * @param options.accessToken authenticates the call where it carries no cookies; undefined if the session has already ended
 * @param options.redirect target after the sign-out
 * @returns the URL to go to: the provider's sign-out
 * @throws the errors of `errors.ts`
 */
export async function signOut(
  { http, settings, capabilities }: SignOutDependencies,
  { accessToken, redirect }: { readonly accessToken: string | undefined; readonly redirect: string },
): Promise<string> {
  if (!capabilities.offers('identity', 'sign_out')) return signOutAddress(settings, redirect);
  const send = accessToken === undefined ? http.request.bind(http) : createSendWith(http, accessToken);
  const call = createRestCall(send, 'identity');
  const answer = await call({
    method: 'POST',
    url: `${settings.identityUrl}/iam/social/azure/logout`,
    data: { redirect },
    timeout: TIMEOUT_MILLISECONDS,
  });
  const data = parseRecord(parseRecord(answer, 'sign-out')['data'], 'sign-out.data');
  return parseText(data['location'], 'sign-out.data.location');
}
