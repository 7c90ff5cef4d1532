/**
 * A minimal browser for sign-in: it keeps cookies, follows redirects and submits forms. The only script it runs is that of
 * a page submitting its own form.
 */
export interface Browser {
  /**
   * Opens an address and follows redirects, until there is a page or the address begins with `stopAt`.
   * The result's `url` is the final address; an address at `stopAt` is not requested.
   */
  open(url: string, options?: BrowserOptions): Promise<Landing>;
  /** Submits the first form of the page with further values, as a click on one of its buttons does. */
  submit(page: Landing, values: Readonly<Record<string, string>>, options?: BrowserOptions): Promise<Landing>;
  /** The Cookie header that a call of a page at the same origin carries. */
  cookieFor(url: string): string;
  /** All cookies with their attributes as the server sent them, newest last. */
  readonly setCookies: readonly string[];
}

export interface BrowserOptions {
  readonly stopAt?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Landing {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

interface Visit {
  readonly url: string;
  readonly form?: URLSearchParams;
  readonly options: BrowserOptions;
}

/** A browser without cookies. @param headers sent with every request */
export function createBrowser(headers: Readonly<Record<string, string>> = {}): Browser {
  const setCookies: string[] = [];
  let cookies: readonly Cookie[] = [];

  function storeCookies(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const cookie = parseCookie(line, url);
      cookies = cookies.filter((other) => !(other.name === cookie.name && other.path === cookie.path));
      if (!/(^|;)\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) cookies = [...cookies, cookie];
    }
  }

  function cookieFor(url: string): string {
    const { hostname, pathname } = new URL(url);
    const sent = cookies.filter(({ host, path }) => host === hostname && pathname.startsWith(path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async function visit({ url, form, options }: Visit): Promise<Landing> {
    const address = new URL(url);
    const cookie = cookieFor(url);
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        ...headers,
        ...options.headers,
        ...(cookie === '' ? {} : { cookie }),
      },
      ...(form ? { body: form } : {}),
    });
    storeCookies(response, address);
    const location = response.headers.get('location');
    const text = await response.text();
    if (location === null) {
      const page = { url, status: response.status, headers: response.headers, text };
      return text.includes('document.forms[0].submit()') ? submit(page, {}, options) : page;
    }
    const next = new URL(location, url).href;
    if (options.stopAt !== undefined && next.startsWith(options.stopAt)) {
      return { url: next, status: response.status, headers: response.headers, text };
    }
    return visit({ url: next, options });
  }

  function submit(page: Landing, values: Readonly<Record<string, string>>, options: BrowserOptions): Promise<Landing> {
    const action = /<form[^>]*action="([^"]*)"/.exec(page.text)?.[1];
    if (action === undefined) throw new Error(`There is no form at ${page.url}: ${page.text}`);
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const form = new URLSearchParams([
      ...hidden.map(([, name = '', value = '']): [string, string] => [name, value]),
      ...Object.entries(values),
    ]);
    return visit({ url: new URL(action, page.url).href, form, options });
  }

  return {
    setCookies,
    cookieFor,
    open: (url, options = {}) => visit({ url, options }),
    submit: (page, values, options = {}) => submit(page, values, options),
  };
}

function parseCookie(line: string, url: URL): Cookie {
  const [pair = ''] = line.split(';', 1);
  const separator = pair.indexOf('=');
  return {
    name: pair.slice(0, separator),
    value: pair.slice(separator + 1),
    host: url.hostname,
    path: /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/',
  };
}
