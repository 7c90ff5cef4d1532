import { ServiceError, Unauthenticated } from '../errors';
import { messages } from './messages';

/** The client id or secret is wrong (B-50). */
export class ClientAuthenticationFailed extends ServiceError {
  constructor() {
    super('UNAUTHENTICATED', messages.clientFailed);
  }
}

/** A code or refresh token that cannot be exchanged. 400 and not 401: a client must not react with a token refresh. */
export class GrantRefused extends ServiceError {
  constructor(argument: 'code' | 'refreshToken' | undefined, message: string) {
    super('BAD_USER_INPUT', message, argument === undefined ? {} : { argument });
  }
}

/** The change would leave no platform administrator. */
export class NoAdministratorLeft extends ServiceError {
  constructor() {
    super('BAD_USER_INPUT', messages.lastAdministrator);
  }
}

/** A unique value is already used by another record (B-7). */
export class DuplicateValue extends ServiceError {
  constructor(argument: string, message: string) {
    super('CONFLICT', message, { argument });
  }
}

/** It was changed by somebody else after the caller read it. */
export class RevisionConflict extends ServiceError {
  constructor(revision: number) {
    super('CONFLICT', messages.changedMeanwhile, { argument: EXPECTED_REVISION, revision });
  }
}

/** The property of a change with the revision it is based on. */
export const EXPECTED_REVISION = 'expectedRevision';

/** No external issuer is configured and the demo accounts are off. */
export class NoProvider extends ServiceError {
  constructor() {
    super('SERVICE_UNAVAILABLE', messages.noProvider);
  }
}

/** Why a sign-in was refused; the console has a text for each. */
export type SignInRefusal =
  | 'unknown_user'
  | 'pending_user'
  | 'inactive_user'
  | 'inactive_role'
  | 'email_not_verified'
  | 'access_denied'
  | 'sign_in_expired'
  | 'sign_in_failed'
  | 'provider_unavailable';

/** The provider authenticated the person, but the console refuses the sign-in. */
export class SignInRefused extends Error {
  constructor(readonly refusal: SignInRefusal) {
    super(`Sign-in refused: ${refusal}.`);
    this.name = 'SignInRefused';
  }
}

/** A token that is missing or invalid; `reason` is for the log. */
export class TokenRefused extends Unauthenticated {
  constructor(
    message: string,
    readonly reason: string,
  ) {
    super(message);
  }
}
