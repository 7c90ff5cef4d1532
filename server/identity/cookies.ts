import type { FastifyReply } from 'fastify';
import { hashSecret } from './secrets';

/** A cookie of the sign-in: never readable by scripts, but sent when the provider redirects back to us. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 removes the cookie. */
  readonly seconds: number;
  /** The browser sends it with requests under this path. */
  readonly path: string;
}

/** Adds a Set-Cookie header; Secure if the console is served over https. */
export function setCookie(
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: string },
  { name, value, seconds, path }: Cookie,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** The value of a cookie, or undefined. Our own values need no decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** The name of the cookie of an authorization code: one per code, so that two tabs can sign in at the same time. */
export function codeCookie(code: string): string {
  return `code_${hashSecret(code).slice(0, 16)}`;
}
