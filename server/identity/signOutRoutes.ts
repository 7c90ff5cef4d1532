import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../errorAnswers';
import { Forbidden } from '../errors';
import type { AccessTokens } from './accessTokens';
import { bearerOf } from './bearer';
import { setCookie } from './cookies';
import { messages } from './messages';
import { pagePolicy, renderSignOutQuestion } from './provider/pages';
import { canonicalUrl, readRedirect, SIGN_IN_PAGE, type Redirects } from './redirects';
import type { Sealer } from './sealer';
import { readSignedIn, SIGNED_IN_COOKIE, SOCIAL_PATH } from './signedInCookie';
import type { SignIns } from './signIns';
import type { SingleSignOn } from './singleSignOn';
import { readFields } from '../requestFields';

export interface SignOutOptions {
  readonly signIns: SignIns;
  readonly accessTokens: AccessTokens;
  readonly sealer: Sealer;
  /** Absent: neither an external issuer nor the demo accounts. */
  readonly singleSignOn: SingleSignOn | undefined;
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly redirects: Redirects;
}

/**
 * Sign-out through the corporate provider (SESS-014, B-3). `POST` ends every sign-in of this browser and returns the URL of the
 * provider's page, or redirects to it; `GET`, which any page can trigger, only asks for confirmation.
 */
export async function registerSignOutRoutes(app: FastifyInstance, options: SignOutOptions): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.get(SIGN_OUT_PATH, (request, reply) => askForSignOut(options, { request, reply }));
    scope.post(SIGN_OUT_PATH, (request, reply) => signOut(options, { request, reply }));
    done();
  });
  app.get(SIGNED_OUT_PATH, (request, reply) => signedOut(options, { request, reply }));
}

const SIGN_OUT_PATH = `${SOCIAL_PATH}/logout`;
export const SIGNED_OUT_PATH = `${SOCIAL_PATH}/signed-out`;

async function askForSignOut(options: SignOutOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const redirect = readRedirect(readFields(request.query)['redirect'], options.redirects.signOut);
  const canonical = canonicalUrl(options, request);
  if (canonical) return reply.redirect(canonical);
  const target = await providerPage(options, { request, redirect });
  return reply
    .headers({
      // Browsers check all redirects of the form.
      'content-security-policy': pagePolicy([...options.origins, new URL(target).origin]),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(renderSignOutQuestion({ action: SIGN_OUT_PATH, redirect }));
}

async function signOut(options: SignOutOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const redirect = readRedirect(readFields(request.body)['redirect'], options.redirects.signOut);
  const ids = await authorizedSignIns(options, request);
  await options.signIns.end(ids);
  setCookie(reply, options, { name: SIGNED_IN_COOKIE, value: '', seconds: 0, path: SOCIAL_PATH });
  void reply.header('cache-control', 'no-store');
  const location = await providerPage(options, { request, redirect });
  const isForm = request.headers['content-type']?.startsWith(FORM) === true;
  return isForm ? reply.redirect(location, 303) : reply.send({ data: { location } });
}

async function signedOut(options: SignOutOptions, { request, reply }: Exchange): Promise<FastifyReply> {
  const state = readFields(request.query)['state'];
  const value = typeof state === 'string' ? await options.sealer.unseal(state, SIGN_OUT) : undefined;
  const redirect = value?.['redirect'];
  return reply.redirect(typeof redirect === 'string' ? redirect : options.publicUrl + SIGN_IN_PAGE);
}

/** The sign-out page of the provider; the redirect itself if there is no such page or the provider does not respond. */
async function providerPage(
  { sealer, singleSignOn }: SignOutOptions,
  { request, redirect }: { readonly request: FastifyRequest; readonly redirect: string },
): Promise<string> {
  try {
    const state = await sealer.seal({ redirect }, { use: SIGN_OUT, seconds: STATE_SECONDS });
    return (await singleSignOn?.signOutUrl(state))?.href ?? redirect;
  } catch (error) {
    request.log.error({ err: error }, 'the sign-out of the provider is not available');
    return redirect;
  }
}

/**
 * The sign-ins that a request may end: those of this browser if it comes from a page of the console, according to the Origin
 * header that browsers send with every POST, and that of its token.
 * @throws Forbidden for a request with neither, which another website has sent
 */
async function authorizedSignIns(options: SignOutOptions, request: FastifyRequest): Promise<readonly string[]> {
  const { origin, cookie } = request.headers;
  const isFromConsole = origin !== undefined && options.origins.includes(origin);
  const token = bearerOf(request);
  // Signing out must also work after the token has expired.
  const claims = await options.accessTokens.read(token, { allowExpired: true }).catch(() => undefined);
  if (!isFromConsole && !claims) throw new Forbidden(messages.signOutUnproven);
  return [...(isFromConsole ? await readSignedIn(options.sealer, cookie) : []), ...(claims ? [claims.signInId] : [])];
}

const FORM = 'application/x-www-form-urlencoded';
/** The form contains only a URL. */
const MAX_FORM_BYTES = 4096;
const SIGN_OUT = 'sign-out';
/** Time limit for signing out at the provider. */
const STATE_SECONDS = 600;
