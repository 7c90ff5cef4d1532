import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { Queryable } from '../../database/database';
import { findAccount, listAccounts } from './accounts';
import { PROVIDER_PATH } from './embeddedProvider';
import { SIGN_IN_PAGE } from '../redirects';
import { pagePolicy, renderAccounts, renderMessage } from './pages';

export interface MountOptions {
  readonly provider: Provider;
  readonly database: Queryable;
  readonly publicUrl: string;
  /** Origins of the console, to which a sign-in finally redirects. */
  readonly origins: readonly string[];
}

/** Serves the embedded provider under /oidc, with the page that lists the accounts. */
export async function mountProvider(app: FastifyInstance, options: MountOptions): Promise<void> {
  const { provider } = options;
  await app.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(body.toString()));
      },
    );
    const path = `${PROVIDER_PATH}/interaction/:uid`;
    pages.get(path, async (request, reply) => showAccounts(options, { incoming: request.raw, reply }));
    pages.post(path, async (request, reply) => {
      const account = request.body instanceof URLSearchParams ? request.body.get('account') : null;
      if (!account || !(await findAccount(options.database, account))) {
        return showAccounts(options, { incoming: request.raw, reply });
      }
      return finishSignIn(options, { incoming: request.raw, reply, account });
    });
    done();
  });
  await app.register((rest, _options, done) => {
    // The provider reads the bodies itself.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _body, parsed) => {
      parsed(null);
    });
    const answer = provider.callback();
    rest.all(`${PROVIDER_PATH}/*`, (request, reply) => {
      reply.hijack();
      // The provider writes to the raw response, so the headers of the framework have to be copied.
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      setPageHeaders(options, reply);
      void answer(withPublicUrl(request.raw, options.publicUrl), reply.raw);
    });
    done();
  });
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly reply: FastifyReply;
}

async function showAccounts(options: MountOptions, { incoming, reply }: Exchange): Promise<FastifyReply> {
  setPageHeaders(options, reply);
  reply.type('text/html; charset=utf-8');
  try {
    const { uid } = await options.provider.interactionDetails(incoming, reply.raw);
    const accounts = await listAccounts(options.database);
    return await reply.send(renderAccounts(accounts, `${PROVIDER_PATH}/interaction/${uid}`));
  } catch (error) {
    // The page was reached by the Back button, perhaps after a sign-out: restart the sign-in instead of reporting a timeout.
    if (isExpired(error)) return reply.redirect(options.publicUrl + SIGN_IN_PAGE, 303);
    throw error;
  }
}

async function finishSignIn(
  { provider }: MountOptions,
  { incoming, reply, account }: Exchange & { readonly account: string },
): Promise<FastifyReply> {
  try {
    const next = await provider.interactionResult(incoming, reply.raw, { login: { accountId: account } });
    return await reply.redirect(next, 303);
  } catch (error) {
    if (!isExpired(error)) throw error;
    return reply
      .status(400)
      .type('text/html; charset=utf-8')
      .send(renderMessage({ title: 'Sign-in expired', text: 'This sign-in was open too long. Please start again.' }));
  }
}

/** Whether the page was open too long, or its cookie is missing. */
function isExpired(error: unknown): boolean {
  return error instanceof Error && error.name === 'SessionNotFound';
}

function setPageHeaders({ origins }: MountOptions, reply: FastifyReply): void {
  reply.raw.setHeader('content-security-policy', pagePolicy(origins));
  reply.raw.setHeader('cache-control', 'no-store');
  reply.raw.setHeader('x-content-type-options', 'nosniff');
}

/** The provider builds its URLs from the request; they must use PUBLIC_URL regardless of the sent headers. */
function withPublicUrl(incoming: IncomingMessage, publicUrl: string): IncomingMessage {
  const { protocol, host } = new URL(publicUrl);
  incoming.headers.host = host;
  incoming.headers['x-forwarded-host'] = host;
  incoming.headers['x-forwarded-proto'] = protocol.replace(':', '');
  const url = incoming.url ?? '';
  return Object.assign(incoming, { originalUrl: url, url: url.slice(PROVIDER_PATH.length) || '/' });
}

/** The form contains only an e-mail address. */
const MAX_FORM_BYTES = 4096;
