import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { awards } from '../../../schemas/company-information/awards';
import { companyInformation } from '../../../schemas/company-information/area';
import { facts } from '../../../schemas/company-information/facts';
import { footerLinks } from '../../../schemas/company-information/footer-links';
import { seoTags } from '../../../schemas/company-information/seo-tags';
import type { Brand, EditorDefinition } from '../../../src/definition';
import type { FormData, Page } from '../../../src/tree';
import { pageService } from '../support/pageService';
import { storedPage } from '../support/storedPage';
import { openScreen } from './support/openScreen';

const SCOPES = [
  ...['read', 'create', 'update'].map((action) => `${action}:company-information`),
  ...companyInformation.tabs.map(({ access }) => access!),
];

/** Opens the tab of a brand. @param form stored before; undefined: nothing is */
async function open(definition: EditorDefinition, brand: Brand, form?: FormData) {
  const slug = `${definition.name}-${brand.toLowerCase()}`;
  const page = form && storedPage({ definition, brand, slug, form });
  const service = pageService(page && [page]);
  const path = `/manage-company-information/${definition.name}/brand-${brand.toLowerCase()}`;
  const opened = await openScreen({ path, brand, scopes: SCOPES, answer: service.answer });
  const { user } = opened;
  await screen.findByText(form ? 'Nothing changed yet' : /Not saved yet\.$/);
  return {
    ...opened,
    async fill(input: HTMLElement, text: string) {
      await user.clear(input);
      if (text === '') return;
      await user.click(input);
      await user.paste(text);
    },
    async save(message: string) {
      await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: 'SAVE' }));
      expect(await screen.findByText(message)).toBeVisible();
    },
    operations: () => service.saves().map((plan) => plan.map(({ operation }) => operation)),
    /** The stored page, by its name without the brand. */
    stored: (name: string) => service.stored(`${name} ${brand}`)!,
  };
}

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

function group(name: string) {
  return within(screen.getByRole('group', { name }));
}

/** All fields of a page, in order. */
function fieldsOf({ containers }: Page) {
  return containers.flatMap(({ field_collections: collections }) => collections.flatMap(({ fields }) => fields));
}

describe('Seo Tags', () => {
  const SECTIONS = ['Home Page', 'Contact Us Page', 'After Sales Page', 'Properties Page', 'Map View Page'];
  const NAMES = ['HOME', 'CONTACT', 'SALES', 'PROPERTIES', 'MAP'].flatMap((page) => [
    ...[`SEO-${page}-TITLE`, `SEO-${page}-DESCRIPTION`],
  ]);
  const TYPED = Object.fromEntries(
    ['home', 'contact', 'sales', 'properties', 'map'].map((page) => [
      ...[page, { title: `${page} title`, description: `About ${page}` }],
    ]),
  );
  const withoutHeading = (page: Page) => fieldsOf(page).filter(({ name }) => name !== 'SEO-HOME-HEADING-TAG');

  it('[CI-SEO-001, CI-SEO-002] have five sections with a title and a description', async () => {
    await open(seoTags, 'AVIDA');
    const sections = screen.getAllByRole('region').filter((one) => within(one).queryByLabelText(/^Description/));
    expect(sections.map((one) => within(one).getByRole('heading').textContent)).toEqual(SECTIONS);
    for (const section of sections) expect(within(section).getByRole('textbox', { name: 'Title' })).toBeEnabled();
  });

  it('[CI-018, CI-024, CI-SEO-004] create the page with the first save, with their fields in order', async () => {
    const { fill, save, operations, stored } = await open(seoTags, 'AVIDA');
    for (const section of SECTIONS) {
      await fill(region(section).getByRole('textbox', { name: 'Title' }), `${section} title`);
      await fill(region(section).getByRole('textbox', { name: 'Description' }), `About the ${section}`);
    }
    await save('Page successfully created');
    expect(operations()[0]?.[0]).toBe('addOrUpdateBrandPage');
    const fields = withoutHeading(stored('Seo Tags'));
    expect(fields.map(({ name }) => name)).toEqual(NAMES);
    expect(fields.map(({ order }) => order)).toEqual(fields.map(({ order }) => order).toSorted((a, b) => a - b));
    expect(fields.map(({ value }) => value)).toEqual(
      SECTIONS.flatMap((section) => [`${section} title`, `About the ${section}`]),
    );
  });

  it('[CI-SEO-003, CI-SEO-006] are all written by a later save, and none is required', async () => {
    const { fill, save, stored } = await open(seoTags, 'AVIDA', { main: TYPED });
    await fill(region('Home Page').getByRole('textbox', { name: 'Title' }), '');
    await fill(region('Home Page').getByRole('textbox', { name: 'Description' }), '');
    await save('Update success.');
    const values = Object.fromEntries(withoutHeading(stored('Seo Tags')).map(({ name, value }) => [name, value]));
    expect(Object.keys(values).sort()).toEqual(NAMES.toSorted());
    expect(values).toMatchObject({
      ...{ 'SEO-HOME-TITLE': null, 'SEO-HOME-DESCRIPTION': null },
      ...{ 'SEO-MAP-TITLE': 'map title', 'SEO-MAP-DESCRIPTION': 'About map' },
    });
  });
});

