import { errors, jwtVerify, SignJWT } from 'jose';
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
  /** @throws TokenRefused saying what is wrong with the token */
  read(token: string | undefined): Promise<AccessTokenContent>;
}

export interface AccessTokenOptions {
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly issuer: string;
  readonly lifetimeSeconds: number;
}

/** Issues and reads the access tokens of the console. */
export function createAccessTokens({ keys, clock, issuer, lifetimeSeconds }: AccessTokenOptions): AccessTokens {
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
    async read(token) {
      if (!token) throw new TokenRefused(messages.notSignedIn, 'missing');
      const { payload } = await jwtVerify(
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
          currentDate: clock(),
        },
      ).catch((error: unknown) => {
        throw refused(error);
      });
      const { sub, sid } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') {
        throw new TokenRefused(messages.tokenMalformed, 'sub or sid is not a text');
      }
      return { userId: sub, signInId: sid };
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

const AUDIENCE = 'brand-console';
/** RFC 9068; keeps other tokens of ours from passing as access tokens. */
const TOKEN_TYPE = 'at+jwt';
