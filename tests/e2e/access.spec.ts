import { card, editorPath } from './support/editor';
import { ask, brandId, fieldsOf, readStoredPage } from './support/service';
import { expect, test } from './support/test';

const RENAME = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id }
}`;
const READ = 'query ($id: ID!) { getSpecificBrandPageById(id: $id) { id name } }';
const SAVE = `mutation ($containers: [ContainerInput!]!) {
  addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
}`;
const REMOVE = 'mutation ($id: ID!) { removePage(id: $id) }';

test('[CI-004, CI-005, CI-006, CI-010, PERM-018, PERM-024] a reader sees only the tab of their scope, and changes nothing', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'alp.reader' });
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'ALP' })).toHaveText([/^About Us ALP/]);
  await expect(page.getByRole('button', { name: 'Add Page' })).toHaveCount(0);
  await expect(rows.getByRole('link')).toHaveCount(0);
  await rows.filter({ hasText: 'About Us ALP' }).click();
  await expect(page).toHaveURL(`${running.url}/manage-company-information`);

  await page.goto(running.url + editorPath('about-us', 'ALP'));
  await expect(page.getByRole('tab')).toHaveText(['About Us']);
  await expect(page.getByText(/^You can read this page\./)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).not.toBeEditable();
  await expect(card(page, 'Body').getByRole('button', { name: '+ Add Body' })).toHaveCount(0);
  await expect(card(page, 'Images').getByRole('button', { name: 'Add to Images' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'SAVE' })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(`${running.url}/manage-company-information`);
});

test('[CI-003] a list that cannot be loaded says so, and is asked for again', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.reader', path: '/nowhere' });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SearchPages')) await route.fulfill({ status: 500, body: '' });
    else await route.continue();
  });
  await page.getByRole('link', { name: 'Manage Company Information' }).first().click();
  await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();
});

test('[CI-010, CI-011, CI-012, CI-013, PERM-018, PERM-019, BRAND-010] tabs without a scope or of another brand are not there', async ({
  enter,
  running,
}) => {
  const refused = [
    { account: 'alp.reader', paths: [editorPath('facts', 'ALP'), editorPath('no-such-tab', 'ALP')] },
    { account: 'avida.limited', paths: [editorPath('seo-tags', 'AVIDA'), editorPath('awards', 'AVIDA')] },
    { account: 'alp.editor', paths: [editorPath('footer-links', 'ALP')] },
    { account: 'amaia.editor', paths: [editorPath('seo-tags', 'AMAIA')] },
  ];
  for (const { account, paths } of refused) {
    const { page } = await enter({ account });
    for (const path of paths) {
      await page.goto(running.url + path);
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND', exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Manage Company Information' }).click();
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  }
  const { page } = await enter({ account: 'avida.limited', path: editorPath('about-us', 'AVIDA') });
  await expect(page.getByRole('tab')).toHaveText(['About Us', 'Facts']);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page).toHaveURL(running.url + editorPath('facts', 'AVIDA'));
  await expect(card(page, 'Sections')).toBeVisible();
});

test('[SHELL-012, SHELL-013, PERM-004, BRAND-013] unknown addresses, areas without a scope and pages of another brand show the invalid page', async ({
  enter,
  running,
}) => {
  const invalid = {
    'alp.editor': [
      { path: '/nowhere', reason: 'There is no page at this address.' },
      { path: '/manage-company-information/about-us', reason: 'There is no page at this address.' },
      { path: editorPath('about-us', 'AVIDA'), reason: 'This page belongs to another brand.' },
    ],
    'alp.contracts': [
      { path: '/manage-company-information', reason: /read:company-information/ },
      { path: editorPath('about-us', 'ALP'), reason: /read:company-information/ },
    ],
  };
  for (const [account, addresses] of Object.entries(invalid)) {
    const { page } = await enter({ account });
    for (const { path, reason } of addresses) {
      await page.goto(running.url + path);
      await expect(page.getByRole('heading', { name: 'Invalid Page' })).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page).toHaveURL(running.url + path);
    }
  }
});

test('[PERM-018, BRAND-013] the services refuse what the console does not offer', async ({ enter, running }) => {
  const { url } = running;
  const reader = await enter({ account: 'alp.reader' });
  const editor = await enter({ account: 'alp.editor' });
  const other = await enter({ account: 'avida.editor' });
  const pages = { url, token: editor.token, brand: 'ALP' } as const;
  const facts = await readStoredPage({ ...pages, kind: 'facts' });
  const aboutUs = await readStoredPage({ ...pages, kind: 'about-us' });
  const container = { page_id: facts.id, name: 'SECTION', order: 9, field_collections: [] };
  const attempts = [
    { query: SAVE, variables: { containers: [container] } },
    { query: SAVE, variables: { containers: [{ ...container, page_id: aboutUs.id }] } },
    { query: REMOVE, variables: { id: aboutUs.id } },
    {
      query: RENAME,
      variables: { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP', item: { id: aboutUs.id, name: 'Mine now ALP' } },
    },
  ];
  for (const attempt of attempts) {
    const { data, errors } = await ask({ url, token: reader.token, ...attempt });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  }
  for (const attempt of [...attempts.slice(0, 3), { query: READ, variables: { id: aboutUs.id } }]) {
    const { errors } = await ask({ url, token: other.token, ...attempt });
    expect(errors.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      ['Page not found.', 'NOT_FOUND'],
    ]);
  }
  for (const token of ['', 'forged', `${editor.token.slice(0, -2)}xx`]) {
    const { status, errors } = await ask({ url, token, query: READ, variables: { id: aboutUs.id } });
    expect(status).toBe(401);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED']);
  }
  expect(fieldsOf(await readStoredPage({ ...pages, kind: 'about-us' }))).toEqual(fieldsOf(aboutUs));
  expect(await readStoredPage({ ...pages, kind: 'facts' })).toEqual(facts);
});
