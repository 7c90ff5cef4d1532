import { card, editorPath, focusText, openRow, rowOf, save, saveButton } from './support/editor';
import { createGate } from './support/gate';
import { fieldsOf, readStoredPage, removeStoredPage } from './support/service';
import { expect, test } from './support/test';

test('the links of the terms open in a new tab', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: editorPath('terms-and-conditions', 'ALISI') });
  const body = page.getByRole('textbox', { name: 'Body' });

  await test.step('[CI-TC-001, CI-TC-002] title and formatted body are saved', async () => {
    await page.getByLabel('Title', { exact: true }).fill('The small print');
    await focusText(body);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Read it at ');
    await page.getByRole('toolbar', { name: 'Formatting of Body' }).getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Web, email or telephone link').fill('https://print.example/all');
    await page.getByRole('button', { name: 'Set link' }).click();
    await save(page);
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The small print');
    await expect(body).toHaveText('Read it at https://print.example/all');
  });

  await test.step('[CI-TC-005] its link opens in a new tab', async () => {
    const stored = fieldsOf(
      await readStoredPage({ url: running.url, token, brand: 'ALISI', kind: 'terms-and-conditions' }),
    );
    expect(stored.find(({ name }) => name === 'BODY')?.value).toBe(
      '<p>Read it at <a href="https://print.example/all" target="_blank" rel="noopener noreferrer">https://print.example/all</a></p>',
    );
  });
});

test('what is typed while the rich text editor is still loading is kept, in order', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor' });
  const editorGate = createGate();
  await page.route(/RichTextEditor/, async (route) => {
    await editorGate.opened;
    await route.continue();
  });
  await page.goto(page.url().replace(/\/manage.*/, editorPath('terms-and-conditions', 'ALP')));
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Homes made ');
  editorGate.open();
  await page.keyboard.type('to be ');
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('handed on');
  await expect(body).toContainText(/Homes made to be handed on$/);
  await expect(saveButton(page)).toBeEnabled();
});

const SEO_SECTIONS = ['Home Page', 'Contact Us Page', 'After Sales Page', 'Properties Page', 'Map View Page'];
const SEO_FIELDS = ['HOME', 'CONTACT', 'SALES', 'PROPERTIES', 'MAP'].flatMap((page) => [
  `SEO-${page}-TITLE`,
  `SEO-${page}-DESCRIPTION`,
]);

