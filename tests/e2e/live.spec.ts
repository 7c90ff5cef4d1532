import { card, editorPath, expectIdle, save } from './support/editor';
import { askIdentity } from './support/identity';
import { expect, test } from './support/test';

test('what one saves another sees at once, on every screen, and nothing that is typed is replaced', async ({
  enter,
  running,
}) => {
  const path = editorPath('facts', 'AVIDA');
  const { page: mine } = await enter({ account: 'avida.editor', path });
  const { page: theirs } = await enter({ account: 'avida.limited', path });
  const titleOf = (page: typeof mine) => card(page, 'Page').getByLabel('Title', { exact: true });
  const question = mine.getByRole('dialog', { name: 'Choose what to keep' });
  await expect(mine.getByText('Also open: AVIDA Limited')).toBeVisible();

  await test.step('an unchanged form shows the saved value, and the focus stays', async () => {
    await titleOf(mine).focus();
    await titleOf(theirs).fill('Theirs');
    await save(theirs);
    await expect(titleOf(mine)).toHaveValue('Theirs');
    await expect(titleOf(mine)).toBeFocused();
    await expect(mine.getByText(/Last saved .* by AVIDA Limited\.$/)).toBeVisible();
    await expectIdle(mine);
  });

  await test.step('a changed form keeps its value, and asks on request', async () => {
    await titleOf(mine).fill('Mine');
    await titleOf(theirs).fill('Theirs again');
    await save(theirs);
    await expect(mine.getByText('What you changed here stays as it is.')).toBeVisible();
    await expect(titleOf(mine)).toHaveValue('Mine');
    await mine.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(question.getByRole('radio', { name: 'Theirs: Theirs again' })).toBeVisible();
  });

  await test.step('the open question is updated to the stored value', async () => {
    await titleOf(theirs).fill('Theirs at last');
    await save(theirs);
    await expect(question.getByRole('radio', { name: 'Theirs: Theirs at last' })).toBeVisible();
    await expect(question.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    await question.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(titleOf(mine)).toHaveValue('Mine');
    await save(mine);
    await expect(titleOf(theirs)).toHaveValue('Mine');
  });

  await test.step('a list is reordered', async () => {
    await mine.getByRole('tab', { name: 'About Us' }).click();
    await expect(mine.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible();
    await titleOf(mine).fill('About to be seen');
    await save(mine);
    await mine.getByRole('button', { name: 'CANCEL' }).click();
    await expect(mine.getByRole('row').nth(1)).toContainText('About Us AVIDA');
    await titleOf(theirs).fill('Saved last');
    await save(theirs);
    await expect(mine.getByRole('row').nth(1)).toContainText('Facts AVIDA');
  });

  await test.step('the home: what was saved last, and what is not on the website', async () => {
    await mine.getByRole('link', { name: 'AVIDA Console Home' }).click();
    const edits = card(mine, 'Recent edits');
    await expect(edits.getByRole('listitem').first()).toContainText('Facts AVIDA');
    await theirs.getByRole('tab', { name: 'About Us' }).click();
    await expect(titleOf(theirs)).toHaveValue('About to be seen');
    await titleOf(theirs).fill('Seen from home');
    await save(theirs);
    await expect(edits.getByRole('listitem').first()).toContainText(/About Us AVIDA.*AVIDA Limited/);
    await expect(card(mine, 'Not on the website yet').getByRole('listitem').first()).toContainText('About Us AVIDA');
    await edits.getByRole('link', { name: 'About Us AVIDA' }).first().click();
  });

  await test.step('a history that is open: one more version, in its place', async () => {
    await mine.getByRole('button', { name: /^History of/ }).click();
    const versions = mine.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText('Now');
    const count = await versions.count();
    await titleOf(theirs).fill('Seen in the history');
    await save(theirs);
    await expect(versions).toHaveCount(count + 1);
    await expect(versions.first()).toContainText('Now');
    await expect(versions.nth(1)).not.toContainText('Now');
  });

  await test.step('the list of users', async () => {
    const { page: list, token } = await enter({
      account: 'platform.administrator',
      path: '/manage-users?search=heard.of',
    });
    await expect(list.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    const admin = { url: running.url, token };
    const { data } = await askIdentity({ ...admin, path: 'users?q=avida.limited' });
    const [{ roles, tenants }] = data as [{ roles: [{ id: string }]; tenants: [{ id: string }] }];
    const body = {
      ...{ firstName: 'Heard', lastName: 'Of', email: 'heard.of@demo.example', contactNumber: '09171234567' },
      ...{ roleId: roles[0].id, tenantId: tenants[0].id, password: '', isActive: false },
    };
    expect(await askIdentity({ ...admin, path: 'users', method: 'POST', body })).toMatchObject({ status: 201 });
    // New users are inactive until they are verified.
    await expect(list.getByRole('button', { name: 'Inactive (1)' })).toBeVisible();
  });
});
