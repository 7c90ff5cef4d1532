import { askIdentity } from './support/identity';
import { blockLiveEvents } from './support/news';
import { expect, test } from './support/test';
import { ADMIN, fact, fillUser, openAdd, openUpdate, save } from './support/users';

test('[API-REST-017] an address that is taken is rejected at its field, and nothing that was typed is lost', async ({
  enter,
}) => {
  const { page } = await enter(ADMIN);
  const drawer = await openAdd(page);
  await fillUser(drawer, { firstName: 'Twin', lastName: 'Editor', email: 'ALP.Editor@demo.example' });
  await save(drawer);
  await expect(drawer.getByText('Email is already taken.')).toBeVisible();
  await expect(drawer.getByLabel('Email')).toBeFocused();
  await expect(drawer.getByLabel('First Name')).toHaveValue('Twin');
  await expect(drawer.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  await drawer.getByLabel('Email').fill('twin.editor@demo.example');
  await save(drawer);
  await expect(page).toHaveURL(/user-details/);
});

test('a changed drawer asks before it closes, an untouched one does not; the focus returns', async ({ enter }) => {
  const { page } = await enter(ADMIN);
  const add = page.getByRole('link', { name: 'Add User' });
  const drawer = await openAdd(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(add).toBeFocused();

  await openAdd(page);
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await drawer.getByLabel('First Name').fill('Nora');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(drawer.getByLabel('First Name')).toHaveValue('Nora');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(drawer).toHaveCount(0);

  await openAdd(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer.getByLabel('First Name')).toHaveValue('Nora');
});

test('two administrators change one user: disjoint changes are merged', async ({ enter, running }) => {
  const { page, token } = await enter({ ...ADMIN, before: blockLiveEvents });
  const drawerOf = async (name: string) => {
    await page.getByRole('link', { name }).click();
    return openUpdate(page);
  };
  const drawer = await drawerOf('AMAIA Editor');
  const id = /user-details\/([^?]+)/.exec(page.url())![1]!;
  const { data } = await askIdentity({ url: running.url, token, path: `users/${id}` });
  const user = data as Readonly<Record<string, unknown>> & {
    readonly roles: readonly { readonly id: string }[];
    readonly tenants: readonly { readonly id: string }[];
  };
  const { status } = await askIdentity({
    url: running.url,
    token,
    path: `users/${id}`,
    method: 'PUT',
    body: { ...user, roleId: user.roles[0]!.id, tenantId: user.tenants[0]!.id, contactNumber: '09179999999' },
  });
  expect(status).toBe(200);
  await drawer.getByLabel('Middle Name').fill('Q.');
  await save(drawer);
  await expect(page.getByText(/saved this user meanwhile\. Both changes were put together/)).toBeVisible();
  await expect(fact(page, 'Mobile Number')).toHaveText('09179999999');
  await expect(fact(page, 'Middle Name')).toHaveText('Q.');
});
