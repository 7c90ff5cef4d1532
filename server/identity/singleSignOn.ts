import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { SignInRefused } from './errors';

/** Client of the corporate provider. */
export interface SingleSignOn {
  /** The URL of the provider's sign-in page. */
  signInUrl(flow: SignInFlow): Promise<URL>;
  /**
   * Exchanges the provider's response for a verified e-mail address.
   * @throws SignInRefused if the provider did not verify the address or the person cancelled
   */
  finish(callbackUrl: URL, flow: SignInFlow): Promise<{ readonly email: string }>;
  /** The URL of the provider's sign-out page; undefined if there is none. */
  signOutUrl(state: string): Promise<URL | undefined>;
}

export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Ask for the account even if the provider remembers one. */
  readonly chooseAccount: boolean;
}

export interface SingleSignOnOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly signedOutUri: string;
  /** The value of `prompt` that makes the provider show the account selection. */
  readonly choosePrompt: 'login' | 'select_account';
  /** Custom fetch for the provider; absent: over the network. */
  readonly fetch?: client.CustomFetch;
}

/** Discovers the issuer on first use; a failed discovery is retried on the next one. */
export function createSingleSignOn(options: SingleSignOnOptions): SingleSignOn {
  let configuration: Promise<client.Configuration> | undefined;
  function connect(): Promise<client.Configuration> {
    configuration ??= discover(options).catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
  }
  return {
    async signInUrl({ state, nonce, codeVerifier, chooseAccount }) {
      return client.buildAuthorizationUrl(await connect(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(chooseAccount ? { prompt: options.choosePrompt } : {}),
      });
    },
    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      // Also checks `iss` of the response if present, and requires it from issuers that announce it (RFC 9207).
      const tokens = await client
        .authorizationCodeGrant(await connect(), callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          const isDenied = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
          throw isDenied ? new SignInRefused('access_denied') : error;
        });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      return { email: verifiedEmail(claims, options.issuer) };
    },
    async signOutUrl(state) {
      const provider = await connect();
      if (!provider.serverMetadata().end_session_endpoint) return undefined;
      // No id_token_hint: tokens do not belong in URLs; the client id identifies the client to the provider.
      return client.buildEndSessionUrl(provider, { post_logout_redirect_uri: options.signedOutUri, state });
    },
  };
}

/** Sends requests to the embedded provider within the process, so that PUBLIC_URL need not be reachable from here. */
export function fetchInProcess(app: FastifyInstance): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers,
      // The token request, the only one with a body, is a form.
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    });
  };
}

/** Discovers the configuration of an issuer. @throws if it does not respond, or reports another issuer */
export function discover(
  options: Pick<SingleSignOnOptions, 'issuer' | 'clientId' | 'clientSecret' | 'fetch'>,
): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  return client.discovery(issuer, options.clientId, undefined, client.ClientSecretBasic(options.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // An http issuer was configured explicitly; the client would refuse it otherwise.
    // oxlint-disable-next-line typescript/no-deprecated -- only marked so to make it stand out
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
  });
}

/**
 * The e-mail address verified by the provider. Entra sends no claim about verification unless configured (`xms_edov`); a
 * missing claim is accepted only if the issuer is the directory of a single organisation.
 */
function verifiedEmail(claims: client.IDToken, issuer: string): string {
  const { email, email_verified: verified, xms_edov: domainOwner } = claims;
  const isVerified =
    verified === true ||
    domainOwner === true ||
    domainOwner === 1 ||
    domainOwner === '1' ||
    (verified === undefined && domainOwner === undefined && SINGLE_DIRECTORY.test(issuer));
  if (typeof email !== 'string' || email === '' || !isVerified) throw new SignInRefused('email_not_verified');
  return email;
}

const SINGLE_DIRECTORY = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f-]{36}\/v2\.0\/?$/i;
const TIMEOUT_SECONDS = 10;
