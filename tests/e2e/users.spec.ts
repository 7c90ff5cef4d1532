import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark } from './support/axe';
import { askIdentity, linkMailedTo } from './support/identity';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const ADMIN = { account: 'platform.administrator', path: '/manage-users' } as const;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

async function fillUser(drawer: Locator, { firstName, lastName, email }: Person): Promise<void> {
  await drawer.getByLabel('First Name').fill(firstName);
  await drawer.getByLabel('Last Name').fill(lastName);
  await drawer.getByLabel('Mobile Number').fill('09171234567');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Brand').selectOption({ label: 'ALP' });
  await drawer.getByLabel('Role', { exact: false }).selectOption({ label: 'ALP Reader' });
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Add User' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add User' });
  await expect(drawer.getByLabel('First Name')).toBeVisible();
  return drawer;
}

async function openUpdate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Update User' }).click();
  const drawer = page.getByRole('dialog', { name: 'Update User' });
  await expect(drawer.getByLabel('First Name')).toHaveValue(/\S/);
  return drawer;
}

function fact(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Details' })
    .locator('div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');
}

function save(drawer: Locator): Promise<void> {
  return drawer.getByRole('button', { name: 'SAVE' }).click();
}

test('[USR-007, USR-010, USR-020, USR-021, USR-022, USR-024, USR-031, USR-032, USR-033, USR-034, USR-036, USR-037] the life of a user: created, verified by mail, signed in, given another role, deactivated', async ({
  enter,
  running,
  browser,
}) => {
  const { page, token } = await enter(ADMIN);
  const admin = { url: running.url, token };
  const person = { firstName: 'Nora', lastName: 'Reyes', email: 'nora.reyes@demo.example' };

  await test.step('create', async () => {
    const drawer = await openAdd(page);
    await expect(drawer).toContainText('The new user will receive an e-mail to verify the account before login.');
    expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(350);
    await fillUser(drawer, person);
    await save(drawer);
    await expect(page.getByText('User has been created')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-users\/user-details\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Nora Reyes' })).toBeVisible();
    await expect(fact(page, 'Status')).toHaveText('Pending');
    await expect(page.getByRole('row', { name: /Created by Platform Administrator/ })).toBeVisible();
  });

  await test.step('a Pending user has no Role Status', async () => {
    const drawer = await openUpdate(page);
    await expect(drawer.getByLabel('Role Status')).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toHaveCount(0);
  });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step('verify by the mail, then sign in for the first time', async () => {
    await theirs.goto(await linkMailedTo(person.email, admin));
    await expect(theirs.getByRole('heading', { name: 'E-mail address verified' })).toBeVisible();
    await signIn(theirs, { url: running.url, email: person.email });
    await expect(theirs).toHaveURL(/\/manage-company-information$/);
    await page.reload();
    await expect(fact(page, 'Status')).toHaveText('Verified');
  });

  await test.step('another role', async () => {
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role', { exact: false }).first().selectOption({ label: 'ALP Editor' });
    await save(drawer);
    await expect(page.getByText('Update success', { exact: true })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(fact(page, 'Role')).toHaveText('ALP Editor');
    await expect(page.getByRole('row', { name: /Role changed from ALP Reader to ALP Editor/ })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Add Page' })).toBeVisible();
  });

  await test.step('deactivate, which needs a reason', async () => {
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role Status').selectOption({ label: 'Inactive' });
    await expect(drawer.getByText('Enter Reason')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await drawer.getByLabel('Reason').fill('Left the company');
    await save(drawer);
    await expect(drawer).toHaveCount(0);
    await expect(fact(page, 'Reason')).toHaveText('Left the company');
  });

  await test.step('the sign-in is over, and a new one is refused', async () => {
    await theirs.goto(`${running.url}/admin/login`);
    await theirs.getByRole('button', { name: 'Sign In' }).click();
    // The provider still knows who they are, and asks nobody.
    await expect(theirs.getByText('This account is not active. Please contact your administrator.')).toBeVisible();
    await context.close();
  });
});

test('[USR-008, USR-011, USR-012, USR-014, USR-015, USR-016, USR-017, USR-018, USR-019, USR-009, SHELL-015] the add form says what is missing, and refuses a wrong number and address', async ({
  enter,
}) => {
  const { page } = await enter(ADMIN);
  const drawer = await openAdd(page);
  await expect(drawer.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  await expect(drawer.getByText('Nothing changed yet')).toBeVisible();
  await drawer.getByLabel('Middle Name').fill('Q.');
  for (const message of [
    'Enter First Name!',
    'Enter Last Name!',
    'Enter Mobile Number!',
    'Enter Email Address',
    'Select Brand',
    'Select Role',
  ]) {
    await expect(drawer.getByText(message, { exact: true })).toBeVisible();
  }
  for (const number of ['9171234567', '+639171234567', '0917123456']) {
    await drawer.getByLabel('Mobile Number').fill(number);
    await expect(drawer.getByText('Phone No. is invalid')).toBeVisible();
  }
  for (const number of ['09171234567', '639171234567']) {
    await drawer.getByLabel('Mobile Number').fill(number);
    await expect(drawer.getByText('Phone No. is invalid')).toHaveCount(0);
  }
  await drawer.getByLabel('Email').fill('nora@');
  await expect(drawer.getByText('Email is invalid')).toBeVisible();
  await drawer.getByLabel('Brand').selectOption({ label: 'ALP' });
  const role = drawer.getByLabel('Role', { exact: false });
  await role.selectOption({ label: 'ALP Reader' });
  await drawer.getByLabel('Brand').selectOption({ label: 'AVIDA' });
  await expect(role).toHaveValue('');
  await expect(role.getByRole('option', { name: 'ALP Reader' })).toHaveCount(0);
  await expect(role.getByRole('option', { name: 'AVIDA Editor' })).toHaveCount(1);
});

test('[API-REST-017] an address that is taken is refused at its field, and nothing that was typed is lost', async ({
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

test('without a connection a save says so and keeps the drawer, and goes through later', async ({ enter }) => {
  const { page } = await enter(ADMIN);
  await page.route('**/iam/users', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const drawer = await openAdd(page);
  await fillUser(drawer, { firstName: 'Mara', lastName: 'Santos', email: 'mara.santos@demo.example' });
  await save(drawer);
  await expect(drawer.getByText('The identity service does not answer.')).toBeVisible();
  await expect(drawer.getByLabel('First Name')).toHaveValue('Mara');
  await page.unroute('**/iam/users');
  await save(drawer);
  await expect(page.getByRole('heading', { name: 'Mara Santos' })).toBeVisible();
});

test('a changed drawer asks before it closes, an untouched one does not; the focus comes back', async ({ enter }) => {
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
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toHaveCount(0);

  await openAdd(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer.getByLabel('First Name')).toHaveValue('Nora');
});

test('[USR-025, USR-026, USR-027, USR-028, USR-029, USR-030] the detail has dates, a log that is paged and searched, and messages where they cannot be loaded', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter(ADMIN);
  const list = await askIdentity({ url: running.url, token, path: 'users?q=avida.limited' });
  const [user] = list.data as readonly { readonly id: string }[];
  const address = `${running.url}/manage-users/user-details/${user!.id}`;
  await page.goto(address);
  await expect(fact(page, 'Date Created')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
  await expect(page.getByRole('columnheader')).toHaveText(['Reference #', 'Date Created', 'Activity']);
  await expect(page.getByRole('columnheader', { name: 'Date Created' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Search Activities' }).fill('nothing like this');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByText('0 items')).toBeVisible();

  await page.route('**/activities*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(address);
  await expect(page.getByText('Something went wrong on getting User Activity Logs!')).toBeVisible();
  await page.goto(`${running.url}/manage-users/user-details/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${running.url}/manage-users`);
});

test('two administrators change one user: disjoint changes are put together', async ({ enter, running }) => {
  const { page, token } = await enter(ADMIN);
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

test('[USR-006, PERM-017] staff of a brand are led away from the users; the services refuse them', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alp.editor', path: '/manage-users' });
  await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
  await page.goto(`${running.url}/manage-roles`);
  await expect(page.getByRole('alert')).toContainText('Only platform administrators manage users and roles.');
  const { status } = await askIdentity({ url: running.url, token, path: 'users' });
  expect(status).toBe(403);
});

test('the user screens have no accessibility findings: list, drawer, detail, narrow', async ({ enter }) => {
  const { page } = await enter(ADMIN);
  await expect(page.getByRole('link', { name: 'ALP Editor' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  const drawer = await openAdd(page);
  await drawer.getByLabel('First Name').fill('Nora');
  await expect(drawer.getByText('Enter Last Name!')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'ALP Editor' }).click();
  await expect(page.getByRole('table', { name: 'Activity Log' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
});
