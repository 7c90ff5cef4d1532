import { hashSecret } from './secrets';

/** Cookies of the sign-in: never readable by scripts, sent along when the provider leads back to us. */
export interface CookieOptions {
  readonly path: string;
  /** 0 removes the cookie. */
  readonly seconds: number;
  /** True where the console is served over https. */
  readonly isSecure: boolean;
}

/** The value of a Set-Cookie header. */
export function writeCookie(name: string, value: string, { path, seconds, isSecure }: CookieOptions): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of a cookie, or nothing. Our own values need no decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** The cookie that goes with a code, one for each, so that two tabs may sign in at the same time. */
export function codeCookie(code: string): string {
  return `code_${hashSecret(code).slice(0, 16)}`;
}
