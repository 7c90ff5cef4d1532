import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoUserId } from '../../server/seed/identity';
import {
  activitiesOf,
  mailTo,
  roleNamed,
  startAdministration,
  tenantOf,
  userPayload,
  type Call,
  type RunningAdministration,
} from './support/administration';
import { getAs, signIn } from './support/signIn';

/** The payload of a role, without its name and brand. */
const ROLE = { description: 'Write news', isActive: true };

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

/** A user of ALP whose address is verified. */
async function verifiedUser(): Promise<string> {
  const { data } = await call('POST', 'users', await userPayload(call, { email }));
  await fetch((await mailTo(call, email)).link);
  return data.id;
}

async function update(id: string, changes: Readonly<Record<string, unknown>> = {}) {
  return call(
    'PUT',
    `users/${id}`,
    await userPayload(call, { email, isActive: true, password: '', reason: '', ...changes }),
  );
}

describe('POST /iam/users', () => {
  it('creates a user who is found by name, in any Unicode form of its accents', async () => {
    await call('POST', 'users', await userPayload(call, { email, lastName: 'Peñafrancia' }));
    for (const form of ['NFC', 'NFD']) {
      const { list } = await call('GET', `users?q=${encodeURIComponent('Peñafrancia'.normalize(form))}`);
      expect(list).toMatchObject([{ email }]);
    }
  });

  it('[API-REST-005, USR-020, USR-022] creates a user, inactive and Pending whatever was sent', async () => {
    const { status, data } = await call('POST', 'users', await userPayload(call, { email, isActive: true }));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: expect.any(String),
      firstName: 'Ada',
      middleName: 'Q.',
      lastName: 'Example',
      email,
      contactNumber: '09171234567',
      isActive: false,
      verifiedAt: null,
      reason: null,
      roles: [{ name: 'ALP Editor' }],
      tenants: [{ name: 'ALP' }],
    });
    const detail = await call('GET', `users/${data.id}`);
    expect(detail).toMatchObject({ status: 200, data });
    await expect(signIn(running.url, email)).rejects.toThrow('pending_user');
  });

  it('[USR-013] takes a user without a middle name', async () => {
    const { status, data } = await call('POST', 'users', await userPayload(call, { email, middleName: '' }));
    expect(status).toBe(201);
    expect(data['middleName']).toBeNull();
  });

  it.each([
    ['[USR-011]', { firstName: '' }, 'Enter First Name!'],
    ['[USR-011]', { firstName: '   ' }, 'Enter First Name!'],
    ['[USR-012]', { lastName: null }, 'Enter Last Name!'],
    ['[USR-014]', { contactNumber: '' }, 'Enter Mobile Number!'],
    ['[USR-015]', { contactNumber: '9171234567' }, 'Phone No. is invalid'],
    ['[USR-015]', { contactNumber: '+639171234567' }, 'Phone No. is invalid'],
    ['[USR-015]', { contactNumber: '0917123456' }, 'Phone No. is invalid'],
    ['[USR-016]', { email: '' }, 'Enter Email Address'],
    ['[USR-017]', { email: 'ada' }, 'Email is invalid'],
    ['[USR-017]', { email: 'ada@example' }, 'Email is invalid'],
    ['[USR-017]', { email: 'a b@demo.example' }, 'Email is invalid'],
    ['[USR-017]', { email: 'ada@demo.example\r\nBcc: all@demo.example' }, 'Email is invalid'],
    ['[USR-017]', { email: `${'a'.repeat(250)}@demo.example` }, 'Email is invalid'],
    ['[USR-018]', { tenantId: '' }, 'Select Brand'],
    ['[USR-019]', { roleId: undefined }, 'Select Role'],
    ['names a long name:', { firstName: 'x'.repeat(256) }, 'firstName must have at most 255 characters.'],
    ['names a long name:', { middleName: 'x'.repeat(256) }, 'middleName must have at most 255 characters.'],
    ['names a long name:', { lastName: 'x'.repeat(256) }, 'lastName must have at most 255 characters.'],
    ['names a wrong type:', { firstName: 7 }, 'firstName must be a text.'],
    ['names a wrong id:', { tenantId: 'ALP' }, "tenantId: expected a UUID, got 'ALP'."],
    ['names what cannot be stored:', { lastName: 'a\0b' }, 'lastName: the character U+0000 cannot be stored.'],
  ])('%s refuses %j with %j, and names the argument', async (_row, changes, message) => {
    const answer = await call('POST', 'users', await userPayload(call, { email, ...changes }));
    expect(answer).toMatchObject({ status: 400, message, argument: Object.keys(changes)[0] });
    expect((await call('GET', `users?q=${email}`)).data).toEqual([]);
  });

  it('[USR-015] takes both forms of a mobile number', async () => {
    const first = await call('POST', 'users', await userPayload(call, { email, contactNumber: '639171234567' }));
    expect(first.data['contactNumber']).toBe('639171234567');
  });

  it('refuses a body that is no object', async () => {
    for (const body of [[], 'text', null]) {
      expect(await call('POST', 'users', body)).toMatchObject({ status: 400, message: 'Enter First Name!' });
    }
  });

  it('refuses an e-mail address that somebody has, in any letter case, also when two are sent at once', async () => {
    const conflict = { status: 409, message: 'Email is already taken.', argument: 'email' };
    const payload = await userPayload(call, { email });
    const both = await Promise.all([call('POST', 'users', payload), call('POST', 'users', payload)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await call('POST', 'users', { ...payload, email: email.toUpperCase() })).toMatchObject(conflict);
    expect((await call('GET', `users?q=${email}`)).meta.pagination.total).toBe(1);
  });

  it('[USR-009] refuses a role of another brand, an inactive one, and unknown ones', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const otherBrand = [400, 'roleId', 'The role does not belong to the brand.'] as const;
    const suspended = { tenantId: tenantOf('ALISI'), roleId: await roleNamed(call, 'ALISI Suspended') };
    for (const [changes, status, argument, message] of [
      [{ roleId: await roleNamed(call, 'AVIDA Editor') }, ...otherBrand],
      [{ roleId: await roleNamed(call, 'Platform Administrator') }, ...otherBrand],
      [suspended, 400, 'roleId', 'The role is inactive. Choose an active one.'],
      [{ roleId: unknown }, 404, 'roleId', 'The role does not exist.'],
      [{ tenantId: unknown }, 404, 'tenantId', 'The brand does not exist.'],
    ] as const) {
      const answer = await call('POST', 'users', await userPayload(call, { email, ...changes }));
      expect(answer).toMatchObject({ status, message, argument });
    }
  });

  it('keeps names in any script unchanged', async () => {
    const names = { firstName: ' Ñandú “x” ', middleName: '家👩‍👩‍👧', lastName: '<b>O’Brien</b> & \u202Efdp' };
    const { data } = await call('POST', 'users', await userPayload(call, { email, ...names }));
    expect(data).toMatchObject(names);
  });
});

