import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server to which the services send. */
export interface MailServer {
  /** For MAIL_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answer every recipient with a temporary error. */
  isRefusing: boolean;
  /** Accept connections and never answer. */
  isSilent: boolean;
  /** Number of accepted connections. */
  readonly calls: number;
  stop(): Promise<void>;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, without soft line breaks. */
  readonly text: string;
}

/** Starts a mail server on a free port that accepts and stores every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!mailServer.isSilent) serve(socket, { mails, isRefusing: () => mailServer.isRefusing });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    isRefusing: false,
    isSilent: false,
    get calls() {
      return calls;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return mailServer;
}

/** As much of RFC 5321 as one client needs. */
function serve(
  socket: Socket,
  { mails, isRefusing }: { readonly mails: ReceivedMail[]; readonly isRefusing: () => boolean },
): void {
  let pending = '';
  let from = '';
  let to: string[] = [];
  let content: string[] | undefined;
  const reply = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  function handleLine(line: string): void {
    if (content) {
      if (line !== '.') {
        content.push(line.startsWith('..') ? line.slice(1) : line);
        return;
      }
      const text = content
        .join('\n')
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
      mails.push({ from, to, text });
      content = undefined;
      reply('250 kept');
      return;
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'MAIL') [from, to] = [address, []];
    if (command === 'RCPT' && isRefusing()) {
      // A U+0000 that no text of the database can have.
      reply('451 not\0 now');
      return;
    }
    if (command === 'RCPT') to.push(address);
    if (command === 'DATA') {
      content = [];
      reply('354 go on');
      return;
    }
    reply(command === 'QUIT' ? '221 bye' : '250 ok');
  }
  reply('220 test');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (pending + chunk).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(handleLine);
  });
}
