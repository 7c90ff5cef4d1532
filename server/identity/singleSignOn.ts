import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { SignInRefused } from './errors';

/** The corporate provider, seen as a client of it. */
export interface SingleSignOn {
  /** Where the browser goes to sign in. */
  signInUrl(flow: SignInFlow): Promise<URL>;
  /**
   * Turns the answer of the provider into a verified e-mail.
   * @throws SignInRefused when the provider did not verify the e-mail or the person gave up
   */
  finish(callbackUrl: URL, flow: SignInFlow): Promise<{ readonly email: string }>;
  /** Where the browser goes to sign out; absent when the provider has no such page. */
  signOutUrl(state: string): Promise<URL | undefined>;
}

export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Ask for the account again although the provider remembers one. */
  readonly chooseAccount: boolean;
}

export interface SingleSignOnOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly signedOutUri: string;
  /** The value of `prompt` that makes the provider show its accounts. */
  readonly choosePrompt: 'login' | 'select_account';
  /** How to reach the provider; absent: over the network. */
  readonly fetch?: client.CustomFetch;
}

/** Connects to the issuer at the first use; an issuer that does not answer is asked again at the next one. */
export function createSingleSignOn(options: SingleSignOnOptions): SingleSignOn {
  let connected: Promise<client.Configuration> | undefined;
  function connect(): Promise<client.Configuration> {
    connected ??= discover(options).catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
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
      // Also checks `iss` of the answer where it comes, and demands it of issuers that announce it (RFC 9207).
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
      const configuration = await connect();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      // No id_token_hint: tokens do not belong into addresses; the client id tells the provider who asks.
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: options.signedOutUri, state });
    },
  };
}

/** Answers the requests to the embedded provider inside the process, so that PUBLIC_URL need not be reachable here. */
export function fetchInside(app: FastifyInstance): client.CustomFetch {
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

/** What an issuer says of itself. @throws for one that does not answer, or calls itself something else */
export function discover(
  options: Pick<SingleSignOnOptions, 'issuer' | 'clientId' | 'clientSecret' | 'fetch'>,
): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  return client.discovery(issuer, options.clientId, undefined, client.ClientSecretBasic(options.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Whoever configures an http issuer has said so; the client would refuse it otherwise.
    // oxlint-disable-next-line typescript/no-deprecated -- only marked so to make it stand out
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
  });
}

/**
 * The e-mail that the provider vouches for. Entra says nothing about verification unless asked to (`xms_edov`); there a
 * missing statement is accepted only when the issuer is one organisation's own directory.
 */
function verifiedEmail(claims: client.IDToken, issuer: string): string {
  const { email, email_verified: verified, xms_edov: domainOwner } = claims;
  const isVouched =
    verified === true ||
    domainOwner === true ||
    domainOwner === 1 ||
    domainOwner === '1' ||
    (verified === undefined && domainOwner === undefined && SINGLE_DIRECTORY.test(issuer));
  if (typeof email !== 'string' || email === '' || !isVouched) throw new SignInRefused('email_not_verified');
  return email;
}

const SINGLE_DIRECTORY = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f-]{36}\/v2\.0\/?$/i;
const TIMEOUT_SECONDS = 10;
