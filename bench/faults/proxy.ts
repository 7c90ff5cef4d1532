import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What the proxy does with connections. `pass` forwards; `silence` keeps them open and lets nothing through, as a network
 * does that lost its way; `refuse` cuts them off and takes no new ones, as a machine does that is down.
 */
export type ProxyMode = 'pass' | 'silence' | 'refuse';

/** Stands between the services and something they need. */
export interface Proxy {
  readonly host: string;
  readonly port: number;
  set(mode: ProxyMode): Promise<void>;
  /** Cuts off the connections that there are; new ones pass. */
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
    if (mode === 'silence') hold(pair);
  });
  const port = await listen(server, host, 0);

  /** Sockets that are paused do not tell of their end either, so nothing passes in silence. */
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

  async function set(wanted: ProxyMode): Promise<void> {
    if (wanted === mode) return;
    const before = mode;
    mode = wanted;
    if (before === 'refuse') await listen(server, host, port);
    for (const pair of pairs) {
      if (wanted === 'silence') hold(pair);
      else if (pair.client.destroyed || pair.target.destroyed) end(pair);
      else release(pair);
    }
    if (wanted !== 'refuse') return;
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

function hold({ client, target }: Pair): void {
  client.pause();
  target.pause();
}

function release({ client, target }: Pair): void {
  client.resume();
  target.resume();
}

function end({ client, target }: Pair): void {
  client.destroy();
  target.destroy();
}
