import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProjectCopy, PATIENCE, TSC, TSX, VITEST, type ProjectCopy } from './support/projectCopy';

/** All that a fifth brand is. */
const BRAND = `import { defineBrand } from '../../src/definition';

export const azuria = defineBrand({
  name: 'AZURIA',
  position: 50,
  accent: { light: '#5b3f8c', dark: '#c0a6ee' },
  fieldDefaults: { image: { accept: ['png', 'webp'] } },
});
`;

/** What staff of the brand do, from the first administrator to the first page. */
const STAFF = `import { expect, it } from 'vitest';
import { permissionId } from '../../server/identity/vocabulary';
import { callWith } from './support/administration';
import { personOf } from './support/content';
import { signIn } from './support/signIn';
import { startServices } from './support/startServices';

const FIRST = 'first@company.example';
const EDITOR = 'ada@azuria.example';
const SCOPES = ['read:company-information', 'create:company-information', 'manage:company-information-about-us'];

it('has a tenant, a role, staff and pages', async () => {
  const running = await startServices({ env: { FIRST_ADMINISTRATOR: FIRST } });
  const call = callWith(running.url, (await signIn(running.url, FIRST)).accessToken);
  const tenantId = (await call('GET', 'tenants')).list?.find(({ name }) => name === 'AZURIA')?.id;
  const permissionIds = SCOPES.map(permissionId);
  const role = await call('POST', 'roles', { name: 'Azuria Editor', description: 'Edits', isActive: true, tenantId, permissionIds });
  const name = { firstName: 'Ada', lastName: 'Example', contactNumber: '09171234567' };
  const user = await call('POST', 'users', { ...name, email: EDITOR, isActive: true, tenantId, roleId: role.data.id });
  expect([role.status, user.status]).toEqual([201, 201]);
  await running.services.database.query('UPDATE app_user SET verified_at = now(), is_active = true WHERE email = $1', [EDITOR]);
  const { ask } = personOf(running.url, (await signIn(running.url, EDITOR)).accessToken);
  const { data } = await ask('{ getAllBrands { id name } }');
  const brand = data?.['getAllBrands']?.find((one) => one.name === 'AZURIA');
  const made = await ask(
    'mutation ($brand: ID!, $item: BrandPageInput!) { addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-AZURIA", item: $item) { slug } }',
    { brand: brand?.id, item: { name: 'About Us AZURIA' } },
  );
  expect(made).toMatchObject({ errors: [], data: { addOrUpdateBrandPage: { slug: 'about-us-azuria' } } });
  await running.stop();
});
`;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = makeProjectCopy('new-brand-in-copy');
  writeFileSync(path.join(copy.folder, 'schemas/brands/azuria.ts'), BRAND);
  writeFileSync(path.join(copy.folder, 'tests/services/azuria.test.ts'), STAFF);
  await copy.run([...TSX, 'scripts/areas.ts']);
}, PATIENCE);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

describe('a brand that is one file below schemas/brands', () => {
  it(
    'is a brand of the language, and every definition is sound for it',
    async () => {
      await copy.run([TSC, '--project', 'tsconfig.json']);
      await copy.run([...TSX, 'scripts/editors.ts', 'check']);
    },
    PATIENCE,
  );

  it(
    'has the forms of every area, which round-trip',
    async () => {
      const laws = ['run', '--project', 'round-trip', '-t', 'AZURIA', '--reporter=verbose', 'laws'];
      expect(await copy.run([VITEST, ...laws])).toContain('about-us of AZURIA');
    },
    PATIENCE,
  );

  it(
    'has a tenant, a role, staff and pages in an installation',
    async () => {
      await copy.run([VITEST, 'run', '--project', 'services', 'tests/services/azuria.test.ts']);
    },
    PATIENCE,
  );
});
