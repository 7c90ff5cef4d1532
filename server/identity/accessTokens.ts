import { errors, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { TokenRefused } from './errors';
import { SIGNING_ALGORITHM, type Keys } from './keys';
import { messages } from './messages';

/** What an access token says. What its user may do is read from the database, not from the token. */
export interface AccessTokenContent {
  readonly userId: string;
  readonly signInId: string;
}

export interface AccessTokens {
  /** A signed token (JWT, ES256). */
  issue(content: AccessTokenContent): Promise<string>;
  /**
   * @param options.evenExpired for what needs no more than to know whose sign-in it is
   * @throws TokenRefused saying what is wrong with the token
   */
  read(token: string | undefined, options?: { readonly evenExpired: boolean }): Promise<AccessTokenContent>;
}

export interface AccessTokenOptions {
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly issuer: string;
  readonly lifetimeSeconds: number;
}

/** A token that was found good. */
interface KnownToken {
  readonly content: AccessTokenContent;
  readonly keyId: string;
  readonly key: CryptoKey;
  readonly expiresAt: Date;
}

/**
 * Issues and reads the access tokens of the console. The same token comes with every call of its user: its signature is checked once on
 * each node, and again when the key has been read anew, which a retired one is not.
 */
export function createAccessTokens({ keys, clock, issuer, lifetimeSeconds }: AccessTokenOptions): AccessTokens {
  const known = new LRUCache<string, KnownToken>({ max: TOKENS_REMEMBERED });

  async function isStillGood({ keyId, key, expiresAt }: KnownToken): Promise<boolean> {
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
        .setExpirationTime(new Date(now.getTime() + lifetimeSeconds * 1000))
        .sign(key);
    },
    async read(token, { evenExpired } = { evenExpired: false }) {
      if (!token) throw new TokenRefused(messages.notSignedIn, 'missing');
      const former = known.get(token);
      if (former && (await isStillGood(former))) return former.content;
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
          // At the beginning of time nothing has expired.
          currentDate: evenExpired ? new Date(0) : clock(),
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
      known.set(token, { content, keyId, key, expiresAt: new Date(exp * 1000) });
      return content;
    },
  };
}

/** Faults of a token become refusals; anything else (a database that does not answer) stays what it is. */
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

const TOKENS_REMEMBERED = 1_000;
const AUDIENCE = 'brand-console';
/** RFC 9068; keeps other tokens of ours from passing as access tokens. */
const TOKEN_TYPE = 'at+jwt';
