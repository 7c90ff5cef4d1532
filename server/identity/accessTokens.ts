import { errors, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { TokenRefused } from './errors';
import { SIGNING_ALGORITHM, type Keys } from './keys';
import { messages } from './messages';
import { addSeconds } from '../instants';

/** The claims of an access token. The rights of its user are read from the database, not from the token. */
export interface AccessTokenContent {
  readonly userId: string;
  readonly signInId: string;
}

export interface AccessTokens {
  /** A signed token (JWT, ES256). */
  issue(content: AccessTokenContent): Promise<string>;
  /**
   * @param options.allowExpired accept expired tokens, where only the sign-in has to be identified
   * @throws TokenRefused with the reason
   */
  read(token: string | undefined, options?: { readonly allowExpired: boolean }): Promise<AccessTokenContent>;
}

export interface AccessTokenOptions {
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly issuer: string;
  readonly lifetimeSeconds: number;
}

/** A verified token. */
interface VerifiedToken {
  readonly content: AccessTokenContent;
  readonly keyId: string;
  readonly key: CryptoKey;
  readonly expiresAt: Date;
}

/**
 * Issues and verifies the access tokens of the console. A client sends the same token with every call: its signature is verified once
 * per node, and again after its key was re-read from the database; a retired key is not found again.
 */
export function createAccessTokens({ keys, clock, issuer, lifetimeSeconds }: AccessTokenOptions): AccessTokens {
  const verifiedTokens = new LRUCache<string, VerifiedToken>({ max: MAX_TOKENS });

  async function isStillValid({ keyId, key, expiresAt }: VerifiedToken): Promise<boolean> {
    return clock() < expiresAt && (await keys.verifier(keyId)) === key;
  }

  return {
    async issue({ userId, signInId }) {
      const { id, key } = await keys.signer();
      const now = clock();
      return new SignJWT({ sid: signInId })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: id, typ: TOKEN_TYPE })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(addSeconds(now, lifetimeSeconds))
        .sign(key);
    },
    async read(token, { allowExpired } = { allowExpired: false }) {
      if (!token) throw new TokenRefused(messages.notSignedIn, 'missing');
      const cached = verifiedTokens.get(token);
      if (cached && (await isStillValid(cached))) return cached.content;
      const { payload, key, protectedHeader } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await keys.verifier(kid);
          if (!key) throw new TokenRefused(messages.tokenUnknownKey, 'unknown key');
          return key;
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          issuer,
          audience: AUDIENCE,
          typ: TOKEN_TYPE,
          requiredClaims: ['sub', 'sid', 'exp'],
          // In 1970 no token has expired.
          currentDate: allowExpired ? new Date(0) : clock(),
        },
      ).catch((error: unknown) => {
        throw refused(error);
      });
      const { sub, sid, exp = 0 } = payload;
      const { kid: keyId = '' } = protectedHeader;
      if (typeof sub !== 'string' || typeof sid !== 'string') {
        throw new TokenRefused(messages.tokenMalformed, 'sub or sid is not a text');
      }
      const content = { userId: sub, signInId: sid };
      verifiedTokens.set(token, { content, keyId, key, expiresAt: new Date(exp * 1000) });
      return content;
    },
  };
}

/** Turns errors of a token into refusals; others (an unreachable database) are returned unchanged. */
function refused(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  return new TokenRefused(explain(error), error.message);
}

function explain(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return messages.tokenExpired;
  if (error instanceof errors.JWSSignatureVerificationFailed) return messages.tokenForged;
  if (error instanceof errors.JOSEAlgNotAllowed) return messages.tokenAlgorithm;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return messages.tokenAudience;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return messages.tokenIssuer;
  return messages.tokenMalformed;
}

const MAX_TOKENS = 1_000;
const AUDIENCE = 'brand-console';
/** RFC 9068; prevents our other tokens from being accepted as access tokens. */
const TOKEN_TYPE = 'at+jwt';
