import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Scanner, ScanResult } from './scanner';

export interface ClamdOptions {
  /** `tcp://host:port` or `unix:/path/of/the/socket`. */
  readonly url: string;
  /** Time without a response while the file is sent. */
  readonly silenceMilliseconds?: number;
}

/** Scans with clamd's INSTREAM command: the file is sent over the connection, so clamd needs no access to our disk. */
export function createClamdScanner(options: ClamdOptions): Scanner {
  return {
    async scan(localPath) {
      try {
        return interpret(await requestScan(options, localPath));
      } catch (error) {
        return { status: 'not_scanned', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** clamd's one-line reply, without its terminator. */
async function requestScan({ url, silenceMilliseconds = 30_000 }: ClamdOptions, localPath: string): Promise<string> {
  const socket = open(new URL(url));
  const timeout = setTimeout(() => socket.destroy(new Error('clamd took too long')), SCAN_TIMEOUT_MILLISECONDS);
  socket.setTimeout(silenceMilliseconds, () => socket.destroy(new Error('clamd does not answer')));
  try {
    send(socket, localPath).catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined));
    const reply = await readReply(socket);
    if (reply === '') throw new Error('clamd hung up without an answer');
    return reply;
  } finally {
    clearTimeout(timeout);
    socket.destroy();
  }
}

/** If a file exceeds clamd's own limit, it replies and closes the connection while we still send; the rest is not sent then. */
async function send(socket: Socket, localPath: string): Promise<void> {
  for await (const bytes of instream(localPath)) {
    if (!socket.writable) return;
    if (!socket.write(bytes)) await drained(socket);
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}

function open(url: URL): Socket {
  if (url.protocol === 'unix:') {
    // The system silently truncates longer paths, and would connect to another socket.
    if (Buffer.byteLength(url.pathname) > MAX_SOCKET_PATH_BYTES) {
      throw new Error(`the path of the clamd socket is longer than ${MAX_SOCKET_PATH_BYTES} bytes`);
    }
    return connect({ path: decodeURIComponent(url.pathname) });
  }
  // An IPv6 address is in brackets in a URL only.
  return connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || DEFAULT_PORT) });
}

/** The command, the file in length-prefixed chunks, and a length of zero as the terminator. */
async function* instream(localPath: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(localPath, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Buffer;
    yield lengthOf(bytes.length);
    yield bytes;
  }
  yield lengthOf(0);
}

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

async function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\0') || text.length > MAX_REPLY_LENGTH) resolve(text.split('\0', 1)[0] ?? '');
    });
    socket.on('error', (error) => {
      if (text === '') reject(error);
      else resolve(text);
    });
    socket.on('close', () => {
      resolve(text);
    });
  });
}

function interpret(reply: string): ScanResult {
  const found = /^stream: (.+) FOUND$/.exec(reply.trim());
  if (found?.[1] !== undefined) return { status: 'infected', signature: found[1] };
  if (/^stream: OK$/.test(reply.trim())) return { status: 'clean' };
  return { status: 'not_scanned', reason: `clamd answered '${reply.trim()}'` };
}

/** Of a complete scan. */
const SCAN_TIMEOUT_MILLISECONDS = 120_000;
const CHUNK_BYTES = 256 * 1024;
const DEFAULT_PORT = 3310;
const MAX_REPLY_LENGTH = 4096;
const MAX_SOCKET_PATH_BYTES = 107;
