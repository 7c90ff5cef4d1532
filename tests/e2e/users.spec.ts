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
  const person = { firstName: 'Nora', lastName: 'Reyes', email: 'nora.reyes@demo.example' };
  const context = await browser.newContext();
  const theirs = await context.newPage();

  await test.step('created, and pending', async () => {
    const drawer = await openAdd(page);
    await fillUser(drawer, person);
    await save(drawer);
    await expect(fact(page, 'Status')).toHaveText('Pending');
  });

  await test.step('verified by mail, they sign in', async () => {
    await theirs.goto(await linkMailedTo(person.email, { url: running.url, token }));
    await expect(theirs.getByRole('heading', { name: 'E-mail address verified' })).toBeVisible();
    await signIn(theirs, { url: running.url, email: person.email });
    // The first area depends on the role, which other tests change.
    await expect(theirs).toHaveURL(/\/manage-[a-z-]+$/);
  });

  await test.step('another role works at once', async () => {
    await page.reload();
    await expect(fact(page, 'Status')).toHaveText('Verified');
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role', { exact: false }).first().selectOption({ label: 'ALP Editor' });
    await save(drawer);
    await expect(page.getByRole('row', { name: /Role changed from ALP Reader to ALP Editor/ })).toBeVisible();
    await theirs.goto(`${running.url}/manage-company-information`);
    await expect(theirs.getByRole('button', { name: 'Add Page' })).toBeVisible();
  });

  await test.step('deactivated, their session is over, and a new sign-in is refused', async () => {
    const drawer = await openUpdate(page);
    await drawer.getByLabel('Role Status').selectOption({ label: 'Inactive' });
    await drawer.getByLabel('Reason').fill('Left the company');
    await save(drawer);
    await expect(fact(page, 'Reason')).toHaveText('Left the company');
    await theirs.goto(`${running.url}/admin/login`);
    await theirs.getByRole('button', { name: 'Sign In' }).click();
    // The provider still has a session, and does not ask for an account.
    await expect(theirs.getByText('This account is not active. Please contact your administrator.')).toBeVisible();
    await context.close();
  });
});
