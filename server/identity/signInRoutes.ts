import type { FastifyInstance, FastifyReply } from 'fastify';
import * as client from 'openid-client';
import type { Exchange } from '../errorAnswers';
import { readFields } from '../requestFields';
import { codeCookie, readCookie, setCookie, type Cookie } from './cookies';
import { NoProvider, SignInRefused, type SignInRefusal } from './errors';
import { canonicalUrl, RETURN_PATH, type Redirects } from './redirects';
import { limitRequests } from './requestLimit';
import type { Sealer } from './sealer';
import { newSecret } from './secrets';
import { readSignedIn, sealSignedIn, SIGNED_IN_COOKIE, SOCIAL_PATH } from './signedInCookie';
import { carriesCookies, readSignInRequest, type SignInRequest } from './signInRequest';
import { CODE_SECONDS, type SignIns } from './signIns';
import type { SignInFlow, SingleSignOn } from './singleSignOn';
import { TOKEN_PATH } from './tokenRoute';
import { findUserForSignIn } from './users';
import type { Services } from '../services';

export interface SignInRouteOptions extends Pick<Services, 'database' | 'clock'> {
  readonly signIns: SignIns;
  readonly sealer: Sealer;
  /** Absent: neither an external issuer nor the demo accounts. */
  readonly singleSignOn: SingleSignOn | undefined;
  readonly publicUrl: string;
  /** The issuer in sign-in responses (RFC 9207). */
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly redirects: Redirects;
  readonly signInSeconds: number;
}

/** Sign-in through the corporate provider (SIGN-005, B-1). */
export async function registerSignInRoutes(app: FastifyInstance, options: SignInRouteOptions): Promise<void> {
  await app.register(async (scope) => {
    const { database, clock } = options;
    await limitRequests(scope, { database, clock, name: 'sign-in', max: REQUESTS_PER_MINUTE });
    scope.get(`${SOCIAL_PATH}/login`, (request, reply) => login(options, { request, reply }));
    scope.get(CALLBACK_PATH, (request, reply) => callback(options, { request, reply }));
  });
}

export const CALLBACK_PATH = `${SOCIAL_PATH}/callback`;

async function login(options: SignInRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const { publicUrl, redirects } = options;
  const signInRequest = readSignInRequest(readFields(request.query), { allowed: redirects.signIn, publicUrl });
  if (!options.singleSignOn) throw new NoProvider();
  const canonical = canonicalUrl(options, request);
  if (canonical) return reply.redirect(canonical);
  const flow: SignInFlow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    chooseAccount: signInRequest.choosesAccount || readCookie(request.headers.cookie, CHOOSE_COOKIE) !== undefined,
  };
  let target: URL;
  try {
    target = await options.singleSignOn.signInUrl(flow);
  } catch (error) {
    request.log.error({ err: error }, 'the provider is not available');
    return answer(options, reply, { ...signInRequest, values: { error: 'provider_unavailable' } });
  }
  const sealed = await options.sealer.seal({ ...flow, ...signInRequest }, { use: FLOW, seconds: FLOW_SECONDS });
  setCookie(reply, options, { name: flowCookie(flow.state), value: sealed, seconds: FLOW_SECONDS, path: SOCIAL_PATH });
  return reply.redirect(target.href);
}

async function callback(options: SignInRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const { publicUrl } = options;
  const setFlowCookie = (cookie: Omit<Cookie, 'path'> & { readonly path?: string }) => {
    setCookie(reply, options, { path: SOCIAL_PATH, ...cookie });
  };
  const { state } = readFields(request.query);
  const name = flowCookie(typeof state === 'string' ? state : '');
  const sealed = readCookie(request.headers.cookie, name);
  const flow = sealed === undefined ? undefined : await options.sealer.unseal(sealed, FLOW);
  if (!options.singleSignOn || !flow) {
    const home = { redirect: publicUrl + RETURN_PATH, consoleState: undefined };
    return answer(options, reply, { ...home, values: { error: 'sign_in_expired' } });
  }
  setFlowCookie({ name, value: '', seconds: 0 });
  const { redirect, consoleState, codeChallenge, ...rest } = flow as unknown as SealedFlow;
  try {
    const { email } = await options.singleSignOn.finish(new URL(request.url, publicUrl), rest);
    const { userId } = await findUserForSignIn(options.database, email);
    const browserSecret = carriesCookies(redirect, publicUrl) ? newSecret() : undefined;
    const from = { address: request.ip, userAgent: request.headers['user-agent'] };
    const { code, signInId } = await options.signIns.begin({ userId, redirect, codeChallenge, browserSecret, from });
    const others = await readSignedIn(options.sealer, request.headers.cookie);
    const value = await sealSignedIn(options.sealer, [...others, signInId], options.signInSeconds);
    setFlowCookie({ name: SIGNED_IN_COOKIE, value, seconds: options.signInSeconds });
    setFlowCookie({ name: CHOOSE_COOKIE, value: '', seconds: 0 });
    if (browserSecret !== undefined) {
      setFlowCookie({
        name: codeCookie(code),
        value: browserSecret,
        seconds: CODE_SECONDS,
        path: TOKEN_PATH,
      });
    }
    return await answer(options, reply, { redirect, consoleState, values: { code } });
  } catch (error) {
    if (!(error instanceof SignInRefused)) request.log.error({ err: error }, 'sign-in failed');
    // The provider may remember the refused account; without this the person could never choose another one.
    setFlowCookie({ name: CHOOSE_COOKIE, value: '1', seconds: FLOW_SECONDS });
    const refusal = error instanceof SignInRefused ? error.refusal : 'sign_in_failed';
    return answer(options, reply, { redirect, consoleState, values: { error: refusal } });
  }
}

/** The state of a sign-in, sealed in a cookie while the person is at the provider. */
type SealedFlow = SignInFlow & SignInRequest;

/** Redirects back to the console, with its state and the issuer (RFC 9207). */
function answer(
  { issuer }: SignInRouteOptions,
  reply: FastifyReply,
  to: Pick<SignInRequest, 'redirect' | 'consoleState'> & {
    readonly values: { readonly code: string } | { readonly error: SignInRefusal };
  },
): FastifyReply {
  const target = new URL(to.redirect);
  for (const [name, value] of Object.entries(to.values)) target.searchParams.set(name, value);
  if (to.consoleState !== undefined) target.searchParams.set('state', to.consoleState);
  target.searchParams.set('iss', issuer);
  return reply.redirect(target.href);
}

/** One cookie per flow, so that two tabs can sign in at the same time. */
function flowCookie(state: string): string {
  return `sign_in_${state.replace(/[^\w-]/g, '').slice(0, 16)}`;
}

const CHOOSE_COOKIE = 'choose_account';
const FLOW = 'sign-in-flow';
/** Per IP address, which a whole office may share; a sign-in makes two requests. */
const REQUESTS_PER_MINUTE = 600;
/** Time limit for signing in at the provider. */
const FLOW_SECONDS = 600;
