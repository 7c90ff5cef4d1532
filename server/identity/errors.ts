import { ServiceError, Unauthenticated } from '../errors';
import { messages } from './messages';

/** The client id or secret is wrong (B-50). */
export class ClientAuthenticationFailed extends ServiceError {
  constructor() {
    super('UNAUTHENTICATED', messages.clientFailed);
  }
}

/** A code or refresh token that cannot be exchanged. 400 and not 401: a client must not answer it with a refresh. */
export class GrantRefused extends ServiceError {
  constructor(argument: 'code' | 'refreshToken' | undefined, message: string) {
    super('BAD_USER_INPUT', message, argument === undefined ? {} : { argument });
  }
}

/** After the change nobody could administer any more. */
export class NoAdministratorLeft extends ServiceError {
  constructor() {
    super('BAD_USER_INPUT', messages.lastAdministrator);
  }
}

/** A value that must be the only one of its kind belongs to another record already (B-7). */
export class Taken extends ServiceError {
  constructor(argument: string, message: string) {
    super('CONFLICT', message, { argument });
  }
}

/** Somebody changed it after the caller read it. */
export class ChangedMeanwhile extends ServiceError {
  constructor(revision: number) {
    super('CONFLICT', messages.changedMeanwhile, { argument: EXPECTED_REVISION, revision });
  }
}

/** The property in which a change says which revision it was made on top of. */
export const EXPECTED_REVISION = 'expectedRevision';

/** No external issuer is configured and the demo accounts are off. */
export class NoProvider extends ServiceError {
  constructor() {
    super('SERVICE_UNAVAILABLE', messages.noProvider);
  }
}

/** Why a person was sent back without being signed in; the console has a text for each. */
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

/** The provider knows the person, the console does not let them in. */
export class SignInRefused extends Error {
  constructor(readonly refusal: SignInRefusal) {
    super(`Sign-in refused: ${refusal}.`);
    this.name = 'SignInRefused';
  }
}

/** A token that is missing or not good; `reason` is for the log. */
export class TokenRefused extends Unauthenticated {
  constructor(
    message: string,
    readonly reason: string,
  ) {
    super(message);
  }
}
