import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config';
import { currentRequestId } from './requestIds';

/**
 * Structured logs, one JSON object per line.
 * @param destination standard output by default
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return destination ? pino(loggerOptions(logLevel), destination) : pino(loggerOptions(logLevel));
}

/**
 * Secrets never reach the logs: properties that carry tokens are redacted, request bodies are not logged, and URLs are logged
 * without their query, which contains codes during sign-in.
 */
export function loggerOptions(level: Config['logLevel']): LoggerOptions {
  return {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestIdOf,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string; id: unknown; ip?: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        from: request.ip,
      }),
      err: pino.stdSerializers.errWithCause,
    },
  };
}

/** Lines of the request's own logger already have its id. */
function requestIdOf(_line: object, _level: number, logger: Logger): { readonly reqId?: string } {
  const reqId = currentRequestId();
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
}

const SECRET_NAMES = [
  'authorization',
  'cookie',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'id_token',
  'clientSecret',
  'client_secret',
  'code',
  'password',
];

// Error codes are useful in logs, so "code" is redacted only where a request or a response is logged.
const REDACTED = [
  ...SECRET_NAMES.filter((name) => name !== 'code'),
  ...SECRET_NAMES.flatMap((name) => [`headers.${name}`, `body.${name}`, `query.${name}`, `data.${name}`]),
  ...SECRET_NAMES.flatMap((name) => [`req.headers.${name}`, `request.headers.${name}`, `response.data.${name}`]),
  'headers["set-cookie"]',
  'res.headers["set-cookie"]',
];
