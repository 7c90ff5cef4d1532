/** The session is over: there is no token, or it could not be refreshed. The call may be repeated after signing in again. */
export class SessionEndedError extends Error {
  constructor() {
    super('The session has ended.');
    this.name = 'SessionEndedError';
  }
}

/**
 * A service refused a call. `message` is the service's text for people; `details` are the extensions of a GraphQL error and its path, or
 * what an answer of a REST call says besides.
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

  /** Of a GraphQL error: the alias of the operation that was refused; undefined where all of the document was. */
  get alias(): string | undefined {
    const { path } = this.details;
    return Array.isArray(path) && typeof path[0] === 'string' ? path[0] : undefined;
  }

  /** What the refusal is about, as a path in the input, for example `file.file_link`; undefined where the service names nothing. */
  get argument(): string | undefined {
    const { argument } = this.details;
    return typeof argument === 'string' ? argument : undefined;
  }
}

/**
 * Whether a service has decided against a call, so that nothing of it is stored. Any other failure leaves that open: the
 * answer may have been lost on its way.
 */
export function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && !UNDECIDED.test(error.code);
}

/** Whether a service has refused a call because the caller may not make it. */
export function isDenial(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === '403' || error.code === 'FORBIDDEN');
}

/** Whether a service has refused a call because what it is about is not there, or not any more. */
export function isGone(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === '404' || error.code === 'NOT_FOUND');
}

/**
 * What a call answers; undefined where it is refused.
 * @param isExpected which refusals are none to the caller; every one unless given
 */
export async function orNothing<Answer>(
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

/** Whether a service has refused a save because somebody else had saved since the caller read. */
export function isStaleSave(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === 'CONFLICT' || error.argument === 'expectedRevision');
}

const UNDECIDED = /^(5\d\d|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)$/;

/** A service could not be reached or gave no usable answer. */
export class UnreachableError extends Error {
  constructor(readonly service: string) {
    super(`The ${service} service does not answer.`);
    this.name = 'UnreachableError';
  }
}

/** What people are told of a failed call: why it was refused, or that nobody answers; undefined where the error has no words for them. */
export function wordsOf(error: unknown): string | undefined {
  return error instanceof ServiceError || error instanceof UnreachableError ? error.message : undefined;
}

/** An answer that is not what the contract says. */
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

/** The upload service refused a file; `status` is its HTTP status, 0 when it did not answer. */
export class UploadError extends Error {
  constructor(
    readonly status: number,
    /** The service's text for people, when it gave one. */
    readonly serverMessage: string | undefined,
  ) {
    super(serverMessage ?? `The upload was refused (${status}).`);
    this.name = 'UploadError';
  }
}
