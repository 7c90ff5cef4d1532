import { createBrowser, type Browser, type Landing } from './browser';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The public client values of the console (A-68). */
export const CLIENT = { clientId: 'brand-console', clientSecret: 'brand-console-public' } as const;

/** Signs in as a person does, through the provider's page, and exchanges the code for tokens. */
export async function signIn(url: string, email: string, browser: Browser = createBrowser()): Promise<Tokens> {
  const landing = await chooseAccount(url, email, browser);
  const code = new URL(landing.url).searchParams.get('code');
  if (code === null) throw new Error(`Signing in as ${email} ended at ${landing.url}`);
  const { status, data } = await requestTokens(url, exchangeOf(url, code), browser);
  if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(data)}`);
  return data as Tokens;
}

/** Follows a sign-in from the console to the provider and, with an account, back to the console's /redirect. */
export function chooseAccount(url: string, email: string, browser: Browser): Promise<Landing> {
  return chooseAccountAt(signInAddress(url), email, browser);
}

/** The same for a sign-in address with further parameters. */
export async function chooseAccountAt(address: string, email: string, browser: Browser): Promise<Landing> {
  const stopAt = `${new URL(address).searchParams.get('redirect') ?? ''}?`;
  const page = await browser.open(address, { stopAt });
  return page.url.startsWith(stopAt) ? page : browser.submit(page, { account: email }, { stopAt });
}

/** The sign-in address of a console that follows the specification only (B-1). @param proof parameters that other consoles add */
export function signInAddress(url: string, proof: Readonly<Record<string, string>> = {}): string {
  return `${url}/iam/social/azure/login?${new URLSearchParams({ redirect: `${url}/redirect`, ...proof }).toString()}`;
}

/** The body of the token call after a sign-in. */
export function exchangeOf(url: string, code: string): Readonly<Record<string, string>> {
  return { grantType: 'authorization_code', ...CLIENT, provider: 'azure', redirect_uri: `${url}/redirect`, code };
}

/** The body of the token call for a refresh. */
export function refreshOf(refreshToken: string): Readonly<Record<string, string>> {
  return { grantType: 'refresh_token', ...CLIENT, refreshToken };
}

/** Calls `POST /iam/oauth/token`, with the cookies of the browser in which somebody signs in. */
export async function requestTokens(
  url: string,
  body: unknown,
  browser: Pick<Browser, 'cookieFor'> = createBrowser(),
): Promise<{ readonly status: number; readonly data: Partial<Tokens> & { readonly message?: string } }> {
  const address = `${url}/iam/oauth/token`;
  const cookie = browser.cookieFor(address);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Partial<Tokens> & { message?: string } };
  return { status: response.status, data: answer.data };
}

/** GET with a bearer; the answer as JSON. */
export async function getAs(
  accessToken: string | undefined,
  url: string,
): Promise<{ readonly status: number; readonly body: { readonly data?: unknown; readonly message?: string } }> {
  const headers = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  const response = await fetch(url, { headers });
  return { status: response.status, body: (await response.json()) as { data?: unknown; message?: string } };
}

/** Signs out as the console does, with its token or from one of its pages; returns the service's answer. */
export async function signOut(
  url: string,
  by: {
    readonly accessToken?: string;
    readonly browser?: Pick<Browser, 'cookieFor'>;
    /** The origin of the page that calls; undefined: no page. */
    readonly origin?: string;
    /** Address of the console to return to. */
    readonly console?: string;
  },
): Promise<{ readonly status: number; readonly location: string | undefined }> {
  const address = `${url}/iam/social/azure/logout`;
  const cookie = by.browser?.cookieFor(address) ?? '';
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(by.accessToken === undefined ? {} : { authorization: `Bearer ${by.accessToken}` }),
      ...(cookie === '' ? {} : { cookie }),
      ...(by.origin === undefined ? {} : { origin: by.origin }),
    },
    body: JSON.stringify({ redirect: `${by.console ?? url}/admin/login` }),
  });
  const { data } = (await response.json()) as { data?: { location?: string } };
  return { status: response.status, location: data?.location };
}
