import { readBoundedBody } from './boundedBody';

/** Another system does not answer, not in time, with too much, or not in JSON. */
export class FetchFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchFailed';
  }
}

export interface JsonAnswer {
  readonly status: number;
  /** Any JSON: look before you use it. */
  readonly body: unknown;
}

/**
 * Asks another system of the installation, whose address is a setting. It has five seconds and 8 MB.
 * @param init headers, and a body that is sent with POST
 * @throws FetchFailed; never for the status, which the caller reads. Its message has no address, because that may hold a key
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
      // A key in a header must not go where somebody else sends it.
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
    });
    return { status: response.status, body: await readJson(response) };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed('It cannot be reached, or does not answer in time.', error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readBoundedBody(response, LONGEST_MEGABYTES * 1024 * 1024);
  if (text === undefined) {
    throw new FetchFailed(`It answered ${response.status} with more than ${LONGEST_MEGABYTES} MB.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FetchFailed(`It answered ${response.status} with something else than JSON.`, error);
  }
}

const LONGEST_MILLISECONDS = 5000;
/** Tens of thousands of projects. */
const LONGEST_MEGABYTES = 8;
