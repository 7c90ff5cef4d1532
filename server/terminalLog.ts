import type { DestinationStream } from 'pino';

/** The human-readable properties of a log line. */
interface LogLine {
  readonly msg?: string;
  readonly req?: { readonly method?: string; readonly path?: string };
  readonly res?: { readonly statusCode?: number };
  readonly responseTime?: number;
  readonly [name: string]: unknown;
}

/**
 * Formats the log for a terminal: one coloured line per event with its properties instead of a JSON object. Programs that read
 * the log from a pipe get JSON.
 * @param destination the terminal by default
 */
export async function terminalLog(destination?: NodeJS.WritableStream): Promise<DestinationStream> {
  // Loaded only when used.
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    colorize: process.env['NO_COLOR'] === undefined,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,req,res,responseTime,reqId,msg',
    singleLine: true,
    messageFormat: (line) => sentenceOf(line),
    sync: true,
    ...(destination && { destination }),
  });
}

function sentenceOf({ msg = '', req, res, responseTime }: LogLine): string {
  const request = req ? [req.method, req.path] : [];
  const answer = res ? [res.statusCode, responseTime === undefined ? undefined : `${responseTime.toFixed(0)} ms`] : [];
  return [msg, ...request, ...answer].filter((part) => part !== undefined).join(' ');
}