describe('GET /iam/users/{id}', () => {
  it('[API-REST-006] returns the user with the permissions of the role', async () => {
    const { data } = await call('GET', `users/${demoUserId('alp.contracts@demo.example')}`);
    const [role] = data['roles'] as { permissions: { id: string; description: string; scope: string }[] }[];
    expect(role?.permissions.map(({ scope }) => scope)).toContain('read:contract_document_entry');
  });

  it('answers 400 to an invalid id and 404 to an unknown one', async () => {
    expect(await call('GET', 'users/1')).toMatchObject({ status: 400, message: "id: expected a UUID, got '1'." });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [method, path] of [
      ['GET', `users/${unknown}`],
      ['GET', `users/${unknown}/activities`],
      ['POST', `users/${unknown}/verification`],
    ] as const) {
      expect(await call(method, path)).toMatchObject({ status: 404, message: 'The user does not exist.' });
    }
    expect(await update(unknown)).toMatchObject({ status: 404 });
  });
});

describe('PUT /iam/users/{id}', () => {
  it('[API-REST-007, USR-036] changes a user; an empty password changes nothing', async () => {
    const id = await verifiedUser();
    const { status, data } = await update(id, { firstName: 'Grace', contactNumber: '639170000000' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, firstName: 'Grace', contactNumber: '639170000000', isActive: true });
    expect(await update(id, { password: 'secret' })).toMatchObject({ status: 400 });
    await expect(signIn(running.url, email)).resolves.toBeDefined();
  });

  it('[USR-034] requires a reason to set a verified user to inactive, and deletes it when they are active again', async () => {
    const id = await verifiedUser();
    expect(await update(id, { isActive: false })).toMatchObject({
      status: 400,
      message: 'Enter Reason',
      argument: 'reason',
    });
    const { accessToken } = await signIn(running.url, email);
    const set = await update(id, { isActive: false, reason: 'On leave' });
    expect(set.data).toMatchObject({ isActive: false, reason: 'On leave' });
    expect((await getAs(accessToken, `${running.url}/iam/users/me`)).status).toBe(401);
    await expect(signIn(running.url, email)).rejects.toThrow('inactive_user');
    // Without a new reason, the old one stays.
    expect((await update(id, { isActive: false, firstName: 'Still away' })).data).toMatchObject({ reason: 'On leave' });
    expect((await update(id)).data).toMatchObject({ isActive: true, reason: null });
    // The former sign-in stays ended.
    expect((await getAs(accessToken, `${running.url}/iam/users/me`)).status).toBe(401);
    await expect(signIn(running.url, email)).resolves.toBeDefined();
  });

  it('[USR-033] requires no reason for a Pending user, and does not set one active', async () => {
    const { data } = await call('POST', 'users', await userPayload(call, { email }));
    expect((await update(data.id, { isActive: false, lastName: 'Later' })).data).toMatchObject({ lastName: 'Later' });
    expect(await update(data.id, { isActive: true })).toMatchObject({
      status: 400,
      message: 'A Pending user becomes active by verifying the e-mail address.',
      argument: 'isActive',
    });
  });

  it('[USR-035] moves a user to another brand with a role of that brand only', async () => {
    const id = await verifiedUser();
    const tenantId = tenantOf('AVIDA');
    expect(await update(id, { tenantId })).toMatchObject({
      status: 400,
      message: 'The role does not belong to the brand.',
      argument: 'roleId',
    });
    const { data } = await update(id, { tenantId, roleId: await roleNamed(call, 'AVIDA Limited') });
    expect(data).toMatchObject({ tenants: [{ name: 'AVIDA' }], roles: [{ name: 'AVIDA Limited' }] });
    expect(data['tenants']).toHaveLength(1);
  });

  it('keeps further roles of a user, which no form shows', async () => {
    const id = await verifiedUser();
    await running.services.database.query('INSERT INTO user_role (user_id, role_id, position) VALUES ($1, $2, 1)', [
      id,
      await roleNamed(call, 'ALP Reader'),
    ]);
    const { data } = await update(id, { roleId: await roleNamed(call, 'ALP Contracts') });
    expect((data['roles'] as { name: string }[]).map(({ name }) => name)).toEqual(['ALP Contracts', 'ALP Reader']);
    const swapped = await update(id, { roleId: await roleNamed(call, 'ALP Reader') });
    expect((swapped.data['roles'] as { name: string }[]).map(({ name }) => name)).toEqual(['ALP Reader']);
  });

  it('keeps a role that has become inactive, so that the rest can be edited', async () => {
    const id = demoUserId('alisi.suspended@demo.example');
    const { data } = await call('GET', `users/${id}`);
    const changes = {
      tenantId: tenantOf('ALISI'),
      roleId: await roleNamed(call, 'ALISI Suspended'),
      lastName: 'Edited',
    };
    expect(await call('PUT', `users/${id}`, { ...data, ...changes })).toMatchObject({ status: 200 });
  });

  it('refuses an address that somebody else has, and changes nothing then', async () => {
    const id = await verifiedUser();
    const answer = await update(id, { email: 'ALP.editor@demo.example', firstName: 'Lost' });
    expect(answer).toMatchObject({ status: 409, message: 'Email is already taken.', argument: 'email' });
    expect((await call('GET', `users/${id}`)).data).toMatchObject({ email, firstName: 'Ada' });
  });

  it('changes nothing and writes no activity when nothing is different', async () => {
    const id = await verifiedUser();
    const before = await call('GET', `users/${id}`);
    const log = await activitiesOf(call, id);
    running.advance(1);
    expect((await update(id)).data).toEqual(before.data);
    expect(await activitiesOf(call, id)).toEqual(log);
  });
});

