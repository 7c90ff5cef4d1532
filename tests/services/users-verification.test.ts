import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoUserId } from '../../server/seed/identity';
import {
  activitiesOf,
  mailTo,
  roleNamed,
  startAdministration,
  userPayload,
  type Call,
  type RunningAdministration,
} from './support/administration';
import { startMailServer, type MailServer } from './support/mailServer';
import { signIn } from './support/signIn';
import { startServices } from './support/startServices';

let running: RunningAdministration;
let call: Call;
let count = 0;
let email: string;

beforeAll(async () => {
  running = await startAdministration();
  call = running.call;
});

afterAll(async () => {
  await running.stop();
});

beforeEach(() => {
  count += 1;
  email = `ada.${count}@demo.example`;
});

async function createUser(): Promise<{ readonly id: string; readonly link: string }> {
  const { data } = await call('POST', 'users', await userPayload(call, { email }));
  return { id: data.id, link: (await mailTo(call, email)).link };
}

async function update(id: string, changes: Readonly<Record<string, unknown>>) {
  return call('PUT', `users/${id}`, await userPayload(call, { email, isActive: true, ...changes }));
}

describe('the link of a mail', () => {
  it('verifies the address and makes the user active, who can sign in then', async () => {
    const { id, link } = await createUser();
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('E-mail address verified');
    const { data } = await call('GET', `users/${id}`);
    expect(data).toMatchObject({ isActive: true, verifiedAt: expect.stringMatching(/Z$/) });
    await expect(signIn(running.url, email)).resolves.toBeDefined();
  });

  it('works once, also when two browsers open it together', async () => {
    const { id, link } = await createUser();
    const pages = await Promise.all([fetch(link), fetch(link)]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await activitiesOf(call, id)).filter((text) => String(text).startsWith('Verified'))).toHaveLength(1);
  });

  it('is not used up by a program that only fetches it', async () => {
    const { link } = await createUser();
    await fetch(link, { method: 'HEAD' });
    expect((await fetch(link)).status).toBe(200);
  });

  it('works for 72 hours', async () => {
    const { id, link } = await createUser();
    running.advance(72 * 3600 + 1);
    call = await running.callAs('platform.administrator');
    const page = await fetch(link);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('Link expired');
    expect((await call('GET', `users/${id}`)).data['verifiedAt']).toBeNull();
    const sent = await call('POST', `users/${id}/verification`);
    expect(sent.status).toBe(202);
    expect((await fetch((await mailTo(call, email)).link)).status).toBe(200);
    expect(await call('POST', `users/${id}/verification`)).toMatchObject({ status: 400 });
  });

  it.each(['', '?token=', '?token=unknown', '?token=a&token=b'])('is refused when it ends with %j', async (query) => {
    const { status } = await fetch(`${running.url}/iam/users/verify${query}`);
    expect([400, 404]).toContain(status);
  });

  it('is replaced when the address of a Pending user changes', async () => {
    const { id, link } = await createUser();
    const next = `new.${email}`;
    await update(id, { email: next, isActive: false });
    expect((await fetch(link)).status).toBe(404);
    expect((await fetch((await mailTo(call, next)).link)).status).toBe(200);
    await expect(signIn(running.url, next)).resolves.toBeDefined();
  });

  it('is needed again when the address of a verified user changes', async () => {
    const { id, link } = await createUser();
    await fetch(link);
    const next = `new.${email}`;
    const { data } = await update(id, { email: next });
    expect(data).toMatchObject({ email: next, verifiedAt: null, isActive: false });
    await expect(signIn(running.url, next)).rejects.toThrow('pending_user');
    await fetch((await mailTo(call, next)).link);
    expect((await call('GET', `users/${id}`)).data).toMatchObject({ isActive: true });
    const log = await activitiesOf(call, id);
    expect(log).toContain(
      `E-mail address changed from ${email} to ${next} by Platform Administrator; an e-mail to verify the new address was sent.`,
    );
    expect(log).not.toContainEqual(expect.stringContaining('inactive'));
  });

  it('does not reactivate a user who was set to inactive', async () => {
    const { id, link } = await createUser();
    await fetch(link);
    await update(id, { isActive: false, reason: 'Left' });
    const next = `new.${email}`;
    await update(id, { email: next, isActive: false });
    await fetch((await mailTo(call, next)).link);
    expect((await call('GET', `users/${id}`)).data).toMatchObject({ isActive: false, reason: 'Left' });
    await expect(signIn(running.url, next)).rejects.toThrow('inactive_user');
  });

  it('lies nowhere in the database', async () => {
    const { link } = await createUser();
    const token = new URL(link).searchParams.get('token') ?? '';
    const rows = await running.services.database.query<{ text: string }>(
      `SELECT to_jsonb(m)::text || to_jsonb(v)::text AS text FROM outbox_mail m JOIN email_verification v ON v.id = m.verification_id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });
});

describe('the activity log', () => {
  it('[API-REST-008, USR-026, USR-027] tells what happened to a user, newest first', async () => {
    const { id, link } = await createUser();
    running.advance(1);
    await fetch(link);
    running.advance(1);
    await update(id, {
      firstName: 'Grace',
      contactNumber: '639170000000',
      roleId: await roleNamed(call, 'ALP Reader'),
      isActive: false,
      reason: 'On leave',
    });
    running.advance(1);
    await update(id, {
      firstName: 'Grace',
      contactNumber: '639170000000',
      roleId: await roleNamed(call, 'ALP Reader'),
    });
    const by = 'by Platform Administrator';
    expect(await activitiesOf(call, id)).toEqual([
      `Created ${by} with the role ALP Editor of ALP; an e-mail to verify ${email} was sent.`,
      `Verified the e-mail address ${email}; the account is active now.`,
      `Updated ${by}: first name, mobile number.`,
      `Role changed from ALP Editor to ALP Reader ${by}.`,
      `Set to inactive ${by}. Reason: On leave`,
      `Set to active ${by}.`,
    ]);
    const { list, meta } = await call('GET', `users/${id}/activities`);
    expect(list[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdAt: expect.stringMatching(/Z$/),
      activity: `Set to active ${by}.`,
    });
    expect(meta.pagination).toEqual({ page: 1, limit: 10, total: 6 });
  });

  it('[API-REST-008, USR-028] is paged, searched and sorted', async () => {
    const { id, link } = await createUser();
    await fetch(link);
    for (const firstName of ['B', 'C', 'D']) await update(id, { firstName });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call('GET', `users/${id}/activities?limit=2&page=${page}`)),
    );
    expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flatMap(({ list }) => list.map((item) => item.id))).size).toBe(5);
    const found = await call('GET', `users/${id}/activities?q=FIRST name`);
    expect(found.meta.pagination.total).toBe(3);
    const byNumber = await call('GET', `users/${id}/activities?q=${found.list[0]?.id ?? ''}`);
    expect(byNumber.list.map((item) => item.id)).toContain(found.list[0]?.id);
    const sorted = await call('GET', `users/${id}/activities?sortBy=activity&order=ASC&limit=100`);
    const texts = sorted.list.map((item) => String(item['activity']).toLowerCase());
    expect(texts).toEqual([...texts].sort());
    for (const [query, name] of [
      ['page=0', 'page'],
      ['limit=0', 'limit'],
      ['sortBy=user_id', 'sortBy'],
      ['order=x', 'order'],
    ] as const) {
      expect(await call('GET', `users/${id}/activities?${query}`)).toMatchObject({
        status: 400,
        message: expect.stringContaining(name),
      });
    }
  });

  it('starts with the demo accounts', async () => {
    expect(await activitiesOf(call, demoUserId('avida.editor@demo.example'))).toEqual([
      'Created with the demo accounts.',
    ]);
  });
});

describe('mail', () => {
  let mailServer: MailServer;
  let other: RunningAdministration;

  beforeAll(async () => {
    mailServer = await startMailServer();
    other = await startAdministration({ MAIL_URL: mailServer.url, MAIL_FROM: 'Console <console@demo.example>' });
  });

  afterAll(async () => {
    await other.stop();
    await mailServer.stop();
  });

  it('goes out through the mail server, once, with the link', async () => {
    await other.call(
      'POST',
      'users',
      await userPayload(other.call, { email, firstName: 'Ada\r\nBcc: x@demo.example' }),
    );
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'console@demo.example', to: [email] });
    expect(mail?.text).toContain('Subject: Verify your e-mail address for the Brand Console');
    expect(mail?.text).not.toMatch(/^Bcc:/m);
    const { link } = await mailTo(other.call, email);
    expect(mail?.text).toContain(link);
    await expect.poll(async () => (await other.call('GET', 'outbox')).list[0]?.['status']).toBe('sent');
    expect((await fetch(link)).status).toBe(200);
  });

  it('waits while the mail server refuses it, and goes out later', async () => {
    mailServer.isRefusing = true;
    const { data } = await other.call('POST', 'users', await userPayload(other.call, { email }));
    expect(data.id).toBeDefined();
    const attempts = async () => {
      const [row] = await other.services.database.query<{ attempts: number; last_error: string | null }>(
        'SELECT attempts, last_error FROM outbox_mail WHERE recipient = $1',
        [email],
      );
      return row?.last_error ? row.attempts : 0;
    };
    await expect.poll(attempts).toBe(1);
    mailServer.isRefusing = false;
    other.advance(61);
    // Another mail makes the outbox send due ones.
    await other.call('POST', 'users', await userPayload(other.call, { email: `next.${email}` }));
    await expect.poll(() => mailServer.mails.map(({ to }) => to[0])).toContain(email);
  });

  it('that is being sent to a silent server is the only one that a stop waits for', async () => {
    mailServer.isSilent = true;
    const stopping = await startAdministration({ MAIL_URL: `${mailServer.url}?greetingTimeout=2000` });
    const before = mailServer.calls;
    for (const name of ['one', 'two', 'three']) {
      await stopping.call('POST', 'users', await userPayload(stopping.call, { email: `${name}.${email}` }));
    }
    await expect.poll(() => mailServer.calls).toBeGreaterThan(before);
    await stopping.stop();
    mailServer.isSilent = false;
    expect(mailServer.calls - before).toBeLessThan(3);
  });

  it('can be read by nobody if demo accounts are off', async () => {
    const sso = { SSO_ISSUER: 'http://127.0.0.1:9', SSO_CLIENT_ID: 'a', SSO_CLIENT_SECRET: 'b', DEMO_ACCOUNTS: 'off' };
    const closed = await startServices({ env: sso });
    expect((await fetch(`${closed.url}/iam/outbox`)).status).toBe(404);
    await closed.stop();
  });
});
