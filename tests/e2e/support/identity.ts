interface Call {
  readonly url: string;
  readonly token: string;
  /** Relative to `/iam/`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
}

/** A response of the identity service. */
export interface IdentityAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** Calls the identity service directly, bypassing the console. */
export async function askIdentity({ url, token, path, method = 'GET', body }: Call): Promise<IdentityAnswer> {
  const response = await fetch(`${url}/iam/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { readonly data: unknown };
  return { status: response.status, data };
}

/** The link in the newest mail to an address, from the demo outbox (B-13). */
export async function linkMailedTo(address: string, admin: Pick<Call, 'url' | 'token'>): Promise<string> {
  const { data } = await askIdentity({ ...admin, path: 'outbox?limit=100' });
  const mails = data as readonly { readonly to: string; readonly link: string }[];
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail.link;
}
