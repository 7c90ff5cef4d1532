import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirstAdministrator } from '../../server/identity/firstAdministrator';
import { ensureBrands } from '../../server/identity/ensureBrands';
import { callWith } from './support/administration';
import { getAs, signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

const FIRST = 'First.Administrator@company.example';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices({ env: { FIRST_ADMINISTRATOR: FIRST } });
});
afterAll(() => running.stop());

async function platformUsers(): Promise<readonly string[]> {
  const rows = await running.services.database.query<{ email: string }>(
    `SELECT email FROM app_user u WHERE NOT EXISTS (SELECT 1 FROM user_tenant t WHERE t.user_id = u.id) ORDER BY email`,
  );
  return rows.map(({ email }) => email);
}

async function removePlatformUsers(): Promise<void> {
  await running.services.database.query(
    'DELETE FROM app_user u WHERE NOT EXISTS (SELECT 1 FROM user_tenant t WHERE t.user_id = u.id)',
  );
}

describe('FIRST_ADMINISTRATOR on an empty identity', () => {
  it('lets its user sign in and manage users and roles', async () => {
    const { accessToken } = await signIn(running.url, FIRST);
    const { body } = await getAs(accessToken, `${running.url}/iam/users/me`);
    expect(body.data).toMatchObject({ email: FIRST, tenants: [] });
    const { roles } = body.data as {
      readonly roles: readonly { readonly name: string; readonly permissions: readonly { readonly scope: string }[] }[];
    };
    expect(roles).toHaveLength(1);
    expect(roles[0]?.name).toBe('Platform Administrator');
    expect(roles[0]?.permissions.map(({ scope }) => scope).sort()).toEqual(
      ['create', 'read', 'update'].flatMap((action) => [`${action}:role`, `${action}:user`]).sort(),
    );
    expect((await getAs(accessToken, `${running.url}/iam/users`)).status).toBe(200);
  });

  it('has the four brands to make roles and users for', async () => {
    const { accessToken } = await signIn(running.url, FIRST);
    const { list } = await callWith(running.url, accessToken)('GET', 'tenants');
    expect(list.map(({ name }) => name).sort()).toEqual(['ALISI', 'ALP', 'AMAIA', 'AVIDA']);
    expect(
      await running.services.database.query('SELECT b.name FROM brand b JOIN tenant t ON t.id = b.tenant_id'),
    ).toHaveLength(4);
  });

  it('gets a brand that is in the definitions but not in the database when the services start', async () => {
    const { database } = running.services;
    await database.query(`DELETE FROM brand WHERE name = 'ALISI'`);
    await Promise.all([ensureBrands(running.services), ensureBrands(running.services)]);
    const rows = await database.query(
      'SELECT b.name FROM brand b JOIN tenant t ON t.id = b.tenant_id AND t.name = b.name',
    );
    expect(rows).toHaveLength(4);
    expect(rows).toContainEqual({ name: 'ALISI' });
  });

  it('records in the log of the user how they were created', async () => {
    const rows = await running.services.database.query<{ activity: string }>(
      'SELECT a.activity FROM user_activity a JOIN app_user u ON u.id = a.user_id WHERE u.email = $1',
      [FIRST],
    );
    expect(rows).toEqual([
      { activity: 'Created as the first platform administrator by the setting FIRST_ADMINISTRATOR.' },
    ]);
  });

  it('has no effect as soon as there is a platform administrator, active or not', async () => {
    const before = await platformUsers();
    await running.services.database.query('UPDATE app_user SET is_active = false WHERE email = ANY ($1)', [before]);
    await ensureFirstAdministrator(running.services, 'somebody.else@company.example');
    expect(await platformUsers()).toEqual(before);
    await running.services.database.query('UPDATE app_user SET is_active = true WHERE email = ANY ($1)', [before]);
  });

  it('makes nobody of a brand an administrator', async () => {
    await removePlatformUsers();
    await ensureFirstAdministrator(running.services, 'ALP.Editor@demo.example');
    expect(await platformUsers()).toEqual([]);
  });

  it('makes one when several nodes try concurrently, and uses the existing role', async () => {
    await removePlatformUsers();
    await running.services.database.query(`UPDATE role SET is_active = false WHERE name = 'Platform Administrator'`);
    await Promise.all([1, 2, 3].map(() => ensureFirstAdministrator(running.services, FIRST)));
    expect(await platformUsers()).toEqual([FIRST]);
    expect((await signIn(running.url, FIRST)).accessToken).toBeTruthy();
  });
});