describe('the Footer Link of AMAIA', () => {
  const FORM = {
    main: {
      items: [
        { text: 'Sales hotline', link: '0917 555 0100', isLink: 1 },
        { text: 'Home loan guide', link: 'https://amaia.example/home-loans', isLink: 2 },
      ],
    },
  };

  it('[CI-FOOT-001, CI-FOOT-002] is a list of texts, each with a contact or a link', async () => {
    const { user } = await open(footerLinks, 'AMAIA', FORM);
    await user.click(screen.getByRole('button', { name: /Sales hotline/ }));
    const first = group('Body 1');
    expect(first.getByRole('textbox', { name: 'Text' })).toHaveValue('Sales hotline');
    expect(first.getByRole('textbox', { name: 'Link or Contact' })).toHaveValue('0917 555 0100');
    expect(first.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['Contact Number', 'Website Link'],
    ]);
    expect(first.getByRole('radio', { name: 'Contact Number' })).toBeChecked();
  });

  it('[CI-FOOT-003, CI-FOOT-004, CI-FOOT-006] adds and removes items, and stores them in one field', async () => {
    const { user, fill, save, stored } = await open(footerLinks, 'AMAIA', FORM);
    await user.click(screen.getByRole('button', { name: '+ Add Body' }));
    const added = within(await screen.findByRole('group', { name: 'Body 3' }));
    await fill(added.getByRole('textbox', { name: 'Text' }), 'Night desk');
    await fill(added.getByRole('textbox', { name: 'Link or Contact' }), 'https://amaia.example/night');
    await user.click(added.getByRole('radio', { name: 'Website Link' }));
    await user.click(screen.getByRole('button', { name: 'Remove Body 1' }));
    await save('Update success.');
    const fields = fieldsOf(stored('Footer Links'));
    expect(fields.map(({ name }) => name)).toEqual(['ITEMS']);
    expect(JSON.parse(fields[0]?.value ?? '')).toEqual([
      { text: 'Home loan guide', link: 'https://amaia.example/home-loans', isLink: 2 },
      { text: 'Night desk', link: 'https://amaia.example/night', isLink: 2 },
    ]);
  });

  it('[CI-FOOT-005] may have empty items', async () => {
    const { user, save, stored } = await open(footerLinks, 'AMAIA', FORM);
    await user.click(screen.getByRole('button', { name: '+ Add Body' }));
    await save('Update success.');
    expect(JSON.parse(fieldsOf(stored('Footer Links'))[0]?.value ?? '')).toHaveLength(3);
  });
});

