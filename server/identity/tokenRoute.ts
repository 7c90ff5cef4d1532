import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { BadInput } from '../errors';
import type { AccessTokens } from './accessTokens';
import { codeCookie, readCookie } from './cookies';
import { ClientAuthenticationFailed } from './errors';
import { messages } from './messages';
import { limitRequests } from './requestLimit';
import { constantTimeEqual } from './secrets';
import type { Grant, SignIns } from './signIns';
import type { Services } from '../services';
import { readFields, type RequestFields } from '../requestFields';

export interface TokenRouteOptions extends Pick<Services, 'database' | 'clock'> {
  readonly config: Pick<Config, 'clientId' | 'clientSecret'>;
  readonly signIns: SignIns;
  readonly accessTokens: AccessTokens;
}

/** `POST /iam/oauth/token` for both grants (API-REST-001, API-REST-002, B-50); `code_verifier` is that of RFC 7636. */
export async function registerTokenRoute(app: FastifyInstance, options: TokenRouteOptions): Promise<void> {
  await app.register(async (scope) => {
    const { database, clock } = options;
    await limitRequests(scope, { database, clock, name: 'token', max: REQUESTS_PER_MINUTE });
    scope.post(TOKEN_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const grant = await redeem(options, request);
      const accessToken = await options.accessTokens.issue(grant);
      return { data: { accessToken, refreshToken: grant.refreshToken } };
    });
  });
}

async function redeem({ config, signIns }: TokenRouteOptions, request: FastifyRequest): Promise<Grant> {
  const body = readFields(request.body);
  const grantType = required(body, 'grantType');
  // Both are always compared, so that the timing does not reveal which of them was wrong.
  const isKnown = [
    constantTimeEqual(optional(body, 'clientId'), config.clientId),
    constantTimeEqual(optional(body, 'clientSecret'), config.clientSecret),
  ].every(Boolean);
  if (!isKnown) throw new ClientAuthenticationFailed();
  switch (grantType) {
    case 'authorization_code': {
      if (required(body, 'provider') !== 'azure') throw new BadInput('provider', messages.providerUnknown);
      const code = required(body, 'code');
      const presented = {
        code,
        redirectUri: required(body, 'redirect_uri'),
        codeVerifier: body['code_verifier'] === undefined ? undefined : required(body, 'code_verifier'),
        browserSecret: readCookie(request.headers.cookie, codeCookie(code)),
      };
      return signIns.redeemCode(presented, request.ip);
    }
    case 'refresh_token':
      return signIns.refresh(required(body, 'refreshToken'), request.ip);
    default:
      throw new BadInput('grantType', messages.grantTypeUnknown);
  }
}

function required(body: RequestFields, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new BadInput(name, messages.missing(name));
  return value;
}

function optional(body: RequestFields, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

export const TOKEN_PATH = '/iam/oauth/token';
/** Per IP address, which a whole office may share; a refresh comes every 15 minutes. */
export const REQUESTS_PER_MINUTE = 240;
