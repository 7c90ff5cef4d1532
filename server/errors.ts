import { DatabaseError } from 'pg';

/** The error codes of the API; GraphQL carries them in `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** An error whose message may be shown to the caller. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** The HTTP status of the code. */
  readonly status: number;
  /** Named data for the caller. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.status = STATUS[code];
    this.data = data;
  }
}

const STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/** No token, or one that is no longer valid. */
export class Unauthenticated extends ServiceError {
  constructor(message = 'Unauthenticated.') {
    super('UNAUTHENTICATED', message);
  }
}

/** The caller is known but may not do this. */
export class Forbidden extends ServiceError {
  constructor(message = 'You do not have access to this.', data: Readonly<Record<string, unknown>> = {}) {
    super('FORBIDDEN', message, data);
  }
}

/** It does not exist, or not for this caller. `argument` names the part of the input that refers to it, as in `BadInput`. */
export class NotFound extends ServiceError {
  constructor(message: string, argument?: string) {
    super('NOT_FOUND', message, argument === undefined ? {} : { argument });
  }
}

/**
 * An invalid argument; `data.argument` is its path in the input, for example `containerData.containers[0].name`, and
 * `data.place` its location on a page: the names from the container on.
 */
export class BadInput extends ServiceError {
  constructor(
    readonly argument: string,
    message: string,
    place?: readonly string[],
  ) {
    super('BAD_USER_INPUT', message, { argument, ...(place && { place }) });
  }
}

/** The page or record was saved by somebody else after the caller read it. */
export class StaleRevision extends ServiceError {
  constructor(
    conflict: ({ readonly page_id: string } | { readonly record_id: string }) & {
      readonly revision: number;
      readonly expected_revision: number;
      readonly saved_by: string | null;
      readonly saved_at: string;
    },
  ) {
    const what = 'page_id' in conflict ? 'page' : 'record';
    super('CONFLICT', `The ${what} was saved by ${conflict.saved_by ?? 'somebody else'} in the meantime.`, conflict);
  }
}

/** The database does not respond. Nothing was stored, unless the connection failed just before a commit was confirmed. */
export class DatabaseUnreachable extends ServiceError {
  /** Host, port and name of the database, or the folder of the embedded one. */
  readonly target: string;

  constructor(options: { readonly cause: unknown; readonly target: string }) {
    super('SERVICE_UNAVAILABLE', 'The database is not reachable.');
    this.cause = options.cause;
    this.target = options.target;
  }
}

/** The message of an error, with the database and the message of its server, which callers of the services must not see. */
export function messageForOperator(error: Error): string {
  const { message, cause } = error;
  if (!(error instanceof DatabaseUnreachable)) return message;
  const hasServerMessage = cause instanceof Error && !('syscall' in cause) && cause.message !== '';
  return `The database is not reachable (${error.target}).${hasServerMessage ? ` ${cause.message}` : ''}`;
}

/** The caller exceeded a limit per minute. */
export class TooManyRequests extends ServiceError {
  /** Time until the next attempt is allowed; the header `Retry-After` of the response. */
  readonly seconds: number;

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super('TOO_MANY_REQUESTS', 'Too many requests. Try again in a minute.', { seconds });
    this.seconds = seconds;
  }
}

/** A GraphQL document exceeded its time limit; nothing of it was stored. */
export class DocumentTooSlow extends ServiceError {
  constructor(seconds: number) {
    super('SERVICE_UNAVAILABLE', `The document took longer than ${seconds} s and was given up. Nothing was stored.`);
  }
}

/** Another system that an operation depends on does not respond. */
export class SourceUnavailable extends ServiceError {
  constructor(message: string, cause: unknown) {
    super('SERVICE_UNAVAILABLE', message);
    this.cause = cause;
  }
}

/** The database gave up a statement. */
class StatementGivenUp extends ServiceError {
  constructor(reason: string, cause: unknown) {
    super('SERVICE_UNAVAILABLE', `${reason} Nothing was stored.`);
    this.cause = cause;
  }
}

/** The error to answer with: also for the database's own that callers may know of. Undefined for all others. */
export function asServiceError(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  const state = error instanceof DatabaseError ? error.code : undefined;
  if (state === undefined) return undefined;
  if (UNSTORABLE.has(state))
    return new ServiceError('BAD_USER_INPUT', 'A text holds characters that cannot be stored.');
  if (TOOK_TOO_LONG.has(state)) return new StatementGivenUp('The database took too long.', error);
  if (!state.startsWith(INSUFFICIENT_RESOURCES)) return undefined;
  return new StatementGivenUp('The database has no room left at the moment.', error);
}

/** The states of characters that the database cannot store: invalid bytes, and ones without an equivalent. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05']);
/** The states of statements that exceeded a limit of the server: `statement_timeout`, `lock_timeout`. */
const TOOK_TOO_LONG: ReadonlySet<string> = new Set(['57014', '55P03']);
/** The class of states for a full disk or exhausted memory. */
const INSUFFICIENT_RESOURCES = '53';
