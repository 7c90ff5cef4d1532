import { UnreachableError } from './errors';
import { parseList, parseRecord, parseText, textOrEmpty } from './parse';
import type { ApiSettings } from './settings';

/** Short, because the person is waiting to be redirected to the provider. */
const TIMEOUT_MILLISECONDS = 10_000;

/**
 * The issuer of sign-ins at a service that lists `sign_in_proof` at `GET /health`: it accepts a state and a challenge, and names itself
 * in its response (RFC 7636, RFC 9207). Undefined for a service that only implements the specification.
 *
 * Nobody must be able to force that fallback: if the service is unreachable or busy, no sign-in is started, and no cookie is sent that
 * could break the request.
 * @throws UnreachableError; Error if the setting requires sign-in proofs and the service has none
 */
export async function readSignInIssuer(
  { identityUrl, demandsSignInProof }: Pick<ApiSettings, 'identityUrl' | 'demandsSignInProof'>,
  send: typeof fetch,
): Promise<string | undefined> {
  const answer = await send(`${identityUrl}/health`, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429) throw new UnreachableError('identity');
  const issuer = answer.ok ? issuerIn(await answer.json().catch(() => undefined)) : undefined;
  if (issuer === undefined && demandsSignInProof) throw new Error('The identity service proves no sign-in.');
  return issuer;
}

/** @throws AnswerError if a service lists the feature without an issuer */
function issuerIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const health = parseRecord(answer, 'health');
  if (!parseList(health['offers'], 'health.offers', textOrEmpty).includes('sign_in_proof')) return undefined;
  return parseText(health['issuer'], 'health.issuer');
}
