import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** Another organisation's OpenID Connect issuer, reduced to what tests need. It signs everybody in without asking. */
export interface Issuer {
  readonly url: string;
  /** Further claims of the next ID token. */
  claims: JWTPayload;
  /** The `iss` of authorization responses (RFC 9207); undefined: omitted. */
  answersAs: string | undefined;
  /** The query of the last visit to the sign-in page. */
  lastVisit: URLSearchParams | undefined;
  stop(): Promise<void>;
}

/** Starts an issuer on a free port. */
export async function startIssuer(
  clientId: string,
  { announcesIssuer = false }: { readonly announcesIssuer?: boolean } = {},
): Promise<Issuer> {
  const app = Fastify();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'issuer', alg: 'RS256', use: 'sig' };
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
  app.get('/.well-known/openid-configuration', () => ({
    issuer: issuer.url,
    authorization_endpoint: `${issuer.url}/authorize`,
    token_endpoint: `${issuer.url}/token`,
    jwks_uri: `${issuer.url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: announcesIssuer,
  }));
  app.get('/keys', () => ({ keys: [jwk] }));
  app.get('/authorize', (request, reply) => {
    const query = new URL(request.url, issuer.url).searchParams;
    issuer.lastVisit = query;
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (issuer.answersAs !== undefined) back.searchParams.set('iss', issuer.answersAs);
    if ('error' in issuer.claims) back.searchParams.set('error', String(issuer.claims['error']));
    else back.searchParams.set('code', 'granted');
    return reply.redirect(back.href);
  });
  app.post('/token', async () => {
    const token = new SignJWT({ nonce: issuer.lastVisit?.get('nonce') ?? '', ...issuer.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'issuer' })
      .setIssuer(issuer.url)
      .setSubject('somebody')
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m');
    return { access_token: 'opaque', token_type: 'Bearer', id_token: await token.sign(privateKey) };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const issuer: Issuer = {
    url: `http://127.0.0.1:${port}`,
    claims: {},
    answersAs: undefined,
    lastVisit: undefined,
    stop: () => app.close(),
  };
  return issuer;
}
