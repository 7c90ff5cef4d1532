import type { AxiosInstance } from 'axios';
import { createRestCall, type AuthorizedSend } from './http';
import { listOf, objectOf, parseRecord, parseText, textOrEmpty } from './parse';
import type { ApiSettings } from './settings';
import type { Tokens } from './tokens';

/** A brand in the identity service. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
}

/** A role with the scopes of its permissions. */
export interface Role {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** The signed-in user (SIGN-008). */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly tenants: readonly Tenant[];
}

export interface CodeExchange {
  readonly code: string;
  /** The redirect URI with which the sign-in was started (B-1). */
  readonly redirectUri: string;
  /** Of RFC 7636; undefined if the sign-in was started without. */
  readonly codeVerifier: string | undefined;
}

/** The token calls; sent without a bearer token (SESS-002, API-REST-001, API-REST-002). */
export interface TokenCalls {
  exchangeCode(exchange: CodeExchange): Promise<Tokens>;
  exchangeRefreshToken(refreshToken: string): Promise<Tokens>;
}

/** The token endpoint of the identity service. @param http without a bearer token */
export function createTokenCalls(http: AxiosInstance, settings: ApiSettings): TokenCalls {
  const { clientId, clientSecret } = settings;
  const call = createRestCall(http.request.bind(http), 'identity');
  const requestTokens = async (grant: Readonly<Record<string, string>>): Promise<Tokens> => {
    const answer = await call({
      method: 'POST',
      url: `${settings.identityUrl}/iam/oauth/token`,
      data: { ...grant, clientId, clientSecret },
    });
    return parseTokens(answer, 'token answer').data;
  };
  return {
    exchangeCode: ({ code, redirectUri, codeVerifier }) =>
      requestTokens({
        grantType: 'authorization_code',
        provider: 'azure',
        redirect_uri: redirectUri,
        code,
        ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
      }),
    exchangeRefreshToken: (refreshToken) => requestTokens({ grantType: 'refresh_token', refreshToken }),
  };
}

/** `GET /iam/users/me` (API-REST-003). */
export async function readCurrentUser(send: AuthorizedSend, settings: ApiSettings): Promise<User> {
  const call = createRestCall(send, 'identity');
  const answer = await call({ method: 'GET', url: `${settings.identityUrl}/iam/users/me` });
  return parseUser(parseRecord(answer, 'current user')['data'], 'user');
}

/** Short, because forms do not open before the draft key is there. */
const DRAFT_KEY_TIMEOUT_MILLISECONDS = 10_000;

/** The draft key of the signed-in user. */
export interface DraftKeyAnswer {
  readonly userId: string;
  /** 256 bits, base64url. */
  readonly key: string;
}

/** `GET /iam/users/me/draft-key`. */
export async function readDraftKey(send: AuthorizedSend, settings: ApiSettings): Promise<DraftKeyAnswer> {
  const call = createRestCall(send, 'identity');
  const url = `${settings.identityUrl}/iam/users/me/draft-key`;
  const answer = await call({ method: 'GET', url, timeout: DRAFT_KEY_TIMEOUT_MILLISECONDS });
  return parseDraftKey(answer, 'draft key').data;
}

const parseTokens = objectOf({ data: objectOf<Tokens>({ accessToken: parseText, refreshToken: parseText }) });

const parseDraftKey = objectOf({ data: objectOf<DraftKeyAnswer>({ userId: parseText, key: parseText }) });

/** @throws AnswerError */
export const parseTenant = objectOf<Tenant>({ id: parseText, name: parseText });

const parseGrantingRole = objectOf({
  id: parseText,
  name: textOrEmpty,
  permissions: listOf(objectOf({ scope: parseText })),
});

function parseRole(value: unknown, where: string): Role {
  const { id, name, permissions } = parseGrantingRole(value, where);
  return { id, name, scopes: permissions.map(({ scope }) => scope) };
}

const parseUser = objectOf<User>({
  id: parseText,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: textOrEmpty,
  roles: listOf(parseRole),
  tenants: listOf(parseTenant),
});
