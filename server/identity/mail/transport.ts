import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  /** @throws if the server does not accept it */
  send(mail: Mail): Promise<void>;
  /** Connects and authenticates without sending anything. @throws if the server refuses */
  verifyConnection(): Promise<void>;
  close(): void;
}

/**
 * The mail server of MAIL_URL, with default timeouts, which the query of the URL can override.
 * @param url `smtp://` or `smtps://`, with user and password if the server requires them
 * @param from the sender
 */
export function createMailTransport({ url, from }: { readonly url: string; readonly from: string }): MailTransport {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  const transporter = createTransport(address.href, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transporter.sendMail({ ...mail });
    },
    async verifyConnection() {
      await transporter.verify();
    },
    close: () => {
      transporter.close();
    },
  };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;
