import { readBoundedBody } from './boundedBody';

/** Another system did not respond, not in time, with too large a body, or not in JSON. */
export class FetchFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchFailed';
  }
}

export interface JsonAnswer {
  readonly status: number;
  /** Any JSON: validate before use. */
  readonly body: unknown;
}

/**
 * Sends a request to another system of the installation, whose URL is a setting. Limits: five seconds and 8 MB.
 * @param init headers, and a body, which is sent with POST
 * @throws FetchFailed; never because of the status, which the caller checks. Its message omits the URL, which may contain a key
 */
export async function fetchJson(
  url: URL,
  { headers = {}, body }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        'user-agent': 'brand-console',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      // Redirects are not followed: a key in a header must not reach another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { status: response.status, body: await readJson(response) };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed('It cannot be reached, or does not answer in time.', error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readBoundedBody(response, MAX_MEGABYTES * 1024 * 1024);
  if (text === undefined) {
    throw new FetchFailed(`It answered ${response.status} with more than ${MAX_MEGABYTES} MB.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FetchFailed(`It answered ${response.status} with something else than JSON.`, error);
  }
}

const TIMEOUT_MILLISECONDS = 5000;
/** Room for tens of thousands of projects. */
const MAX_MEGABYTES = 8;
