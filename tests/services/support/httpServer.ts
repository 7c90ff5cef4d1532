import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ServerAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or text that is sent verbatim. */
  readonly body?: unknown;
}

/** Another system that the services call. */
export interface HttpServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** The requests received so far. */
  readonly requests: ReceivedRequest[];
  /** Answers the next requests; 'nothing' cuts the connection. */
  answer: (request: ReceivedRequest) => ServerAnswer | 'nothing';
  stop(): Promise<void>;
}

/** Starts a server on a free port that answers 200 with an empty object until `answer` is replaced. */
export async function startHttpServer(): Promise<HttpServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(request);
      const answer = httpServer.answer(request);
      if (answer === 'nothing') {
        incoming.socket.destroy();
        return;
      }
      const { status = 200, body = {} } = answer;
      outgoing.writeHead(status, { 'content-type': 'application/json', ...answer.headers });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const httpServer: HttpServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: () => ({}),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return httpServer;
}
