import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { Database } from '../database/database';
import type { AccessTokens } from './accessTokens';
import { bearerOf } from './bearer';
import { codeCookie, readCookie, writeCookie } from './cookies';
import { NoProvider, SignInRefused, type SignInRefusal } from './errors';
import { readRedirect, RETURN_PATH, type Redirects } from './redirects';
import { limitRequests } from './requestLimit';
import type { Seal } from './seal';
import { newSecret } from './secrets';
import { carriesCookies, readSignInRequest, type SignInRequest } from './signInRequest';
import { CODE_SECONDS, type SignIns } from './signIns';
import type { SignInFlow, SingleSignOn } from './singleSignOn';
import { TOKEN_PATH } from './tokenRoute';
import { findUserForSignIn } from './users';

export interface SocialRouteOptions {
  readonly database: Database;
  readonly signIns: SignIns;
  readonly accessTokens: AccessTokens;
  readonly seal: Seal;
  /** Absent: neither an external issuer nor the demo accounts. */
  readonly singleSignOn: SingleSignOn | undefined;
  readonly publicUrl: string;
  /** Who answers a sign-in (RFC 9207). */
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly redirects: Redirects;
  readonly signInSeconds: number;
  readonly clock: () => Date;
}

/** Sign-in and sign-out through the corporate provider (SIGN-005, SESS-014, B-1, B-3). */
export async function registerSocialRoutes(app: FastifyInstance, options: SocialRouteOptions): Promise<void> {
  await app.register(async (scope) => {
    const { database, clock } = options;
    await limitRequests(scope, { database, clock, name: 'sign-in', max: SIGN_INS_PER_MINUTE });
    scope.get(`${SOCIAL_PATH}/login`, (request, reply) => login(options, { request, reply }));
    scope.get(CALLBACK_PATH, (request, reply) => callback(options, { request, reply }));
  });
  app.get(`${SOCIAL_PATH}/logout`, (request, reply) => logout(options, { request, reply }));
  app.get(SIGNED_OUT_PATH, (request, reply) => signedOut(options, { request, reply }));
}

const SOCIAL_PATH = '/iam/social/azure';
export const CALLBACK_PATH = `${SOCIAL_PATH}/callback`;
export const SIGNED_OUT_PATH = `${SOCIAL_PATH}/signed-out`;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function login(options: SocialRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const { publicUrl, redirects } = options;
  const asked = readSignInRequest(queryOf(request), { allowed: redirects.signIn, publicUrl });
  if (!options.singleSignOn) throw new NoProvider();
  const elsewhere = canonicalUrl(options, request);
  if (elsewhere) return reply.redirect(elsewhere);
  const flow: SignInFlow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    chooseAccount: asked.choosesAccount || readCookie(request.headers.cookie, CHOOSE_COOKIE) !== undefined,
  };
  let target: URL;
  try {
    target = await options.singleSignOn.signInUrl(flow);
  } catch (error) {
    request.log.error({ err: error }, 'the provider is not available');
    return answer(options, reply, { ...asked, values: { error: 'provider_unavailable' } });
  }
  const sealed = await options.seal.close({ ...flow, ...asked }, { use: FLOW, seconds: FLOW_SECONDS });
  setCookie(options, reply, { name: flowCookie(flow.state), value: sealed, seconds: FLOW_SECONDS });
  return reply.redirect(target.href);
}