describe('a user and a role', () => {
  it('are not changed if somebody else has saved them in the meantime', async () => {
    const user = await verifiedUser();
    const tenantId = tenantOf('ALP');
    const made = await call('POST', 'roles', { ...ROLE, name: `Writers of ${email}`, tenantId });
    const role = { ...ROLE, name: made.data.name, permissionIds: [] };
    for (const { path, body } of [
      { path: `users/${user}`, body: await userPayload(call, { email, isActive: true }) },
      { path: `roles/${made.data.id}`, body: role },
    ]) {
      const { revision } = (await call('GET', path)).data;
      const of = path.startsWith('users') ? 'firstName' : 'description';
      const first = await call('PUT', path, { ...body, [of]: 'First', expectedRevision: revision });
      expect(first).toMatchObject({ status: 200, data: { [of]: 'First', revision: Number(revision) + 1 } });
      const second = await call('PUT', path, { ...body, [of]: 'Second', expectedRevision: revision });
      expect(second).toMatchObject({ status: 409, argument: 'expectedRevision' });
      expect((await call('GET', path)).data).toMatchObject({ [of]: 'First' });
      // A caller that sends no revision overwrites, as specified.
      expect(await call('PUT', path, { ...body, [of]: 'Third' })).toMatchObject({ status: 200 });
      expect(await call('PUT', path, { ...body, expectedRevision: '1' })).toMatchObject({
        status: 400,
        argument: 'expectedRevision',
      });
    }
  });

  it('count a change by a link in a mail', async () => {
    const { data } = await call('POST', 'users', await userPayload(call, { email }));
    await fetch((await mailTo(call, email)).link);
    const late = await update(data.id, { isActive: false, expectedRevision: data['revision'] });
    expect(late).toMatchObject({ status: 409, argument: 'expectedRevision' });
  });
});