test('the first save of Seo Tags writes everything that was typed', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'avida.editor' });
  const seo = { url: running.url, token, brand: 'AVIDA', kind: 'seo-tags' } as const;
  await removeStoredPage(seo);
  await page.reload();
  await expect(page.getByRole('row', { name: /About Us AVIDA/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Seo Tags AVIDA/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Page' }).click();
  await page.getByRole('menuitem', { name: 'Seo Tags' }).click();
  await expect(page.getByText(/Not saved yet\.$/)).toBeVisible();

  await test.step('[CI-SEO-001, CI-SEO-002] five sections with a title and a description', async () => {
    const titles = page.getByRole('region').filter({ has: page.getByLabel('Description') });
    await expect(titles.getByRole('heading')).toHaveText(SEO_SECTIONS);
    for (const section of SEO_SECTIONS) {
      await card(page, section).getByLabel('Title').fill(`${section} title`);
      await card(page, section).getByLabel('Description').fill(`About the ${section}`);
    }
  });

  await test.step('[CI-018, CI-024] the first save creates the page', async () => {
    await save(page, 'Page successfully created');
  });

  await test.step('[CI-SEO-004] its fields and their order', async () => {
    const created = fieldsOf(await readStoredPage(seo)).filter(({ name }) => name !== 'SEO-HOME-HEADING-TAG');
    expect(created.map(({ name }) => name)).toEqual(SEO_FIELDS);
    expect(created.map(({ order }) => order)).toEqual(created.map(({ order }) => order).toSorted((a, b) => a - b));
    expect(created.at(-1)?.value).toBe('About the Map View Page');
  });

  await test.step('[CI-SEO-003, CI-SEO-006] a later save writes all of them, and requires none', async () => {
    await page.reload();
    for (const section of SEO_SECTIONS) {
      await expect(card(page, section).getByLabel('Title')).toHaveValue(`${section} title`);
      await expect(card(page, section).getByLabel('Description')).toHaveValue(`About the ${section}`);
    }
    await card(page, 'Home Page').getByLabel('Title').fill('');
    await save(page);
    const updated = fieldsOf(await readStoredPage(seo));
    expect(updated.map(({ name }) => name)).toEqual(expect.arrayContaining(SEO_FIELDS));
    await page.reload();
    await expect(card(page, 'Home Page').getByLabel('Description')).toHaveValue('About the Home Page');
    await expect(card(page, 'Home Page').getByLabel('Title')).toHaveValue('');
  });
});

test('Footer Link of AMAIA is edited, saved and read again', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'amaia.editor', path: editorPath('footer-links', 'AMAIA') });
  const bodies = card(page, 'Body');

  await test.step('[BRAND-010, CI-013] it has a tab, and Seo Tags has none', async () => {
    await expect(page.getByRole('tab', { name: 'Footer Link' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Seo Tags' })).toHaveCount(0);
  });

  await test.step('[CI-FOOT-001, CI-FOOT-002] an item is a text with a contact or a link', async () => {
    const first = await openRow(bodies, 'Body 1');
    await expect(first.getByRole('radio', { name: 'Contact Number' })).toBeChecked();
    await first.getByRole('radio', { name: 'Website Link' }).check();
    await first.getByLabel('Link or Contact').fill('https://amaia.example/hotline');
    await expect(first.getByLabel('Text', { exact: true })).toHaveValue('Sales hotline');
  });

  await test.step('[CI-FOOT-003, CI-FOOT-004, CI-FOOT-005] items are added and removed, and may be empty', async () => {
    await bodies.getByRole('button', { name: '+ Add Body' }).click();
    const added = bodies.getByRole('group', { name: 'Body 5', exact: true });
    await added.getByLabel('Text', { exact: true }).fill('Night desk');
    await added.getByLabel('Link or Contact').fill('0917 555 0100');
    await added.getByRole('radio', { name: 'Contact Number' }).check();
    await bodies.getByRole('button', { name: 'Remove Body 2', exact: true }).click();
    await bodies.getByRole('button', { name: '+ Add Body' }).click();
    await save(page);
  });

  await page.reload();
  for (const [index, text] of ['Sales hotline', 'Home loan guide', 'Broker accreditation', 'Night desk'].entries()) {
    await expect(rowOf(bodies, `Body ${index + 1}`)).toContainText(text);
  }
  await expect((await openRow(bodies, 'Body 1')).getByRole('radio', { name: 'Website Link' })).toBeChecked();
  const night = await openRow(bodies, 'Body 4');
  await expect(night.getByLabel('Link or Contact')).toHaveValue('0917 555 0100');
  await expect(night.getByRole('radio', { name: 'Contact Number' })).toBeChecked();

  await test.step('[CI-FOOT-006] they are stored in one field', async () => {
    const stored = fieldsOf(await readStoredPage({ url: running.url, token, brand: 'AMAIA', kind: 'footer-links' }));
    expect(stored.map(({ name }) => name)).toEqual(['ITEMS']);
    expect(JSON.parse(stored[0]?.value ?? '')).toMatchObject([
      { text: 'Sales hotline', link: 'https://amaia.example/hotline', isLink: 2 },
      { text: 'Home loan guide', link: 'https://amaia.example/home-loans', isLink: 2 },
      { text: 'Broker accreditation', link: 'https://amaia.example/brokers', isLink: 2 },
      { text: 'Night desk', link: '0917 555 0100', isLink: 1 },
      {},
    ]);
  });
});
