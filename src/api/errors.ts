/** The session has ended: there is no token, or it could not be refreshed. The call may be retried after signing in again. */
export class SessionEndedError extends Error {
  constructor() {
    super('The session has ended.');
    this.name = 'SessionEndedError';
  }
}

/**
 * A service refused a call. `message` is the service's user-facing text; `details` are the extensions and path of a GraphQL error, or
 * further properties of a REST response.
 */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ServiceError';
  }

  /** The alias of the refused operation of a GraphQL document; undefined if the complete document was refused. */
  get alias(): string | undefined {
    const { path } = this.details;
    return Array.isArray(path) && typeof path[0] === 'string' ? path[0] : undefined;
  }

  /** The refused input as a path, for example `file.file_link`; undefined if the service does not name it. */
  get argument(): string | undefined {
    const { argument } = this.details;
    return typeof argument === 'string' ? argument : undefined;
  }
}

/**
 * Whether a service refused a call, so that nothing of it is stored. After any other failure that is unknown: the response may have
 * been lost.
 */
export function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && !UNDECIDED.test(error.code);
}

/** Whether a call was refused because the caller lacks permission. */
export function isDenial(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === '403' || error.code === 'FORBIDDEN');
}

/** Whether a call was refused because its target does not exist (any more). */
export function isNotFound(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === '404' || error.code === 'NOT_FOUND');
}

/**
 * The result of a call; undefined if it is refused.
 * @param isExpected which errors count as refused; all errors of services by default
 */
export async function undefinedIfRefused<Answer>(
  call: () => Promise<Answer>,
  isExpected: (error: unknown) => boolean = isServiceError,
): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
}

function isServiceError(error: unknown): boolean {
  return error instanceof ServiceError;
}

/** Whether a save was refused because somebody else saved since the caller read. */
export function isStaleSave(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === 'CONFLICT' || error.argument === 'expectedRevision');
}

/** Codes after which it is unknown whether the call took effect. */
const UNDECIDED = /^(5\d\d|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)$/;

/** A service could not be reached or gave no usable response. */
export class UnreachableError extends Error {
  constructor(readonly service: string) {
    super(`The ${service} service does not answer.`);
    this.name = 'UnreachableError';
  }
}

/** The user-facing message of a failed call; undefined for errors without one. */
export function errorMessage(error: unknown): string | undefined {
  return error instanceof ServiceError || error instanceof UnreachableError ? error.message : undefined;
}

/** A response that violates the contract. */
export class AnswerError extends Error {
  constructor(
    readonly where: string,
    readonly expected: string,
    readonly got: unknown,
  ) {
    super(`${where}: expected ${expected}, got ${got === undefined ? 'nothing' : JSON.stringify(got).slice(0, 80)}`);
    this.name = 'AnswerError';
  }
}

/** The upload service refused a file; `status` is the HTTP status, 0 without a response. */
export class UploadError extends Error {
  constructor(
    readonly status: number,
    /** The service's user-facing text, if any. */
    readonly serverMessage: string | undefined,
  ) {
    super(serverMessage ?? `The upload was refused (${status}).`);
    this.name = 'UploadError';
  }
}
