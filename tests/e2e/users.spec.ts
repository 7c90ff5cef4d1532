import { linkMailedTo } from './support/identity';
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

  await test.step('[USR-007, USR-010] a drawer, which announces the mail', async () => {
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

  await test.step('[USR-024] verified by mail, they sign in', async () => {
    await theirs.goto(await linkMailedTo(person.email, admin));
    await expect(theirs.getByRole('heading', { name: 'E-mail address verified' })).toBeVisible();
    await signIn(theirs, { url: running.url, email: person.email });
    // The first area depends on the role, which other tests change.
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

  await test.step('deactivated, for a reason', async () => {
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role Status').selectOption({ label: 'Inactive' });
    await drawer.getByLabel('Reason').fill('Left the company');
    await save(drawer);
    await expect(drawer).toHaveCount(0);
    await expect(fact(page, 'Reason')).toHaveText('Left the company');
  });

  await test.step('the session is over, and a new sign-in is refused', async () => {
    await theirs.goto(`${running.url}/admin/login`);
    await theirs.getByRole('button', { name: 'Sign In' }).click();
    // The provider still has a session, and does not ask for an account.
    await expect(theirs.getByText('This account is not active. Please contact your administrator.')).toBeVisible();
    await context.close();
  });
});
