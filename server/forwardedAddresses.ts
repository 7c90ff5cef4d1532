import type { FastifyInstance } from 'fastify';

/**
 * Removes the ports that some proxies add to the addresses of `X-Forwarded-For`: with them, each connection would count as another
 * address in the rate limits and the list of sign-ins, and no proxy as a trusted one. Register it before anything that reads addresses.
 */
export function registerForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(',');
    done();
  });
}

/** `203.0.113.5:4711` and `[2001:db8::1]:4711` without the port and the brackets; anything else unchanged. */
function withoutPort(address: string): string {
  return address.replace(/^\s*(?:(\d+(?:\.\d+){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)\s*$/i, '$1$2');
}
