import type { DestinationStream } from 'pino';

/** A line of the log, as far as a person wants to read it. */
interface LogLine {
  readonly msg?: string;
  readonly req?: { readonly method?: string; readonly path?: string };
  readonly res?: { readonly statusCode?: number };
  readonly responseTime?: number;
  readonly [name: string]: unknown;
}

/**
 * Where the log goes when a person looks at it: a line for each event, in colour, with what belongs to it, instead of an object.
 * Programs, which read the log from a pipe, get the objects.
 * @param destination where to write to; the terminal by default
 */
export async function terminalLog(destination?: NodeJS.WritableStream): Promise<DestinationStream> {
  // Loaded only where somebody looks.
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
