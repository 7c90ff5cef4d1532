import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What the proxy does with connections. `pass` forwards; `silence` keeps them open and lets nothing through, like a broken network;
 * `refuse` cuts them off and accepts no new ones, like a machine that is down.
 */
export type ProxyMode = 'pass' | 'silence' | 'refuse';

/** A proxy between the services and something they depend on. */
export interface Proxy {
  readonly host: string;
  readonly port: number;
  set(mode: ProxyMode): Promise<void>;
  /** Cuts off the existing connections; new ones pass. */
  cut(): void;
  stop(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly target: Socket;
}

/** Listens on a free port and forwards to the target. */
export async function startProxy(target: { readonly host: string; readonly port: number }): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let mode: ProxyMode = 'pass';
  const host = '127.0.0.1';
  const server = createServer((client) => {
    const pair = { client, target: connect(target) };
    pairs.add(pair);
    forward(pair.client, pair.target);
    forward(pair.target, pair.client);
    if (mode === 'silence') pause(pair);
  });
  const port = await listen(server, host, 0);

  /** Paused sockets do not report their end either, so nothing passes in silence. */
  function forward(from: Socket, to: Socket): void {
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      if (mode !== 'silence') to.destroy();
    });
  }

  function cut(): void {
    for (const { client, target: other } of pairs) {
      client.destroy();
      other.destroy();
    }
    pairs.clear();
  }

  async function set(newMode: ProxyMode): Promise<void> {
    if (newMode === mode) return;
    const before = mode;
    mode = newMode;
    if (before === 'refuse') await listen(server, host, port);
    for (const pair of pairs) {
      if (newMode === 'silence') pause(pair);
      else if (pair.client.destroyed || pair.target.destroyed) end(pair);
      else resume(pair);
    }
    if (newMode !== 'refuse') return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  }

  return {
    host,
    port,
    set,
    cut,
    async stop() {
      await set('refuse');
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return address.port;
}

function pause({ client, target }: Pair): void {
  client.pause();
  target.pause();
}

function resume({ client, target }: Pair): void {
  client.resume();
  target.resume();
}

function end({ client, target }: Pair): void {
  client.destroy();
  target.destroy();
}
