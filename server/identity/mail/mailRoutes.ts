import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../services';
import { requireAdministrator } from '../administration/administrator';
import { MAX_PAGE, MAX_LIMIT, readNumber, readText, type Query } from '../administration/listParameters';
import { pagePolicy, renderMessage } from '../provider/pages';
import type { Outbox } from './outbox';
import { VERIFY_PATH } from './verificationMail';
import type { VerificationResult, Verifications } from './verifications';

export interface MailRouteOptions {
  readonly identity: Identity;
  readonly verifications: Verifications;
  readonly outbox: Outbox;
  /** Administrators may read the mail: only for installations without real mail. */
  readonly isOutboxReadable: boolean;
}

/** `GET /iam/users/verify`, the target of the link in a mail, and `GET /iam/outbox` for the demo (B-13). */
export function registerMailRoutes(app: FastifyInstance, options: MailRouteOptions): void {
  const { identity, verifications, outbox, isOutboxReadable } = options;
  // No HEAD: link previews must not use up the link.
  app.get(VERIFY_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const token = readText(request.query as Query, 'token');
    const { status, ...page } = PAGES[token === undefined ? 'unknown' : await verifications.redeem(token)];
    return reply
      .status(status)
      .headers({
        'content-security-policy': pagePolicy([]),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(renderMessage(page));
  });
  if (!isOutboxReadable) return;
  app.get('/iam/outbox', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const query = request.query as Query;
    const page = readNumber(query, 'page', { byDefault: 1, max: MAX_PAGE });
    const limit = readNumber(query, 'limit', { byDefault: 10, max: MAX_LIMIT });
    const { mails, total } = await outbox.list({ limit, offset: (page - 1) * limit });
    return { data: mails, meta: { pagination: { page, limit, total } } };
  });
}

interface Page {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const PAGES = {
  verified: {
    status: 200,
    title: 'E-mail address verified',
    text: 'Thank you. You can sign in to the Brand Console now.',
  },
  used: {
    status: 410,
    title: 'Link used already',
    text: 'This link was used before. If you cannot sign in, please ask a platform administrator for a new one.',
  },
  expired: {
    status: 410,
    title: 'Link expired',
    text: 'This link is older than 72 hours. Please ask a platform administrator for a new one.',
  },
  unknown: {
    status: 404,
    title: 'Link not valid',
    text: 'This link is not complete, or a newer one was sent. Please use the link of the newest e-mail.',
  },
} as const satisfies Record<VerificationResult, Page>;