describe('a platform administrator', () => {
  const self = demoUserId('platform.administrator@demo.example');

  it('edits their own account, which has no brand', async () => {
    const { data } = await call('GET', `users/${self}`);
    const roleId = await roleNamed(call, 'Platform Administrator');
    const answer = await call('PUT', `users/${self}`, { ...data, contactNumber: '09990000000', roleId });
    expect(answer).toMatchObject({ status: 200, data: { contactNumber: '09990000000', tenants: [] } });
  });

  it('does not lock themselves or the last administrator out', async () => {
    const { data } = await call('GET', `users/${self}`);
    const roleId = await roleNamed(call, 'Platform Administrator');
    const last = 'At least one platform administrator must be able to sign in.';
    for (const [changes, message, argument] of [
      [{ isActive: false, reason: 'x' }, 'You cannot set your own account to inactive.', 'isActive'],
      [{ tenantId: tenantOf('ALP'), roleId: await roleNamed(call, 'ALP Editor') }, last, undefined],
      [{ email: 'new.address@demo.example' }, last, undefined],
    ] as const) {
      const answer = await call('PUT', `users/${self}`, { ...data, roleId, ...changes });
      expect(answer).toMatchObject({ status: 400, message, argument });
    }
    const role = await call('GET', `roles/${roleId}`);
    expect(await call('PUT', `roles/${roleId}`, { ...role.data, isActive: false })).toMatchObject({
      status: 400,
      message: last,
    });
    expect((await call('GET', 'users')).status).toBe(200);
  });
});