async function callback(options: SocialRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const { publicUrl } = options;
  const state = queryOf(request)['state'];
  const name = flowCookie(typeof state === 'string' ? state : '');
  const sealed = readCookie(request.headers.cookie, name);
  const flow = sealed === undefined ? undefined : await options.seal.open(sealed, FLOW);
  if (!options.singleSignOn || !flow) {
    const home = { redirect: publicUrl + RETURN_PATH, consoleState: undefined };
    return answer(options, reply, { ...home, values: { error: 'sign_in_expired' } });
  }
  setCookie(options, reply, { name, value: '', seconds: 0 });
  const { redirect, consoleState, codeChallenge, ...rest } = flow as unknown as KeptFlow;
  try {
    const { email } = await options.singleSignOn.finish(new URL(request.url, publicUrl), rest);
    const { userId } = await findUserForSignIn(options.database, email);
    const browserSecret = carriesCookies(redirect, publicUrl) ? newSecret() : undefined;
    const from = { address: request.ip, userAgent: request.headers['user-agent'] };
    const { code, signInId } = await options.signIns.begin({ userId, redirect, codeChallenge, browserSecret, from });
    const hint = await options.seal.close({ signInId }, { use: SIGNED_IN, seconds: options.signInSeconds });
    setCookie(options, reply, { name: SIGNED_IN_COOKIE, value: hint, seconds: options.signInSeconds });
    setCookie(options, reply, { name: CHOOSE_COOKIE, value: '', seconds: 0 });
    if (browserSecret !== undefined) {
      setCookie(options, reply, {
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
    setCookie(options, reply, { name: CHOOSE_COOKIE, value: '1', seconds: FLOW_SECONDS });
    const refusal = error instanceof SignInRefused ? error.refusal : 'sign_in_failed';
    return answer(options, reply, { redirect, consoleState, values: { error: refusal } });
  }
}

/** What the browser keeps, sealed, while the person is at the provider. */
type KeptFlow = SignInFlow & SignInRequest;

async function logout(options: SocialRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const redirect = readRedirect(queryOf(request)['redirect'], options.redirects.signOut);
  const elsewhere = canonicalUrl(options, request);
  if (elsewhere) return reply.redirect(elsewhere);
  for (const signInId of await knownSignIns(options, request)) await options.signIns.end(signInId);
  setCookie(options, reply, { name: SIGNED_IN_COOKIE, value: '', seconds: 0 });
  try {
    const state = await options.seal.close({ redirect }, { use: SIGN_OUT, seconds: FLOW_SECONDS });
    const target = await options.singleSignOn?.signOutUrl(state);
    return await reply.redirect(target?.href ?? redirect);
  } catch (error) {
    request.log.error({ err: error }, 'the sign-out of the provider is not available');
    return reply.redirect(redirect);
  }
}

async function signedOut(options: SocialRouteOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const state = queryOf(request)['state'];
  const value = typeof state === 'string' ? await options.seal.open(state, SIGN_OUT) : undefined;
  const redirect = value?.['redirect'];
  return reply.redirect(typeof redirect === 'string' ? redirect : `${options.publicUrl}/admin/login`);
}

/** The sign-ins that this request may end: that of its token and that of this browser. */
async function knownSignIns(
  { accessTokens, seal }: SocialRouteOptions,
  request: FastifyRequest,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  const token = bearerOf(request);
  if (token !== undefined) {
    const content = await accessTokens.read(token).catch(() => undefined);
    if (content) ids.add(content.signInId);
  }
  const hint = readCookie(request.headers.cookie, SIGNED_IN_COOKIE);
  const signInId = hint === undefined ? undefined : (await seal.open(hint, SIGNED_IN))?.['signInId'];
  if (typeof signInId === 'string') ids.add(signInId);
  return [...ids];
}

/** Cookies belong to a host name: a person who came by another name of this machine goes on at PUBLIC_URL. */
function canonicalUrl({ publicUrl, origins }: SocialRouteOptions, request: FastifyRequest): string | undefined {
  const { host, protocol } = new URL(publicUrl);
  const isOtherName = request.host !== host && origins.includes(`${protocol}//${request.host}`);
  return isOtherName ? publicUrl + request.url : undefined;
}

/** Leads back to the console, with its state and who answers (RFC 9207). */
function answer(
  { issuer }: SocialRouteOptions,
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

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  /** Where the browser sends it; these routes by default. */
  readonly path?: string;
}

function setCookie({ publicUrl }: SocialRouteOptions, reply: FastifyReply, cookie: Cookie): void {
  const { name, value, seconds, path = SOCIAL_PATH } = cookie;
  const isSecure = publicUrl.startsWith('https:');
  void reply.header('set-cookie', writeCookie(name, value, { path, seconds, isSecure }));
}

function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return request.query as Record<string, unknown>;
}

/** One cookie a flow, so that two tabs may sign in at the same time. */
function flowCookie(state: string): string {
  return `sign_in_${state.replace(/[^\w-]/g, '').slice(0, 16)}`;
}

const CHOOSE_COOKIE = 'choose_account';
const SIGNED_IN_COOKIE = 'signed_in';
const FLOW = 'sign-in-flow';
const SIGNED_IN = 'signed-in';
const SIGN_OUT = 'sign-out';
/** For one address; a sign-in has two requests here. Whole offices may share one address. */
const SIGN_INS_PER_MINUTE = 600;
/** How long a person may stay on the provider's page. */
const FLOW_SECONDS = 600;
