import { showProblems } from './support/editor';
import { askIdentity, linkMailedTo } from './support/identity';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';
import { ADMIN, fact, fillUser, openAdd, openUpdate, save } from './support/users';

test('the life of a user: created, verified by mail, signed in, given another role, deactivated', async ({
  enter,
  running,
  browser,
}) => {
  const { page, token } = await enter(ADMIN);
  const admin = { url: running.url, token };
  const person = { firstName: 'Nora', lastName: 'Reyes', email: 'nora.reyes@demo.example' };
  const context = await browser.newContext();
  const theirs = await context.newPage();

  await test.step('[USR-007, USR-010] a drawer, which says that there will be a mail', async () => {
    const drawer = await openAdd(page);
    await expect(drawer).toContainText('The new user will receive an e-mail to verify the account before login.');
    expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(350);
    await fillUser(drawer, person);
    await save(drawer);
  });

  await test.step('[USR-021, USR-022, USR-024] created, their page opens, and they are pending', async () => {
    await expect(page.getByText('User has been created')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-users\/user-details\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Nora Reyes' })).toBeVisible();
    await expect(fact(page, 'Status')).toHaveText('Pending');
    await expect(page.getByRole('row', { name: /Created by Platform Administrator/ })).toBeVisible();
  });

  await test.step('[USR-031] the drawer to update them has the same fields, filled', async () => {
    const drawer = await openUpdate(page);
    for (const [label, value] of [
      ['First Name', person.firstName],
      ['Middle Name', ''],
      ['Last Name', person.lastName],
      ['Mobile Number', '09171234567'],
      ['Email', person.email],
    ] as const) {
      await expect(drawer.getByLabel(label)).toHaveValue(value);
    }
    await expect(drawer.getByLabel('Brand').locator('option:checked')).toHaveText('ALP');
    await expect(drawer.getByLabel('Role', { exact: false }).locator('option:checked')).toHaveText('ALP Reader');
  });

  await test.step('[USR-033] a pending user has neither role status nor reason', async () => {
    const drawer = page.getByRole('dialog', { name: 'Update User' });
    await expect(drawer.getByLabel('Role Status')).toHaveCount(0);
    await expect(drawer.getByLabel('Reason')).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toHaveCount(0);
  });

  await test.step('[USR-024] verified by the mail, they sign in', async () => {
    await theirs.goto(await linkMailedTo(person.email, admin));
    await expect(theirs.getByRole('heading', { name: 'E-mail address verified' })).toBeVisible();
    await signIn(theirs, { url: running.url, email: person.email });
    // Which area comes first follows from the role, which other tests change.
    await expect(theirs).toHaveURL(/\/manage-[a-z-]+$/);
    await page.reload();
    await expect(fact(page, 'Status')).toHaveText('Verified');
  });

  await test.step('[USR-036, USR-037] another role is sent with an empty password, and works at once', async () => {
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role', { exact: false }).first().selectOption({ label: 'ALP Editor' });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(drawer);
    const request = await sent;
    expect(new URL(request.url()).pathname).toMatch(/^\/iam\/users\/[0-9a-f-]{36}$/);
    expect(request.postDataJSON()).toMatchObject({ ...person, password: '' });
    await expect(page.getByText('Update success', { exact: true })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(fact(page, 'Role')).toHaveText('ALP Editor');
    await expect(page.getByRole('row', { name: /Role changed from ALP Reader to ALP Editor/ })).toBeVisible();
    await theirs.goto(`${running.url}/manage-company-information`);
    await expect(theirs.getByRole('button', { name: 'Add Page' })).toBeVisible();
  });

  await test.step('[USR-032, USR-034] deactivating needs a reason', async () => {
    const drawer = await openUpdate(page);
    await expect(drawer.getByLabel('Role Status').getByRole('option')).toHaveText(['Active', 'Inactive']);
    await drawer.getByLabel('Role Status').selectOption({ label: 'Inactive' });
    await showProblems(page);
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

test('the detail has dates, a log that is searched, and messages where they cannot be loaded', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter(ADMIN);
  const list = await askIdentity({ url: running.url, token, path: 'users?q=avida.limited' });
  const [user] = list.data as readonly { readonly id: string }[];
  const address = `${running.url}/manage-users/user-details/${user!.id}`;
  await page.goto(address);

  await test.step('[USR-025] dates', async () => {
    await expect(fact(page, 'Date Created')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
  });

  await test.step('[USR-026, USR-027, USR-028] the log', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['Reference #', 'Date Created', 'Activity']);
    await expect(page.getByRole('columnheader', { name: 'Date Created' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('searchbox', { name: 'Search Activities' }).fill('nothing like this');
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByText('0 items')).toBeVisible();
  });

  await test.step('[USR-029] a log that cannot be loaded', async () => {
    await page.route('**/activities*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await expect(page.getByText('Something went wrong on getting User Activity Logs!')).toBeVisible();
  });

  await test.step('[USR-030] a user who cannot be loaded', async () => {
    await page.goto(`${running.url}/manage-users/user-details/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${running.url}/manage-users`);
  });
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
