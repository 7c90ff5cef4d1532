import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mail over to a mail server. */
export interface MailTransport {
  /** @throws when the server does not take it */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in without sending anything. @throws where the server does not let us in */
  greet(): Promise<void>;
  close(): void;
}

/**
 * The mail server of MAIL_URL. It has to answer in time; settings in the query of the address win.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
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
    async greet() {
      await transporter.verify();
    },
    close: () => {
      transporter.close();
    },
  };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;
