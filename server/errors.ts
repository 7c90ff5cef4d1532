import { DatabaseError } from 'pg';

/** The codes that callers may rely on; GraphQL carries them in `extensions.code`. */
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
  /** The HTTP status that fits the code. */
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

/** No token, or one that is not good any more. */
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

/** It does not exist, or not for this caller. `argument` names the part of the input that refers to it, as that of `BadInput`. */
export class NotFound extends ServiceError {
  constructor(message: string, argument?: string) {
    super('NOT_FOUND', message, argument === undefined ? {} : { argument });
  }
}

/**
 * A wrong argument; `data.argument` names it by its path in the input, for example `containerData.containers[0].name`, and
 * `data.place` where it would be stored on a page: the names from the container on.
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

/** Somebody saved the page or the record after the caller read it. */
export class StaleRevision extends ServiceError {
  constructor(
    found: ({ readonly page_id: string } | { readonly record_id: string }) & {
      readonly revision: number;
      readonly expected_revision: number;
      readonly saved_by: string | null;
      readonly saved_at: string;
    },
  ) {
    const what = 'page_id' in found ? 'page' : 'record';
    super('CONFLICT', `The ${what} was saved by ${found.saved_by ?? 'somebody else'} in the meantime.`, found);
  }
}

/** The database does not answer. Nothing was stored, unless it was silent just when it should have confirmed a save. */
export class DatabaseUnreachable extends ServiceError {
  constructor(options: { readonly cause: unknown; readonly target: string }) {
    super('SERVICE_UNAVAILABLE', `The database is not reachable (${options.target}).`);
    this.cause = options.cause;
  }
}

/** The message of an error, with what the database server says of it, which is not for callers of the services. */
export function messageForOperator(error: Error): string {
  const { message, cause } = error;
  const isSaid = error instanceof DatabaseUnreachable && cause instanceof Error && !('syscall' in cause);
  return isSaid && cause.message !== '' ? `${message} ${cause.message}` : message;
}

/** Somebody asked for more within a minute than one may. */
export class TooManyRequests extends ServiceError {
  /** Until it is possible again; the header `Retry-After` of the answer. */
  readonly seconds: number;

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super('TOO_MANY_REQUESTS', 'Too many requests. Try again in a minute.', { seconds });
    this.seconds = seconds;
  }
}

/** A document of the content service took longer than it may; nothing of it was stored. */
export class DocumentTooSlow extends ServiceError {
  constructor(seconds: number) {
    super('SERVICE_UNAVAILABLE', `The document took longer than ${seconds} s and was given up. Nothing was stored.`);
  }
}

/** Another system that an operation needs does not answer. */
export class SourceUnavailable extends ServiceError {
  constructor(message: string, cause: unknown) {
    super('SERVICE_UNAVAILABLE', message);
    this.cause = cause;
  }
}

/** The database has no room left, or nothing else that it needs; what was to be stored was not. */
export class DatabaseExhausted extends ServiceError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 'The database has no room left at the moment. Nothing was stored.');
  }
}

/** Whether the database refused a text for characters that it cannot keep: invalid bytes, or ones without an equivalent. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && UNSTORABLE.has(error.code ?? '');
}

/** What is said of such a text. */
export const UNSTORABLE_MESSAGE = 'A text holds characters that cannot be stored.';

const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05']);