describe('the tabs with sections', () => {
  const content = (title: string) => ({ title, body: `<p>${title} in words.</p>` });
  const FORM = {
    main: { title: 'Figures' },
    sections: [{ items: [content('12 estates'), content('60 % green')] }, { items: [content('24 hours')] }],
  };
  const sectionOrders = (page: Page) => page.containers.map(({ name, order }) => `${order} ${name}`);

  it('[CI-007, CI-009] are among those of the brand', async () => {
    await open(facts, 'ALP', FORM);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['About Us', 'Seo Tags', 'Facts', 'Mission and Vision', 'Awards', 'Terms and Conditions', 'Privacy Policy'],
    ]);
    expect(screen.getByRole('tab', { name: 'Facts' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[CI-FACTS-001, CI-FACTS-002, CI-FACTS-003] Facts: a title, and sections of contents that are added and removed', async () => {
    const { user, fill, save, stored } = await open(facts, 'ALP', FORM);
    await fill(screen.getByRole('textbox', { name: 'Title' }), 'Figures of the year');
    await user.click(screen.getByRole('button', { name: '+ Add Section' }));
    const added = within(await screen.findByRole('group', { name: 'Section 3' }));
    await user.click(added.getByRole('button', { name: '+ Add Content' }));
    const item = within(await added.findByRole('group', { name: 'Content 1' }));
    await fill(item.getByRole('textbox', { name: 'Title' }), '7 lakes');
    expect(item.getByRole('textbox', { name: 'Body' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Section 1' }));
    await save('Update success.');
    const page = stored('Facts');
    expect(sectionOrders(page)).toEqual(['0 DEFAULT', '1 SECTION', '2 SECTION']);
    expect(fieldsOf(page)[0]?.value).toBe('Figures of the year');
    expect(JSON.stringify(page)).not.toContain('12 estates');
    for (const kept of ['24 hours', '7 lakes']) expect(JSON.stringify(page)).toContain(kept);
  });

  it('[CI-FACTS-004] Facts: a section takes up to three images', async () => {
    const { user } = await open(facts, 'ALP', { main: {}, sections: [{ items: [content('7 lakes')] }] });
    await user.click(screen.getByRole('button', { name: /^Section 1 / }));
    const section = group('Section 1');
    const add = () => section.getByLabelText('Add to Images', { selector: 'input' });
    for (const [index, name] of ['lake.png', 'pier.png', 'reed.png'].entries()) {
      await user.upload(add(), new File(['a'], name, { type: 'image/png' }));
      expect(await section.findByText(new RegExp(`^${index + 1} of 3`))).toBeVisible();
    }
    expect(section.getByText('Maximum of 3 files')).toBeVisible();
    expect(section.getByRole('button', { name: /^Add to Images/ })).toBeDisabled();
  });

  it('[CI-AWD-001] Awards: a title, and sections with contents and images', async () => {
    const { user } = await open(awards, 'ALP', FORM);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Figures');
    await user.click(screen.getByRole('button', { name: /^Section 2 / }));
    const section = group('Section 2');
    await user.click(section.getByRole('button', { name: /^Content 1 / }));
    const item = within(section.getByRole('group', { name: 'Content 1' }));
    expect(item.getByRole('textbox', { name: 'Title' })).toHaveValue('24 hours');
    expect(item.getByRole('textbox', { name: 'Body' })).toBeVisible();
    expect(section.getByRole('group', { name: 'Images' })).toBeVisible();
  });

  it('[CI-AWD-002, CI-AWD-003, CI-AWD-004] Awards: stored as a title in the default container, and containers of contents', async () => {
    const { fill, save, stored } = await open(awards, 'ALP', FORM);
    await fill(screen.getByRole('textbox', { name: 'Title' }), 'What others say');
    await save('Update success.');
    const page = stored('Awards');
    expect(sectionOrders(page)).toEqual(['0 DEFAULT', '1 SECTION', '2 SECTION']);
    expect(fieldsOf({ ...page, containers: [page.containers[0]!] })).toMatchObject([
      { name: 'AWARDS-TITLE', value: 'What others say' },
    ]);
    const contents = page.containers[1]?.field_collections.find(({ name }) => name === 'CONTENT');
    expect(contents?.children.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['TITLE', 'BODY'],
      ['TITLE', 'BODY'],
    ]);
  });
});
