import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/database/migrate';
import { demoUserId } from '../../server/seed/identity';
import { getAs, signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

const ADMINISTRATOR = 'platform.administrator@demo.example';
const EDITOR = 'alp.editor@demo.example';

let running: RunningServices;

beforeAll(async () => {
  running = await startServices();
});

afterAll(async () => {
  await running.stop();
});

function run(sql: string, ...parameters: readonly unknown[]): Promise<unknown[]> {
  return running.services.database.query(sql, parameters);
}

/** Removes the brands of a person despite the constraint, as in a damaged or half restored database. */
async function loseBrands(email: string): Promise<() => Promise<void>> {
  const [lost] = (await run('SELECT * FROM user_tenant WHERE user_id = $1', demoUserId(email))) as {
    readonly tenant_id: string;
  }[];
  await run('ALTER TABLE user_tenant DISABLE TRIGGER user_of_platform_or_brand');
  await run('DELETE FROM user_tenant WHERE user_id = $1', demoUserId(email));
  await run('ALTER TABLE user_tenant ENABLE TRIGGER user_of_platform_or_brand');
  return async () => {
    await run('INSERT INTO user_tenant (user_id, tenant_id) VALUES ($1, $2)', demoUserId(email), lost?.tenant_id);
  };
}

async function statusesOf(email: string): Promise<readonly number[]> {
  const { accessToken } = await signIn(running.url, email);
  const users = await getAs(accessToken, `${running.url}/iam/users`);
  const upload = await fetch(`${running.url}/uploads/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: new FormData(),
  });
  return [users.status, upload.status];
}

describe('an administrator of the platform', () => {
  it('is who holds its role; a lost brand promotes nobody, and lets nobody upload', async () => {
    const restore = await loseBrands(EDITOR);
    expect(await statusesOf(EDITOR)).toEqual([403, 403]);
    expect(await statusesOf(ADMINISTRATOR)).toEqual([200, 403]);
    await restore();
    expect((await statusesOf(EDITOR))[0]).toBe(403);
  });

  it('has no brand, and nobody of a brand has the role, as enforced by the tables', async () => {
    const refusal = { code: '23514', constraint: 'user_of_platform_or_brand' };
    const [administrator, editor] = [demoUserId(ADMINISTRATOR), demoUserId(EDITOR)];
    await expect(run('DELETE FROM user_tenant WHERE user_id = $1', editor)).rejects.toMatchObject(refusal);
    await expect(
      run('INSERT INTO user_role SELECT $1, id, 7 FROM role WHERE is_platform', editor),
    ).rejects.toMatchObject(refusal);
    await expect(
      run('INSERT INTO user_tenant (user_id, tenant_id) SELECT $1, id FROM tenant', administrator),
    ).rejects.toMatchObject(refusal);
    await expect(run('DELETE FROM user_role WHERE user_id = $1', administrator)).rejects.toMatchObject(refusal);
    await expect(run('UPDATE role SET tenant_id = NULL')).rejects.toMatchObject({
      code: '23514',
      constraint: 'role_of_platform_or_brand',
    });
  });

  it('is everybody who was one before roles had the mark', async () => {
    const { database } = running.services;
    await run('DROP TRIGGER user_of_platform_or_brand ON user_role');
    await run('DROP TRIGGER user_of_platform_or_brand ON user_tenant');
    await run('DROP FUNCTION require_platform_or_brand');
    await run('ALTER TABLE role DROP COLUMN is_platform');
    await run("DELETE FROM migration WHERE name = '058-platform-roles.sql'");
    expect(await migrate(database)).toEqual(['058-platform-roles.sql']);
    expect(await statusesOf(ADMINISTRATOR)).toEqual([200, 403]);
    expect((await statusesOf(EDITOR))[0]).toBe(403);
  });
});
