import { UnreachableError } from './errors';
import { parseList, parseRecord, parseText, textOrEmpty } from './parse';
import type { ApiSettings } from './settings';

/** Nobody waits longer for the way to the provider, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Who answers a sign-in at a service that lists `sign_in_proof` at `GET /health`: it takes a state and a challenge, and names
 * itself in its answer (RFC 7636, RFC 9207). Undefined for a service of the specification alone.
 *
 * Nobody else may bring about the second: a service that cannot be reached, or is busy, begins no sign-in, and no cookie is
 * sent that could spoil the request.
 * @throws UnreachableError; Error where the setting demands a service that proves
 */
export async function readSignInIssuer(
  { identityUrl, demandsSignInProof }: Pick<ApiSettings, 'identityUrl' | 'demandsSignInProof'>,
  send: typeof fetch,
): Promise<string | undefined> {
  const answer = await send(`${identityUrl}/health`, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429) throw new UnreachableError('identity');
  const issuer = answer.ok ? issuerIn(await answer.json().catch(() => undefined)) : undefined;
  if (issuer === undefined && demandsSignInProof) throw new Error('The identity service proves no sign-in.');
  return issuer;
}

/** @throws AnswerError where a service lists what it does not tell */
function issuerIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const health = parseRecord(answer, 'health');
  if (!parseList(health['offers'], 'health.offers', textOrEmpty).includes('sign_in_proof')) return undefined;
  return parseText(health['issuer'], 'health.issuer');
}
