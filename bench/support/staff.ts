import { signIn } from '../../tests/services/support/signIn';

/** The outcome of a call. Calls never throw: a broken connection is an outcome, too. */
export interface Outcome {
  /** `OK`, the code of a GraphQL error, `HTTP 503` and the like, or `BROKEN` if no response arrived. */
  readonly code: string;
  /** The message of an error; empty without one. */
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly milliseconds: number;
}

export interface FileToSend {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

/** A signed-in person. */
export interface Staff {
  readonly token: string;
  /** Calls the content service. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Outcome>;
  /** Sends a file as the field `file` of a form. */
  upload(path: string, file: FileToSend): Promise<Outcome>;
}

/**
 * Signs in as a demo account.
 * @param url of the services, without a trailing slash
 * @param account for example `alp.editor`
 */
export async function signInStaff(url: string, account = 'alp.editor'): Promise<Staff> {
  return staffWith(url, (await signIn(url, `${account}@demo.example`)).accessToken);
}

/** The person whose token it is. @param further additional headers of each call */
export function staffWith(url: string, token: string, further: Readonly<Record<string, string>> = {}): Staff {
  const headers = { ...further, authorization: `Bearer ${token}` };
  return {
    token,
    async ask(query, variables = {}) {
      const { status, body, ...rest } = await call(`${url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = body as GraphQLBody;
      const [error] = errors ?? [];
      const code = error ? (error.extensions?.code ?? 'ERROR') : codeOf(status);
      return { ...rest, code, message: error?.message ?? rest.message, data: data ?? {} };
    },
    async upload(path, { bytes, name }) {
      const form = new FormData();
      form.append('file', new Blob([bytes]), name);
      const { status, body, ...rest } = await call(url + path, { method: 'POST', headers, body: form });
      const { message } = body as { readonly message?: string };
      return { ...rest, code: codeOf(status), message: message ?? rest.message, data: body };
    },
  };
}

interface GraphQLBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

interface Answer {
  /** 0 if no response arrived. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly milliseconds: number;
}

async function call(url: string, request: RequestInit): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(url, request);
    const body = (await response.json()) as Answer['body'];
    return { status: response.status, body, message: '', milliseconds: performance.now() - start };
  } catch (error) {
    return { status: 0, body: {}, message: describe(error), milliseconds: performance.now() - start };
  }
}

function codeOf(status: number): string {
  if (status === 0) return 'BROKEN';
  return status < 400 ? 'OK' : `HTTP ${status}`;
}

/** fetch hides the reason in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
