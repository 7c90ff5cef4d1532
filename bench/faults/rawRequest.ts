import { once } from 'node:events';
import { connect } from 'node:net';

/** A request on a connection of its own that can be written and read at any speed. */
export interface RawRequest {
  write(bytes: string | Buffer): void;
  /** Stops reading; further data stays with the sender. */
  stopReading(): void;
  readOn(): void;
  /** Closes as a browser does. */
  hangUp(): void;
  /** Closes as a lost machine does. */
  reset(): void;
  /** Resolves with what the services sent, once they have closed the connection. */
  closed(): Promise<string>;
}

export interface RequestHead {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without the empty line at its end; what is written next belongs to it. */
  readonly isUnfinished?: boolean;
}

/** Connects and sends the head of a request. */
export async function openRequest(
  url: string,
  { method, path, headers = {}, isUnfinished = false }: RequestHead,
): Promise<RawRequest> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1');
  });
  // A reset is one of the ways in which the services may close.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  socket.write(lines.join('\r\n') + (isUnfinished ? '\r\nx-slow: ' : '\r\n\r\n'));
  return {
    write: (bytes) => void socket.write(bytes),
    stopReading: () => void socket.pause(),
    readOn: () => void socket.resume(),
    hangUp: () => void socket.end(),
    reset: () => void socket.resetAndDestroy(),
    async closed() {
      await closed;
      return received;
    },
  };
}
